import type { Claims, Signer } from "./signer.ts";

/** The issuer and the audience (client ids) that an API accepts. */
export interface Trust {
  readonly issuer: string;
  readonly audience: readonly string[];
}

/**
 * Validates a token as the JWT authorizer of API Gateway does: offline, so a revoked token is accepted until
 * it expires.
 */
export function authorize(signer: Signer, token: string, trust: Trust, seconds: number): Claims | undefined {
  const claims = signer.claimsOf(token);
  if (claims === undefined || claims.iss !== trust.issuer) return undefined;
  const { exp, nbf = seconds, iat = seconds } = claims;
  const timely = isTime(exp) && isTime(nbf) && isTime(iat) && nbf <= seconds && iat <= seconds && seconds < exp;
  const meant = audienceOf(claims).some((name) => trust.audience.includes(name));
  return timely && meant ? claims : undefined;
}

function isTime(value: unknown): value is number {
  return typeof value === "number";
}

/** Access tokens of Cognito have no `aud`, so the authorizer checks `client_id` instead. */
function audienceOf({ aud, client_id }: Claims): readonly string[] {
  const names: unknown[] = aud === undefined ? [client_id] : [aud].flat();
  return names.filter((name) => typeof name === "string");
}
