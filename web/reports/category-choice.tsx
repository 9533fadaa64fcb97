import { columnText } from "../../shared/breakdown/model/column-text.ts";
import type { Reports } from "../../shared/reports/reports.ts";
import { t } from "../i18n/translate.ts";
import { Select } from "../ui/form/select.tsx";
import styles from "./category-choice.module.css";

interface CategoryChoiceProps {
  readonly groups: Reports["dayOutOfDays"]["groups"];
  readonly category: string | undefined;
  readonly onChange: (category: string | undefined) => void;
}

/** Chooses the rows of the day out of days to show and save: all, the cast, or one element category. */
export function CategoryChoice({ groups, category, onChange }: CategoryChoiceProps) {
  return (
    <div className={styles.choice}>
      <Select
        label={t("Category")}
        value={category ?? ""}
        options={[
          { value: "", label: t("All categories") },
          ...groups.map(({ title, rows }) => ({ value: title, label: `${columnText(title)} (${rows.length})` })),
        ]}
        onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
      />
    </div>
  );
}
