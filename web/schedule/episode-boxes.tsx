import { t } from "../i18n/translate.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import styles from "./episode-boxes.module.css";

/** An episode whose scenes can be scheduled. */
export interface EpisodeChoice {
  readonly id: string;
  /** `Episode 103: The Tide`. */
  readonly label: string;
}

interface EpisodeBoxesProps {
  /** In order; empty for a film. */
  readonly episodes: readonly EpisodeChoice[];
  /** Ids of those that are not scheduled. */
  readonly leftOut: ReadonlySet<string>;
  readonly onLeaveOut: (ids: ReadonlySet<string>) => void;
}

/** The episodes to schedule; nothing for a film or a single episode. */
export function EpisodeBoxes({ episodes, leftOut, onLeaveOut }: EpisodeBoxesProps) {
  if (episodes.length < 2) return null;
  return (
    <fieldset className={styles.episodes}>
      <legend>{t("Episodes")}</legend>
      {episodes.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          checked={!leftOut.has(id)}
          onChange={() => onLeaveOut(leftOut.symmetricDifference(new Set([id])))}
        />
      ))}
    </fieldset>
  );
}
