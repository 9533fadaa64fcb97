import { dateText } from "../../shared/roster/dates.ts";
import type { Righting } from "../../shared/schedule/stripboard/put-right.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./board-side.module.css";
import { dayText } from "./board-words.ts";

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
      title={say("Repair")}
      maxWidth={640}
      onClose={onClose}
      onSubmit={onApply}
      actions={
        <>
          <Button onClick={onClose}>{say("Cancel")}</Button>
          {moves.length > 0 && (
            <Button kind="primary" type="submit">
              {say("Move {scenes, plural, one {# scene} other {# scenes}}", { scenes: moves.length })}
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
              {nameOf(sceneId)}: {dateText(from)} → {to ? dayText(to) : say("Boneyard")}
            </strong>
            <br />
            {why}
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <p>{say("Remaining violations:")}</p>
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
  if (scenes === 0) return say("No allowed move would help. Pinned strips and locked days stay.");
  return fewest
    ? say(
        "{scenes, plural, one {# scene} other {# scenes}} would move to another day. Fewer moves cannot keep every rule. Pinned strips and locked days stay.",
        { scenes },
      )
    : say(
        "{scenes, plural, one {# scene} other {# scenes}} would move to another day. Fewer moves might also be enough. Pinned strips and locked days stay.",
        { scenes },
      );
}
