// Browsers bind cookies with this prefix to the host and only accept them over TLS.
const NAME = "__Host-backlot_refresh";
const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=Strict";
const DAYS = 30;

/** The refresh token among a request's cookies. */
export function refreshTokenIn(cookies: ReadonlyMap<string, string>): string | undefined {
  return cookies.get(NAME) || undefined;
}

/** The cookie that stores a refresh token. Scripts cannot read it. */
export function keepRefreshToken(token: string): string {
  return `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${DAYS * 24 * 3600}`;
}

/** The cookie that deletes the refresh token. */
export const CLEAR_REFRESH_TOKEN = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
