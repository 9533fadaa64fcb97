const KEY = "authToken";

/** The stored access token, or null. */
export const storedToken = () => localStorage.getItem(KEY);
export const storeToken = (token: string) => localStorage.setItem(KEY, token);
export const clearToken = () => localStorage.removeItem(KEY);

interface Payload {
  readonly sub?: string;
  readonly exp?: number;
}

/** The claims of a token, or undefined when it cannot be decoded. Only the server verifies it. */
export function payloadOf(token: string): Payload | undefined {
  try {
    const middle = token.split(".")[1] ?? "";
    return JSON.parse(atob(middle.replaceAll("-", "+").replaceAll("_", "/"))) as Payload; // read, never trusted
  } catch {
    return undefined;
  }
}

/** Whether a token can be decoded and has not expired. */
export function isLive(token: string | null): token is string {
  const exp = token === null ? undefined : payloadOf(token)?.exp;
  return exp !== undefined && exp * 1000 > Date.now();
}

/** Subscribes to changes of the token in other tabs; null means signed out. Returns the unsubscribe function. */
export function onTokenElsewhere(hear: (token: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => key === KEY && hear(newValue);
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
