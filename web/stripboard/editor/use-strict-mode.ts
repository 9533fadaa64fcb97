import { useState } from "react";
import { api } from "../../api/client.ts";
import { serialQueue } from "../../data/serial-queue.ts";

/** The last choice, the loaded sheet that it was based on, and the number of pending saves. */
interface Choice {
  readonly strict: boolean;
  readonly under: object;
  readonly unsaved: number;
}

/**
 * Whether the project's boards reject violations: the last choice on this page until it is saved and the page reloaded,
 * since others may change it as well.
 */
export function useStrictMode(
  id: string,
  { strict, sheet }: { readonly strict: boolean; readonly sheet: object },
  onFailed: (error: unknown) => void,
) {
  const [choice, setChoice] = useState<Choice>();
  const isSaving = choice !== undefined && choice.unsaved > 0;
  const isMine = choice !== undefined && (isSaving || choice.under === sheet);

  async function choose(next: boolean) {
    setChoice((before) => ({ strict: next, under: sheet, unsaved: (before?.unsaved ?? 0) + 1 }));
    try {
      await serialQueue(() => api.setBoardRules({ params: { id }, payload: { strict: next } }));
      setChoice((now) => now && { ...now, unsaved: now.unsaved - 1 });
    } catch (error) {
      setChoice(undefined);
      onFailed(error);
    }
  }

  return { isStrict: isMine ? choice.strict : strict, isSavingStrictness: isSaving, refuseBreaches: choose };
}
