// By this prefix browsers take the cookie from this host alone, and only over TLS.
const NAME = "__Host-backlot_refresh";
const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=Strict";
const DAYS = 30;

/** The refresh token that came with a request. */
export function refreshTokenIn(cookies: ReadonlyMap<string, string>): string | undefined {
  return cookies.get(NAME) || undefined;
}

/** The cookie that keeps a refresh token where no script can read it. */
export function keepRefreshToken(token: string): string {
  return `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${DAYS * 24 * 3600}`;
}

/** The cookie that forgets it. */
export const CLEAR_REFRESH_TOKEN = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
