import type { CallSheet, CategoryNeeds } from "../model/call-sheet.ts";
import { departmentOfCategory } from "./department-of-category.ts";

/** What a department needs to know about a day. */
export interface NotesOfDepartment {
  readonly department: string;
  /** Elements of the scenes, by category. */
  readonly needs: readonly CategoryNeeds[];
  /** Notes written by users. */
  readonly notes: readonly string[];
}

type NotedSheet = Pick<CallSheet, "requirements" | "setDressing" | "plan">;

/** The day's elements and notes by department; departments with elements come first. */
export function notesByDepartment({ requirements, setDressing, plan }: NotedSheet): NotesOfDepartment[] {
  const category = "Set Dressing";
  const dressing = { category, department: departmentOfCategory(category), items: setDressing };
  const all = setDressing.length === 0 ? requirements : [...requirements, dressing];
  const names = new Set([...all, ...plan.departmentNotes].map(({ department }) => department));
  return [...names].map((department) => ({
    department,
    needs: all.filter((one) => one.department === department),
    notes: plan.departmentNotes.flatMap((note) => (note.department === department ? [note.text] : [])),
  }));
}
