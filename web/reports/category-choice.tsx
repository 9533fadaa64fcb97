import type { Reports } from "../../shared/reports/reports.ts";
import { say } from "../texts/say.ts";
import { Select } from "../ui/select.tsx";
import styles from "./category-choice.module.css";

interface CategoryChoiceProps {
  readonly groups: Reports["dayOutOfDays"]["groups"];
  readonly category: string | undefined;
  readonly onChange: (category: string | undefined) => void;
}

/** Chooses whose day out of days is shown and saved: everyone's, the cast's, or that of one category of elements. */
export function CategoryChoice({ groups, category, onChange }: CategoryChoiceProps) {
  return (
    <div className={styles.choice}>
      <Select
        label={say("Category")}
        value={category ?? ""}
        options={[
          { value: "", label: say("All categories") },
          ...groups.map(({ title, rows }) => ({ value: title, label: `${title} (${rows.length})` })),
        ]}
        onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
      />
    </div>
  );
}
