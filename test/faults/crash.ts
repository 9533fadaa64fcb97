import type { Wire } from "./wire.ts";
import type { Work } from "./work.ts";

/**
 * Runs an action and crashes after its k-th effect: no later call is executed.
 *
 * @returns whether it got that far
 */
export async function crashAfter(wire: Wire, work: Work, k: number): Promise<boolean> {
  let effects = 0;
  wire.clear();
  wire.faultFor = ({ isEffect }) => {
    if (effects >= k) return "undone";
    if (isEffect) effects++;
    return isEffect && effects === k ? "lost" : "none";
  };
  await outcomeOf(work);
  wire.clear();
  return effects === k;
}

/**
 * Runs an action.
 *
 * @returns "done", or the refusal or error
 */
export async function outcomeOf({ act }: Work): Promise<string> {
  try {
    const { status, body } = await act();
    return status === 200 ? "done" : `${status} ${JSON.parse(body).code}`;
  } catch (error) {
    // A job without a caller throws.
    return String(error);
  }
}
