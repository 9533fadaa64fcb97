import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import type { ShootingDay } from "../model/schedule.ts";
import { namesInWords } from "../work-week/names-in-words.ts";
import type { BoardContext } from "./board-context.ts";
import type { RuleFinding } from "./rule-finding.ts";

type NamedFinding = RuleFinding & { readonly who: readonly string[] };

/**
 * A warning for each scene with principal cast of a unit that does not shoot it by default. It has no date of its own:
 * another date of the same unit is no new warning, so that such a scene can still be moved.
 */
export function principalCastWarnings(
  days: readonly ShootingDay[],
  { leads }: Pick<BoardContext, "leads">,
  nameOf: (castId: string) => string,
): NamedFinding[] {
  if (!leads) return [];
  const { unit, castIds: known } = leads;
  return days.flatMap(({ date, strips }) =>
    strips.flatMap(({ sceneId, number, castIds }): NamedFinding[] => {
      const who = castIds.filter((castId) => known.includes(castId)).map(nameOf);
      if (who.length === 0) return [];
      const sentence = t(
        "Scene {number} on {date} has principal cast ({names}), which {unit} does not shoot by default.",
        {
          ...{ number: sceneNumberText(number), unit },
          date: shownDate(date),
          names: namesInWords(who),
        },
      );
      const fix = t("Move it to another unit, or let this unit shoot principal cast, on the Schedules page.");
      return [{ rule: "principalCast", sceneId, who, sentence, fix }];
    }),
  );
}
