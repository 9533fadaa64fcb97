import X from "lucide-react/icons/x";
import type { BoardContext } from "../../shared/schedule/stripboard/board-context.ts";
import { t } from "../i18n/translate.ts";
import { Field } from "../ui/form/field.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { Select } from "../ui/form/select.tsx";
import styles from "./board-view.module.css";
import { EpisodeSelect, mayBeOfSeries } from "./episode-select.tsx";
import { type BoardFilter, isFiltering, NO_FILTER } from "./model/board-filter.ts";

interface FilterBarProps {
  readonly sheet: BoardContext;
  readonly filter: BoardFilter;
  readonly onChange: (filter: BoardFilter) => void;
}

/** The filter of the board. */
export function FilterBar({ sheet, filter, onChange }: FilterBarProps) {
  const sets = [...new Set(sheet.strips.map(({ set }) => set))].toSorted();
  const times = [...new Set(sheet.strips.map(({ dayNight }) => dayNight))].filter((time) => time !== "").toSorted();
  return (
    <search className={styles.filter}>
      <Field
        label={t("Search scenes")}
        type="search"
        placeholder={t("Search scenes")}
        value={filter.words}
        onChange={(event) => onChange({ ...filter, words: event.target.value })}
      />
      {mayBeOfSeries(sheet.strips) && (
        <EpisodeSelect value={filter.episode} onChange={(episode) => onChange({ ...filter, episode })} />
      )}
      <Select
        label={t("Cast")}
        options={[
          { value: "", label: t("All cast") },
          ...sheet.cast.map(({ id, name }) => ({ value: id, label: `${id} ${name}` })),
        ]}
        value={filter.castId}
        onChange={(event) => onChange({ ...filter, castId: event.target.value })}
      />
      <Select
        label={t("Set")}
        options={[{ value: "", label: t("All sets") }, ...sets.map((set) => ({ value: set, label: set }))]}
        value={filter.set}
        onChange={(event) => onChange({ ...filter, set: event.target.value })}
      />
      <Select
        label={t("Time")}
        options={[{ value: "", label: t("Any time") }, ...times.map((time) => ({ value: time, label: time }))]}
        value={filter.time}
        onChange={(event) => onChange({ ...filter, time: event.target.value })}
      />
      {isFiltering(filter) && <IconButton label={t("Show all")} icon={<X />} onClick={() => onChange(NO_FILTER)} />}
    </search>
  );
}
