/** Somebody who can be asked to sign in again without leaving the page. */
type Asker = (settle: (isBack: boolean) => void) => void;

let asker: Asker | undefined;
let asked: Promise<boolean> | undefined;
let settleAsked: ((isBack: boolean) => void) | undefined;
let isLeaving = false;

/** Says who asks from now on; what it gives takes that back, and whoever waits then waits in vain. */
export function asksToSignIn(next: Asker): () => void {
  asker = next;
  return () => {
    asker = undefined;
    settleAsked?.(false);
  };
}

/**
 * The session has ended in the middle of something. True once the person has signed in again on this page, where all
 * that was typed still stands; false when they do not want to, or when there is no page yet. Calls that meet it at once
 * share one question.
 */
export function signedInAgain(): Promise<boolean> {
  if (!asker || isLeaving) return Promise.resolve(false);
  const ask = asker;
  asked ??= new Promise<boolean>((resolve) => {
    settleAsked = resolve;
    ask(resolve);
  }).finally(() => {
    asked = undefined;
    settleAsked = undefined;
  });
  return asked;
}

/** The person leaves on purpose, so nothing asks them to stay, nor to sign in again. */
export function leavesForGood(): void {
  isLeaving = true;
}

export const isLeavingForGood = (): boolean => isLeaving;
