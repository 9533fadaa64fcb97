import type { Wire } from "./wire.ts";
import type { Work } from "./work.ts";

/** Does something, and dies as its k-th effect is done: nothing after that is. @returns whether it came so far */
export async function dying(wire: Wire, work: Work, k: number): Promise<boolean> {
  let effects = 0;
  wire.clear();
  wire.befall = ({ isEffect }) => {
    if (effects >= k) return "undone";
    if (isEffect) effects++;
    return isEffect && effects === k ? "lost" : "none";
  };
  await trying(work);
  wire.clear();
  return effects === k;
}

/** Does something. @returns "done", or what came of it */
export async function trying({ act }: Work): Promise<string> {
  try {
    const { status, body } = await act();
    return status === 200 ? "done" : `${status} ${JSON.parse(body).code}`;
  } catch (error) {
    // A job that nobody waits for throws.
    return String(error);
  }
}
