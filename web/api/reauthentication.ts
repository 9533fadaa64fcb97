/** Shows the re-authentication dialog. */
type Asker = (settle: (isBack: boolean) => void) => void;

let asker: Asker | undefined;
let asked: Promise<boolean> | undefined;
let settleAsked: ((isBack: boolean) => void) | undefined;
let isLeaving = false;

/**
 * Registers the dialog that re-authenticates. Returns a function that unregisters it and resolves pending requests with
 * false.
 */
export function reauthenticate(next: Asker): () => void {
  asker = next;
  return () => {
    asker = undefined;
    settleAsked?.(false);
  };
}

/**
 * Asks the user to sign in again in a dialog after a 401 and resolves to true when they did. Resolves to false when
 * they cancel or no page is open. Concurrent calls share one dialog.
 */
export function onReauthenticated(): Promise<boolean> {
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

/** The user leaves on purpose, so nothing may ask them to stay or to sign in again. */
export function beginSignOut(): void {
  isLeaving = true;
}

export const isSigningOut = (): boolean => isLeaving;
