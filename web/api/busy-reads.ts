/** Too many requests, or too few functions for them. */
const BUSY = [429, 503];
const MAX_TRIES = 4;
const FIRST_PAUSE_MS = 300;

/**
 * Repeats a read while the server is too busy to answer it, with pauses that double and vary, so that many pages do not
 * ask again at the same moment. A change is never repeated: it may have been made.
 */
export async function untilAnswered(
  read: () => Promise<Response>,
  pause: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await read();
    if (!BUSY.includes(answer.status) || tries === MAX_TRIES) return answer;
    await pause((0.5 + Math.random()) * FIRST_PAUSE_MS * 2 ** (tries - 1));
  }
}
