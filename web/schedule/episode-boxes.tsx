import { t } from "../i18n/translate.ts";
import { CheckboxGroup } from "../ui/form/checkbox-group.tsx";

/** An episode whose scenes can be scheduled. */
export interface EpisodeChoice {
  readonly id: string;
  /** `Episode 103: The Tide`. */
  readonly label: string;
  /** When it may be shot. */
  readonly limits?: string | undefined;
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
  const ids = new Set(episodes.map(({ id }) => id));
  // Directly in the dialog's grid, the scrolling list would shrink to one line.
  return (
    <div>
      <CheckboxGroup
        legend={t("Episodes")}
        options={episodes.map(({ id, label, limits }) => ({ value: id, label, note: limits }))}
        ticked={ids.difference(leftOut)}
        onTick={(ticked) => onLeaveOut(ids.difference(ticked))}
      />
    </div>
  );
}
