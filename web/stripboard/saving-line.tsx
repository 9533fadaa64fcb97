import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import type { Saving } from "./use-board.ts";

interface SavingLineProps {
  readonly saving: Saving;
  readonly onRetry: () => void;
  readonly onSettle: (whose: "theirs" | "mine") => void;
}

/** Says when something could not be saved, and what to do about it. */
export function SavingLine({ saving, onRetry, onSettle }: SavingLineProps) {
  if (saving.kind === "stale") {
    return (
      <StatusLine
        status={{ kind: "error", text: saving.words }}
        action={
          <>
            <Button onClick={() => onSettle("theirs")}>{say("Show theirs")}</Button>
            <Button onClick={() => onSettle("mine")}>{say("Keep mine")}</Button>
          </>
        }
      />
    );
  }
  const isLost = saving.kind === "failed";
  return (
    <StatusLine
      status={isLost ? { kind: "error", text: say("Not saved. {words}", { words: saving.words }) } : undefined}
      action={isLost && <Button onClick={onRetry}>{say("Try again")}</Button>}
    />
  );
}
