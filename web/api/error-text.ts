import { ApiError, NetworkError } from "./client.ts";

/** The server's words for what went wrong, or `fallback` when it had none. A bug rises. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.code === "unknown" ? fallback : error.message;
  if (error instanceof NetworkError) return error.message;
  throw error;
}
