import Clock from "lucide-react/icons/clock";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { type CrewPosition, type Department, REMOVED_POSITION } from "../../shared/call-sheet/model/crew.ts";
import { t } from "../i18n/translate.ts";
import { EditableCell } from "../ui/form/editable-cell.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { Card } from "../ui/page/card.tsx";
import { Table } from "../ui/table.tsx";
import styles from "./crew-editor.module.css";
import { DepartmentCallDialog } from "./department-call-dialog.tsx";
import { offsetText } from "./offset-text.ts";
import { PersonDialog } from "./person-dialog.tsx";

interface DepartmentCardProps {
  readonly department: Department;
  /** Called with the changed department; undefined when read-only. */
  readonly onChange?: ((department: Department) => void) | undefined;
  readonly onDelete: () => void;
  /** Called with a position to remove, and its index. */
  readonly onRemove: (position: CrewPosition, at: number) => void;
}

/** A department with its positions and people. */
export function DepartmentCard({ department, onChange, onDelete, onRemove }: DepartmentCardProps) {
  const { name, positions, offset } = department;
  const [opened, setOpened] = useState<number>();
  const [isCallOpen, setIsCallOpen] = useState(false);
  const withPositions = (changed: Department["positions"]) => onChange?.({ ...department, positions: changed });
  const set = (at: number, changed: CrewPosition) => withPositions(positions.with(at, changed));
  const chosen = opened === undefined ? undefined : positions[opened];
  const isEmpty = positions.every((one) => one === REMOVED_POSITION);
  const remove = (at: number) => {
    onRemove(positions[at]!, at);
    setOpened(undefined);
  };
  return (
    <Card
      padding="edge"
      title={
        onChange ? (
          <EditableCell
            label={t("Name of {name}", { name })}
            value={name}
            onChange={(text) => onChange({ ...department, name: text })}
          />
        ) : (
          name
        )
      }
      actions={
        onChange && (
          <>
            <IconButton
              label={t("Add a position to {name}", { name })}
              icon={<Plus />}
              onClick={() => withPositions([...positions, { position: "", name: "" }])}
            />
            <IconButton label={t("Delete {name}", { name })} icon={<Trash2 />} onClick={onDelete} />
          </>
        )
      }
    >
      <p className={styles.call}>
        {onChange ? (
          <button type="button" aria-label={t("Call for {name}", { name })} onClick={() => setIsCallOpen(true)}>
            <Clock aria-hidden /> {offsetText(offset ?? 0)}
          </button>
        ) : (
          offsetText(offset ?? 0)
        )}
      </p>
      <div className={styles.people}>
        <Table label={name} stacks>
          <thead>
            <tr>
              <th scope="col">{t("Position")}</th>
              <th scope="col">{t("Name")}</th>
              <th scope="col">{t("Contact and call")}</th>
            </tr>
          </thead>
          <tbody>
            {isEmpty && (
              <tr>
                <td colSpan={3}>{t("No positions yet")}</td>
              </tr>
            )}
            {positions.map((row, at) =>
              row === REMOVED_POSITION ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: A row's only identity is its index.
                <tr key={at}>
                  <td data-label={t("Position")}>
                    {onChange ? (
                      <EditableCell
                        label={t("Position {number} in {name}", { number: at + 1, name })}
                        value={row.position}
                        onChange={(text) => set(at, { ...row, position: text })}
                      />
                    ) : (
                      row.position
                    )}
                  </td>
                  <td data-label={t("Name")}>
                    {onChange ? (
                      <EditableCell
                        label={t("Name of position {number} in {name}", { number: at + 1, name })}
                        value={row.name}
                        onChange={(text) => set(at, { ...row, name: text })}
                      />
                    ) : (
                      row.name
                    )}
                  </td>
                  <td data-label={t("Contact and call")}>
                    <div className={styles.contact}>
                      <Known person={row} />
                      {onChange && (
                        <IconButton
                          label={t("Details of {name}", {
                            name:
                              row.name || row.position || t("position {number} in {name}", { number: at + 1, name }),
                          })}
                          icon={<Pencil />}
                          onClick={() => setOpened(at)}
                        />
                      )}
                    </div>
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </Table>
      </div>
      {chosen && opened !== undefined && (
        <PersonDialog
          person={chosen}
          onChange={(changed) => set(opened, changed)}
          onRemove={() => remove(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {isCallOpen && (
        <DepartmentCallDialog
          name={name}
          offset={offset}
          onChange={(minutes) => onChange?.({ ...department, offset: minutes })}
          onClose={() => setIsCallOpen(false)}
        />
      )}
    </Card>
  );
}

function Known({ person }: { readonly person: CrewPosition }) {
  const { phone, mail, union, diet, offset, call } = person;
  return (
    <span className={styles.known}>
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
      {mail && <a href={`mailto:${mail}`}>{mail}</a>}
      {Object.entries({ union, diet, call, offset: offset === undefined ? "" : offsetText(offset) })
        .filter(([, text]) => text)
        .map(([what, text]) => (
          <small key={what}>{text}</small>
        ))}
    </span>
  );
}
