import Clock from "lucide-react/icons/clock";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { type CrewPosition, type Department, REMOVED_POSITION } from "../../shared/call-sheet/model/crew.ts";
import { t } from "../i18n/translate.ts";
import { EditableCell } from "../ui/form/editable-cell.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { ContactCell } from "./contact-cell.tsx";
import styles from "./crew-editor.module.css";
import { DepartmentCallDialog } from "./department-call-dialog.tsx";
import { offsetText } from "./offset-text.ts";
import { PersonDialog } from "./person-dialog.tsx";

interface DepartmentRowsProps {
  readonly department: Department;
  /** Called with the changed department; undefined when read-only. */
  readonly onChange?: ((department: Department) => void) | undefined;
  readonly onDelete: () => void;
  /** Called with a position to remove, and its index. */
  readonly onRemove: (position: CrewPosition, at: number) => void;
}

/** The number of columns of the crew table. */
const COLUMNS = 6;

/** A department of the crew table: its heading, then a row for each position. */
export function DepartmentRows({ department, onChange, onDelete, onRemove }: DepartmentRowsProps) {
  const { name, positions, offset } = department;
  const [opened, setOpened] = useState<number>();
  const [isCallOpen, setIsCallOpen] = useState(false);
  const withPositions = (changed: Department["positions"]) => onChange?.({ ...department, positions: changed });
  const set = (at: number, changed: CrewPosition) => withPositions(positions.with(at, changed));
  const isEmpty = positions.every((one) => one === REMOVED_POSITION);
  const remove = (at: number) => {
    onRemove(positions[at]!, at);
    setOpened(undefined);
  };
  return (
    <tbody>
      <tr className={styles.department}>
        <th colSpan={COLUMNS} scope="rowgroup">
          <div className={styles.head}>
            {onChange ? (
              <EditableCell
                look="quiet"
                label={t("Name of {name}", { name })}
                value={name}
                onChange={(text) => onChange({ ...department, name: text })}
              />
            ) : (
              <span>{name}</span>
            )}
            {onChange ? (
              <button
                type="button"
                className={styles.call}
                aria-label={t("Call for {name}", { name })}
                onClick={() => setIsCallOpen(true)}
              >
                <Clock aria-hidden /> {offsetText(offset ?? 0)}
              </button>
            ) : (
              <small>{offsetText(offset ?? 0)}</small>
            )}
            {onChange && (
              <span className={styles.acts}>
                <IconButton
                  label={t("Add a position to {name}", { name })}
                  icon={<Plus />}
                  onClick={() => withPositions([...positions, { position: "", name: "" }])}
                />
                <IconButton label={t("Delete {name}", { name })} icon={<Trash2 />} onClick={onDelete} />
              </span>
            )}
          </div>
          {isCallOpen && (
            <DepartmentCallDialog
              name={name}
              offset={offset}
              onChange={(minutes) => onChange?.({ ...department, offset: minutes })}
              onClose={() => setIsCallOpen(false)}
            />
          )}
        </th>
      </tr>
      {isEmpty && (
        <tr className={styles.none}>
          <td colSpan={COLUMNS}>{t("No positions yet")}</td>
        </tr>
      )}
      {positions.map((row, at) =>
        row === REMOVED_POSITION ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: A row's only identity is its index.
          <tr key={at} className={styles.person}>
            <td data-cell="name" data-label={t("Position")}>
              {onChange ? (
                <EditableCell
                  look="quiet"
                  label={t("Position {number} in {name}", { number: at + 1, name })}
                  value={row.position}
                  onChange={(text) => set(at, { ...row, position: text })}
                />
              ) : (
                row.position
              )}
            </td>
            <td data-cell="name" data-label={t("Name")}>
              {onChange ? (
                <EditableCell
                  look="quiet"
                  label={t("Name of position {number} in {name}", { number: at + 1, name })}
                  value={row.name}
                  onChange={(text) => set(at, { ...row, name: text })}
                />
              ) : (
                row.name
              )}
            </td>
            {CONTACTS.map(({ kind, column, words }) => (
              <td
                key={kind}
                data-cell={kind === "phone" ? "tight" : undefined}
                data-label={column}
                className={styles[kind]}
              >
                <ContactCell
                  kind={kind}
                  value={row[kind] ?? ""}
                  label={words({ number: at + 1, name })}
                  name={row.name || row.position}
                  onChange={onChange && ((text) => set(at, withContact(row, kind, text)))}
                />
              </td>
            ))}
            <CallCell person={row} />
            <td>
              {onChange && (
                <IconButton
                  label={t("Details of {name}", {
                    name: row.name || row.position || t("position {number} in {name}", { number: at + 1, name }),
                  })}
                  icon={<Pencil />}
                  onClick={() => setOpened(at)}
                />
              )}
              {opened === at && (
                <PersonDialog
                  person={row}
                  onChange={(changed) => set(at, changed)}
                  onRemove={() => remove(at)}
                  onClose={() => setOpened(undefined)}
                />
              )}
            </td>
          </tr>
        ),
      )}
    </tbody>
  );
}

const CONTACTS = [
  {
    kind: "phone",
    column: t("Phone"),
    words: (of: { number: number; name: string }) => t("Phone of position {number} in {name}", of),
  },
  {
    kind: "mail",
    column: t("Email"),
    words: (of: { number: number; name: string }) => t("Email of position {number} in {name}", of),
  },
] as const;

/** A missing detail is absent. */
function withContact(person: CrewPosition, kind: "phone" | "mail", text: string): CrewPosition {
  const { [kind]: _, ...others } = person;
  return text === "" ? others : { ...others, [kind]: text };
}

/** The call of a person, with union and diet. */
function CallCell({ person }: { readonly person: CrewPosition }) {
  const { union, diet, offset, call } = person;
  const notes = [union, diet].filter(Boolean).join(", ");
  const called = call ?? (offset === undefined ? "" : offsetText(offset));
  return (
    <td data-label={t("Call")} className={styles.note}>
      {called && <span>{called}</span>}
      {notes && <small>{notes}</small>}
    </td>
  );
}
