import { useEffect, useEffectEvent, useRef, useState } from "react";

/** What was read, or why it could not be. */
export type Read<Value> = { readonly value: Value } | { readonly error: unknown };

/**
 * What a dialog, which is no route, asks the server for itself when it opens.
 *
 * @returns the newest answer, and what asks again; the last answer stays until the next one is there
 */
export function useRequest<Value>(
  ask: () => Promise<Value>,
): readonly [read: Read<Value> | undefined, again: () => Promise<void>] {
  const [read, setRead] = useState<Read<Value>>();
  const newest = useRef(0);

  async function again() {
    newest.current += 1;
    const turn = newest.current;
    const answer = await ask().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (turn === newest.current) setRead(answer);
  }

  const open = useEffectEvent(() => void again());
  // The server is outside of React.
  useEffect(() => open(), []);
  return [read, again];
}
