Feature: Nothing
