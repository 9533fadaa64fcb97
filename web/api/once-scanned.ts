import { ApiError } from "./client.ts";

const PAUSE_MS = 2_000;
/** At least five minutes, as each request itself waits for some seconds. A scan rarely takes minutes. */
const MAX_TRIES = 40;

/** Sends a request about an uploaded file, again for as long as the file is being scanned for malware. */
export async function onceScanned<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "beingScanned" || tries === MAX_TRIES) throw error;
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  }
}
