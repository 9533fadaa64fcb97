import { ApiError } from "../../infra/local/demo/api-client.ts";

/** Status, code and message of a refused call. Throws if the call succeeds. */
export async function refusal(call: Promise<unknown>): Promise<[status: number, code: string, words: string]> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return [error.status, error.code, error.message.replace(/^.*? \d{3} \w+: /, "")];
    throw error;
  }
  throw new Error("The call was answered, not refused.");
}
