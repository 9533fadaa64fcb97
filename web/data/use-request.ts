import { useEffect, useEffectEvent, useRef, useState } from "react";

/** The loaded value, or the error. */
export type Read<Value> = { readonly value: Value } | { readonly error: unknown };

/**
 * Loads data for a dialog, which has no loader, when it opens.
 *
 * @returns the newest result, and a function that reloads; the last result stays until the next one arrives
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
  // The server is outside React.
  useEffect(() => open(), []);
  return [read, again];
}
