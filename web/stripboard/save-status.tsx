import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import type { Saving } from "./editor/use-board.ts";

interface SavingLineProps {
  readonly saving: Saving;
  readonly onRetry: () => void;
  readonly onSettle: (whose: "theirs" | "mine") => void;
}

/** Shows failed saves and conflicts, with actions to resolve them. */
export function SavingLine({ saving, onRetry, onSettle }: SavingLineProps) {
  if (saving.kind === "stale") {
    return (
      <StatusLine
        status={{ kind: "error", text: saving.words }}
        action={
          <>
            <Button onClick={() => onSettle("theirs")}>{t("Show theirs")}</Button>
            <Button onClick={() => onSettle("mine")}>{t("Keep mine")}</Button>
          </>
        }
      />
    );
  }
  const isLost = saving.kind === "failed";
  return (
    <StatusLine
      status={isLost ? { kind: "error", text: t("Not saved. {words}", { words: saving.words }) } : undefined}
      action={isLost && <Button onClick={onRetry}>{t("Try again")}</Button>}
    />
  );
}
