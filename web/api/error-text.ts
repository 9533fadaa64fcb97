import { ApiError, NetworkError } from "./client.ts";

/** The server's error message, or `fallback` if it has none. Unexpected errors are rethrown. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.code === "unknown" ? fallback : error.message;
  if (error instanceof NetworkError) return error.message;
  throw error;
}
