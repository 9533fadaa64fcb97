import { useEffect, useEffectEvent, useState, useTransition } from "react";

interface LazyDialog<Value> {
  /** What the dialog was opened with; undefined while it is closed. */
  readonly value: Value | undefined;
  open(value: Value): void;
  close(): void;
}

/** The state of a dialog whose code loads when it opens. Escape closes it while it has no keys of its own yet. */
export function useLazyDialog<Value>(): LazyDialog<Value> {
  const [value, setValue] = useState<Value>();
  const [isOpening, startOpening] = useTransition();
  const close = () => setValue(undefined);
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape" && isOpening) close();
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return { value, open: (wanted) => startOpening(() => setValue(wanted)), close };
}
