import { dateText } from "../../shared/roster/dates.ts";
import type { Righting } from "../../shared/schedule/stripboard/put-right.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./board-side.module.css";
import { counted, dayText } from "./board-words.ts";

interface RightingDialogProps {
  readonly righting: Righting;
  readonly nameOf: (sceneId: string) => string;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** Shows what would put the board right, before it is done. */
export function RightingDialog({ righting, nameOf, onApply, onClose }: RightingDialogProps) {
  const { moves, fewest, left } = righting;
  return (
    <Dialog
      title="Put right"
      maxWidth={640}
      onClose={onClose}
      onSubmit={onApply}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {moves.length > 0 && (
            <Button kind="primary" type="submit">
              Move {counted(moves.length, "scene")}
            </Button>
          )}
        </>
      }
    >
      <p>
        {moves.length > 0
          ? `${counted(moves.length, "scene")} would change the day. ${fewest ? "Fewer moves cannot keep every rule." : "It is not proven that fewer moves would not do."}`
          : "Nothing that may be moved would help."}{" "}
        Pinned strips and locked days stay.
      </p>
      <ul className={styles.moves}>
        {moves.map(({ sceneId, from, to, why }) => (
          <li key={sceneId}>
            <strong>
              {nameOf(sceneId)}: {dateText(from)} → {to ? dayText(to) : "Unscheduled"}
            </strong>
            <br />
            {why}
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <p>What stays wrong:</p>
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
