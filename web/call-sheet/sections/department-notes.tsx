import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import { departmentText } from "../../../shared/call-sheet/build/department-of-category.ts";
import { notesByDepartment } from "../../../shared/call-sheet/build/notes-by-department.ts";
import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import type { DepartmentNote } from "../../../shared/call-sheet/model/day-plan.ts";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import form from "../settings/day-form.module.css";
import styles from "./sections.module.css";

interface DepartmentNotesProps {
  readonly sheet: CallSheet;
  readonly onNotes?: ((notes: readonly DepartmentNote[]) => void) | undefined;
}

/** The elements of the day's scenes and the notes, by department. */
export function DepartmentNotes({ sheet, onNotes }: DepartmentNotesProps) {
  const notes = sheet.plan.departmentNotes;
  const [department, setDepartment] = useState("");
  const [text, setText] = useState("");
  const all = notesByDepartment({ ...sheet, setDressing: [] });
  return (
    <>
      {all.length === 0 && <p className={styles.nothing}>{t("The breakdown has none for this day.")}</p>}
      {all.map(({ department: name, needs }) => (
        <div key={name} className={styles.requirements}>
          <h4>{departmentText(name)}</h4>
          <ul>
            {needs.flatMap(({ category, items }) =>
              items.map(({ scene, text: what }) => (
                <li key={`${category} ${scene} ${what}`}>
                  <span>{scene}</span> {columnText(category)}: {what}
                </li>
              )),
            )}
            {notes
              .filter((note) => note.department === name)
              .map((note) => (
                <li key={note.id} className={form.note}>
                  <strong>{note.text}</strong>
                  {onNotes && (
                    <IconButton
                      label={t("Remove the note to {name}: {text}", { name, text: note.text })}
                      icon={<Trash2 />}
                      onClick={() => onNotes(notes.filter((other) => other !== note))}
                    />
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
      {onNotes && (
        <form
          className={form.adding}
          onSubmit={(event) => {
            event.preventDefault();
            if (department.trim() === "" || text.trim() === "") return;
            onNotes([...notes, { id: crypto.randomUUID(), department: department.trim(), text: text.trim() }]);
            setText("");
          }}
        >
          <Field
            label={t("Department")}
            list="departments-of-sheet"
            value={department}
            maxLength={200}
            onChange={(event) => setDepartment(event.target.value)}
          />
          <datalist id="departments-of-sheet">
            {[...new Set([...all.map((one) => one.department), ...sheet.departments.map(({ name }) => name)])].map(
              (name) => (
                <option key={name} value={name} />
              ),
            )}
          </datalist>
          <Field
            label={t("Note to the department")}
            value={text}
            maxLength={1000}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" icon={<Plus />} disabled={department.trim() === "" || text.trim() === ""}>
            {t("Add note")}
          </Button>
        </form>
      )}
    </>
  );
}
