import type { Department } from "../../../../shared/call-sheet/model/crew.ts";
import { type Answers, refused } from "../fake-api.ts";

/** A crew of three departments, edited by the page and by other users. */
export function aCrew() {
  let version = 0;
  let departments: readonly Department[] = [1, 2, 3].map((number) => ({
    ...{ id: `d${number}`, name: `Department ${number}`, positions: [] },
  }));
  const answers = {
    getCrew: () => ({ departments: [...departments], version }),
    updateCrew: ({ payload }) => {
      if (payload.version !== version) return refused(409, "staleCrew", "Somebody else has saved the crew meanwhile.");
      departments = payload.departments;
      return { version: ++version };
    },
  } satisfies Answers;
  return {
    answers,
    now: () => departments,
    otherWrites(at: number, department: Partial<Department>) {
      departments = departments.with(at, { ...departments[at]!, ...department });
      version++;
    },
  };
}
