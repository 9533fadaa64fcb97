import CalendarCheck from "lucide-react/icons/calendar-check";
import CalendarX from "lucide-react/icons/calendar-x";
import type { BoardScene } from "../../shared/schedule/availability-board.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import styles from "./impossible-list.module.css";

/** In px. */
const HIGHEST = 240;

interface ImpossibleListProps {
  readonly scenes: readonly BoardScene[];
  /** The scene that is shown on the board, if one is. */
  readonly shown: BoardScene | undefined;
  readonly onShow: (scene: BoardScene | undefined) => void;
}

/** The scenes that no day is left for, why, and the least that would help. */
export function ImpossibleList({ scenes, shown, onShow }: ImpossibleListProps) {
  if (scenes.length === 0) {
    return (
      <p className={styles.fine}>
        <CalendarCheck size={20} aria-hidden />
        Every scene has a day on which its location and all of its cast are free.
      </p>
    );
  }
  return (
    <Card
      title={scenes.length === 1 ? "1 scene has no day" : `${scenes.length} scenes have no day`}
      maxHeight={HIGHEST}
    >
      <ul className={styles.scenes}>
        {scenes.map((scene) => (
          <li key={`${scene.number} ${scene.reason}`} aria-current={scene === shown}>
            <CalendarX size={20} aria-hidden />
            <div>
              <p>{scene.reason}</p>
              <p className={styles.remedy}>{scene.remedy?.sentence ?? "All the dates that were given are past."}</p>
            </div>
            <Button
              aria-pressed={scene === shown}
              aria-label={`Show scene ${scene.number} on the board`}
              onClick={() => onShow(scene === shown ? undefined : scene)}
            >
              {scene === shown ? "Hide" : "Show"}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
