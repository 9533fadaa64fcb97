import { withDayMarks } from "../../dates/day-marks.ts";
import { t } from "../../i18n/speech.ts";
import { retold, stored } from "../../i18n/stored.ts";
import { sceneMark } from "../build/background-type.ts";

/** A need of a scene as it is saved: `nets (Sc. 4)`. */
export const needInScene = (text: string, scene: string) => `${text} ${stored("(Sc. {scene})", { scene })}`;

/** A saved change of a call sheet in the reader's language. Quoted notes stay as typed. */
export function changeText(change: string): string {
  return withDayMarks(retold(change)).replace(/“[^“”]*”|\(Sc\. ([^()]{1,40})\)| – Sc\. /g, (found, scene?: string) => {
    if (found.startsWith("“")) return found;
    return scene === undefined ? sceneMark() : t("(Sc. {scene})", { scene });
  });
}
