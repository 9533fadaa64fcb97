import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { backgroundTypeText, savedBackgroundType } from "../../../shared/call-sheet/build/background-type.ts";
import type { BackgroundCall } from "../../../shared/call-sheet/model/day-plan.ts";
import { withDayMarks, withStoredDayMarks } from "../../../shared/dates/day-marks.ts";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { EditableCell } from "../../ui/form/editable-cell.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { Row } from "../../ui/page/stack.tsx";
import { Table } from "../../ui/table.tsx";
import form from "../settings/day-form.module.css";
import styles from "./sections.module.css";
import stackedStyles from "./stacked-table.module.css";

interface BackgroundProps {
  readonly groups: readonly BackgroundCall[];
  /** Whether the breakdown's values were changed. */
  readonly isSet: boolean;
  /**
   * Called during an edit, and again with `isDone` when the field loses focus; null restores the breakdown's values.
   */
  readonly onChange?: ((groups: readonly BackgroundCall[] | null, isDone: boolean) => void) | undefined;
  readonly onLeave: () => void;
}

const COLUMNS = [
  ["type", t("Type")],
  ["place", t("Report to")],
  ["call", t("Call")],
  ["onSet", t("On set")],
] as const;

type BackgroundPart = (typeof COLUMNS)[number][0];

const isTime = (part: BackgroundPart) => part === "call" || part === "onSet";

function shownText(group: BackgroundCall, part: BackgroundPart): string {
  if (part === "type") return backgroundTypeText(group.type);
  return isTime(part) ? withDayMarks(group[part]) : group[part];
}

function savedText(part: BackgroundPart, typed: string): string {
  if (part === "type") return savedBackgroundType(typed);
  return isTime(part) ? withStoredDayMarks(typed) : typed;
}

/** Background and stand-ins with their calls. */
export function Background({ groups, isSet, onChange, onLeave }: BackgroundProps) {
  const set = (one: BackgroundCall) =>
    onChange?.(
      groups.map((other) => (other.id === one.id ? one : other)),
      false,
    );
  const add = () =>
    onChange?.([...groups, { id: crypto.randomUUID(), count: 1, type: "", place: "", call: "", onSet: "" }], true);
  return (
    <>
      {groups.length === 0 ? (
        <p className={styles.nothing}>{t("None")}</p>
      ) : (
        <fieldset className={`${stackedStyles.stacked} ${form.plain}`} onBlur={onLeave}>
          <legend className="visually-hidden">{t("Background and stand-ins")}</legend>
          <Table label={t("Background and stand-ins")}>
            <thead>
              <tr>
                {[t("Count"), ...COLUMNS.map(([, name]) => name)].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                {onChange && (
                  <th scope="col">
                    <span className="visually-hidden">{t("Remove")}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {groups.map((group, at) => (
                <tr key={group.id}>
                  <td data-cell="number" data-label={t("Count")}>
                    {onChange ? (
                      <EditableCell
                        label={t("Count for group {number}", { number: at + 1 })}
                        value={String(group.count)}
                        onChange={(text) => set({ ...group, count: Math.min(9999, Number(text.replace(/\D/g, ""))) })}
                      />
                    ) : (
                      group.count || "–"
                    )}
                  </td>
                  {COLUMNS.map(([part, name]) => (
                    <td key={part} data-label={name}>
                      {onChange ? (
                        <EditableCell
                          label={t("{name} of group {number}", { name, number: at + 1 })}
                          value={shownText(group, part)}
                          onChange={(text) => set({ ...group, [part]: savedText(part, text) })}
                        />
                      ) : (
                        shownText(group, part)
                      )}
                    </td>
                  ))}
                  {onChange && (
                    <td data-cell="tight">
                      <IconButton
                        label={t("Remove group {number}", { number: at + 1 })}
                        icon={<Trash2 />}
                        onClick={() =>
                          onChange(
                            groups.filter((other) => other !== group),
                            true,
                          )
                        }
                      />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </fieldset>
      )}
      {onChange && (
        <Row>
          <Button icon={<Plus />} onClick={add}>
            {t("Add background")}
          </Button>
          {isSet && <Button onClick={() => onChange(null, true)}>{t("Reset to breakdown")}</Button>}
        </Row>
      )}
    </>
  );
}
