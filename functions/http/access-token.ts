import { JwtVerifier } from "aws-jwt-verify";
import { JwtBaseError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import * as z from "zod";
import { environment } from "../runtime/environment.ts";
import type { TokenClaims } from "../store/account/sessions.ts";

const Claims = z.object({
  sub: z.string().min(1),
  origin_jti: z.string().min(1),
  auth_time: z.number(),
  iat: z.number(),
  exp: z.number(),
  token_use: z.literal("access"),
});

// Cognito's access tokens live for at most a day, so a token that claims a longer life is not Cognito's.
const MAX_LIFETIME_SECONDS = 24 * 60 * 60;

let verifier: ReturnType<typeof makeVerifier> | undefined;

function makeVerifier() {
  const pool = environment("USER_POOL_ID");
  const region = pool.split("_")[0];
  const host = `https://cognito-idp.${region}.amazonaws.com`;
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? host;
  return JwtVerifier.create(
    [{ issuer: `${host}/${pool}`, audience: null, jwksUri: `${endpoint}/${pool}/.well-known/jwks.json` }],
    {
      // The library's own fetcher only supports HTTPS, but a configured endpoint may use HTTP.
      jwksCache: new SimpleJwksCache({ fetcher: { fetch: async (uri: string) => (await fetch(uri)).arrayBuffer() } }),
    },
  );
}

/** The claims of a bearer token that Cognito issued to this application; undefined if the token is invalid. */
export async function verifyAccessToken(authorization: string | undefined): Promise<TokenClaims | undefined> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "")?.[1];
  if (!token) return undefined;
  verifier ??= makeVerifier();
  try {
    const payload = await verifier.verify(token);
    const claims = Claims.safeParse(payload);
    if (!claims.success || payload.client_id !== environment("CLIENT_ID")) return undefined;
    if (claims.data.exp - claims.data.iat > MAX_LIFETIME_SECONDS) return undefined;
    return { userId: claims.data.sub, signIn: claims.data.origin_jti, signedInAt: claims.data.auth_time };
  } catch (error) {
    // Every token error means an invalid token to the caller. A failure to fetch the keys is not a token error.
    if (error instanceof JwtBaseError) return undefined;
    throw error;
  }
}
