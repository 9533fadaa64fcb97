import { dividedNumber } from "../../shared/episodes/scene-number.ts";
import type { Strip } from "../../shared/schedule/model/schedule.ts";
import { api } from "../api/client.ts";
import { useRequest } from "../data/use-request.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { Select } from "../ui/form/select.tsx";

interface EpisodeSelectProps {
  /** Number of the chosen episode; empty for all. */
  readonly value: string;
  readonly onChange: (number: string) => void;
}

/** Whether strips are of two or more episodes, by their numbers: `103/12`. A film may have such numbers, too. */
export const mayBeOfSeries = (strips: readonly Strip[]) =>
  new Set(strips.flatMap(({ number }) => dividedNumber(number)?.episode ?? [])).size > 1;

/** The episode to show; nothing for a film. */
export function EpisodeSelect({ value, onChange }: EpisodeSelectProps) {
  const { id } = useProject();
  const [list] = useRequest(() => api.listEpisodes({ params: { id } }));
  const episodes = list && "value" in list ? list.value.episodes : [];
  if (episodes.length < 2) return null;
  return (
    <Select
      label={t("Episode")}
      options={[
        { value: "", label: t("All episodes") },
        ...episodes.map(({ number, name }) => ({ value: number, label: `${number} ${name}`.trim() })),
      ]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
