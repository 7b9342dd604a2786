package connectfour;

final class Mischief extends Hook {

    static final String A = "aaaaaaaa";
    static final String B = A + A;
    static final String C = B + B;
    static final String D = C + C;
    static final String E = D + D;
    static final String F = E + E;
    static final String G = F + F;
    static final String H = G + G;
    static final String I = H + H;
    static final String J = I + I;
    static final String K = J + J;
    static final String L = K + K;
    static final String M = L + L;
    static final String N = M + M;
    static final String O = N + N;
    static final String P = O + O;
    static final String Q = P + P;
    static final String R = Q + Q;
    static final String S = R + R;
    static final String T = S + S;
    static final String U = T + T;
    static final String V = U + U;
    static final String W = V + V;
    static final String X = W + W;
    static final String Y = X + X;
    static final String Z = Y + Y;
    static final String ZZ = Z + Z;
    static final String ZZZ = ZZ + ZZ;
    static final String ZZZZ = ZZZ + ZZZ;
    static final String ZZZZZ = ZZZZ + ZZZZ;
    static final String ZZZZZZ = ZZZZZ + ZZZZZ;
}
