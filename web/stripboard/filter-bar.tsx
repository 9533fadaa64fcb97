import type { BoardSheet } from "../../shared/schedule/stripboard/board-sheet.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { type BoardFilter, isFiltering, NO_FILTER } from "./board-filter.ts";
import styles from "./board-view.module.css";

interface FilterBarProps {
  readonly sheet: BoardSheet;
  readonly filter: BoardFilter;
  readonly onChange: (filter: BoardFilter) => void;
}

/** What is looked for on the board. */
export function FilterBar({ sheet, filter, onChange }: FilterBarProps) {
  const sets = [...new Set(sheet.strips.map(({ set }) => set))].toSorted();
  const times = [...new Set(sheet.strips.map(({ dayNight }) => dayNight))].filter((time) => time !== "").toSorted();
  return (
    <search className={styles.filter}>
      <Field
        label={say("Search scenes")}
        type="search"
        value={filter.words}
        onChange={(event) => onChange({ ...filter, words: event.target.value })}
      />
      <Select
        label={say("Cast")}
        options={[
          { value: "", label: say("All cast") },
          ...sheet.cast.map(({ id, name }) => ({ value: id, label: `${id} ${name}` })),
        ]}
        value={filter.castId}
        onChange={(event) => onChange({ ...filter, castId: event.target.value })}
      />
      <Select
        label={say("Set")}
        options={[{ value: "", label: say("All sets") }, ...sets.map((set) => ({ value: set, label: set }))]}
        value={filter.set}
        onChange={(event) => onChange({ ...filter, set: event.target.value })}
      />
      <Select
        label={say("Time")}
        options={[{ value: "", label: say("Any time") }, ...times.map((time) => ({ value: time, label: time }))]}
        value={filter.time}
        onChange={(event) => onChange({ ...filter, time: event.target.value })}
      />
      {isFiltering(filter) && <Button onClick={() => onChange(NO_FILTER)}>{say("Show all")}</Button>}
    </search>
  );
}
