const KEY = "authToken";

/** The access token, while there is one. */
export const storedToken = () => localStorage.getItem(KEY);
export const storeToken = (token: string) => localStorage.setItem(KEY, token);
export const clearToken = () => localStorage.removeItem(KEY);

interface Payload {
  readonly sub?: string;
  readonly exp?: number;
}

/** What a token says of itself, or undefined when it cannot be decoded. The server is who verifies it. */
export function payloadOf(token: string): Payload | undefined {
  try {
    const middle = token.split(".")[1] ?? "";
    return JSON.parse(atob(middle.replaceAll("-", "+").replaceAll("_", "/"))) as Payload; // read, never trusted
  } catch {
    return undefined;
  }
}

/** A token is worth sending when it decodes and ends later than now. */
export function isLive(token: string | null): token is string {
  const exp = token === null ? undefined : payloadOf(token)?.exp;
  return exp !== undefined && exp * 1000 > Date.now();
}

/** Hears of a token that another tab has stored, or, with null, forgotten. What it gives ends that. */
export function onTokenElsewhere(hear: (token: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => key === KEY && hear(newValue);
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
