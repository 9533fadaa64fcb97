import { SEES_ALL, type Sees, textFromSceneNumbers } from "../../shared/need-to-know/sees.ts";
import { say } from "../texts/say.ts";

/** What a member sees, in words that follow on their role; nothing for who sees all. */
export function seesInWords(sees: Sees = SEES_ALL): string | undefined {
  switch (sees.kind) {
    case "all":
      return undefined;
    case "scenes":
      return say("sees {count, plural, one {scene} other {scenes}} {scenes}", {
        count: sees.scenes.length,
        scenes: textFromSceneNumbers(sees.scenes),
      });
    case "departments":
      return say("sees what {departments} need", { departments: sees.departments.join(", ") });
  }
}
