import CalendarCheck from "lucide-react/icons/calendar-check";
import CalendarX from "lucide-react/icons/calendar-x";
import type { BoardScene } from "../../shared/schedule/availability/availability-chart.ts";
import { sceneNumberText } from "../../shared/schedule/model/scene-parts.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import styles from "./impossible-list.module.css";

/** In px. */
const HIGHEST = 240;

interface ImpossibleListProps {
  readonly scenes: readonly BoardScene[];
  /** The scene shown in the grid, if any. */
  readonly shown: BoardScene | undefined;
  readonly onShow: (scene: BoardScene | undefined) => void;
}

/** Scenes that cannot be scheduled, with reasons and remedies. */
export function ImpossibleList({ scenes, shown, onShow }: ImpossibleListProps) {
  if (scenes.length === 0) {
    return (
      <p className={styles.fine}>
        <CalendarCheck size={20} aria-hidden />
        {t("Every scene has a day on which its location and all of its cast are available.")}
      </p>
    );
  }
  return (
    <Card
      title={t("{count, plural, one {# scene has no possible day} other {# scenes have no possible day}}", {
        count: scenes.length,
      })}
      maxHeight={HIGHEST}
    >
      <ul className={styles.scenes}>
        {scenes.map((scene) => (
          <li key={`${scene.number} ${scene.reason}`} aria-current={scene === shown}>
            <CalendarX size={20} aria-hidden />
            <div>
              <p>{scene.reason}</p>
              <p className={styles.remedy}>{scene.remedy?.sentence ?? t("All dates given are in the past.")}</p>
            </div>
            <Button
              aria-pressed={scene === shown}
              aria-label={t("Show scene {number} on the board", { number: sceneNumberText(scene.number) })}
              onClick={() => onShow(scene === shown ? undefined : scene)}
            >
              {scene === shown ? t("Hide") : t("Show")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
