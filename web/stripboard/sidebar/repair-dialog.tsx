import { shownDate } from "../../../shared/dates/shown-date.ts";
import type { BoardRepair } from "../../../shared/schedule/stripboard/repair/repair-board.ts";
import { t } from "../../i18n/translate.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { dayText } from "../model/board-text.ts";
import styles from "./board-sidebar.module.css";

interface RightingDialogProps {
  readonly righting: BoardRepair;
  readonly nameOf: (sceneId: string) => string;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** Previews a repair before it is applied. */
export function RepairDialog({ righting, nameOf, onApply, onClose }: RightingDialogProps) {
  const { moves, fewest, left } = righting;
  return (
    <Dialog
      title={t("Repair")}
      maxWidth={640}
      onClose={onClose}
      onSubmit={onApply}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          {moves.length > 0 && (
            <Button kind="primary" type="submit">
              {t("Move {scenes, plural, one {# scene} other {# scenes}}", { scenes: moves.length })}
            </Button>
          )}
        </>
      }
    >
      <p>{consequences(moves.length, fewest)}</p>
      <ul className={styles.moves}>
        {moves.map(({ sceneId, from, to, why }) => (
          <li key={sceneId}>
            <strong>
              {nameOf(sceneId)}: {shownDate(from)} → {to ? dayText(to) : t("Boneyard")}
            </strong>
            <br />
            {why}
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <p>{t("Remaining violations:")}</p>
          <ul className={styles.moves}>
            {left.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function consequences(scenes: number, fewest: boolean): string {
  if (scenes === 0) return t("No allowed move would help. Pinned strips and locked days do not move.");
  return fewest
    ? t(
        "{scenes, plural, one {# scene} other {# scenes}} would move to another day. With fewer moves, some rules would still be broken. Pinned strips and locked days do not move.",
        { scenes },
      )
    : t(
        "{scenes, plural, one {# scene} other {# scenes}} would move to another day. Fewer moves might also be enough. Pinned strips and locked days do not move.",
        { scenes },
      );
}
