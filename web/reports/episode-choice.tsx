import { episodeText } from "../../shared/episodes/episode-text.ts";
import type { EpisodeInReports } from "../../shared/reports/reports.ts";
import { t } from "../i18n/translate.ts";
import { Select } from "../ui/form/select.tsx";
import styles from "./category-choice.module.css";

interface EpisodeChoiceProps {
  readonly episodes: readonly EpisodeInReports[];
  readonly episode: string | undefined;
  readonly onChange: (episode: string | undefined) => void;
}

/** Chooses one episode, or all. */
export function EpisodeChoice({ episodes, episode, onChange }: EpisodeChoiceProps) {
  return (
    <div className={styles.choice}>
      <Select
        label={t("Episode")}
        value={episode ?? ""}
        options={[
          { value: "", label: t("All episodes") },
          ...episodes.map((one) => ({ value: one.id, label: episodeText(one) })),
        ]}
        onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
      />
    </div>
  );
}
