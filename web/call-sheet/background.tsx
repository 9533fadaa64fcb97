import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import type { BackgroundCall } from "../../shared/call-sheet/day-plan.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Row } from "../ui/column.tsx";
import { EditableCell } from "../ui/editable-cell.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Table } from "../ui/table.tsx";
import form from "./day-form.module.css";
import styles from "./sheet.module.css";
import stackedStyles from "./stacked-table.module.css";

interface BackgroundProps {
  readonly groups: readonly BackgroundCall[];
  /** Whether somebody has changed what the breakdown says. */
  readonly isSet: boolean;
  /** Called while one is being changed, and then again with `isDone` when it is left; null is what the breakdown says. */
  readonly onChange?: ((groups: readonly BackgroundCall[] | null, isDone: boolean) => void) | undefined;
  readonly onLeave: () => void;
}

const COLUMNS = [
  ["type", say("Type")],
  ["place", say("Report to")],
  ["call", say("Call")],
  ["onSet", say("On set")],
] as const;

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
        <p className={styles.nothing}>{say("None")}</p>
      ) : (
        <fieldset className={`${stackedStyles.stacked} ${form.plain}`} onBlur={onLeave}>
          <legend className="visually-hidden">{say("Background and stand-ins")}</legend>
          <Table label={say("Background and stand-ins")}>
            <thead>
              <tr>
                {[say("Count"), ...COLUMNS.map(([, name]) => name)].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                {onChange && (
                  <th scope="col">
                    <span className="visually-hidden">{say("Remove")}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {groups.map((group, at) => (
                <tr key={group.id}>
                  <td data-cell="number" data-label={say("Count")}>
                    {onChange ? (
                      <EditableCell
                        label={say("Count for group {number}", { number: at + 1 })}
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
                          label={say("{name} of group {number}", { name, number: at + 1 })}
                          value={group[part]}
                          onChange={(text) => set({ ...group, [part]: text })}
                        />
                      ) : (
                        group[part]
                      )}
                    </td>
                  ))}
                  {onChange && (
                    <td data-cell="tight">
                      <IconButton
                        label={say("Remove group {number}", { number: at + 1 })}
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
            {say("Add background")}
          </Button>
          {isSet && <Button onClick={() => onChange(null, true)}>{say("Reset to breakdown")}</Button>}
        </Row>
      )}
    </>
  );
}
