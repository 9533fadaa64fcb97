import { t } from "../../i18n/speech.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { sceneNumberText } from "../../schedule/model/scene-parts.ts";
import { bannerText } from "../../schedule/stripboard/banner-text.ts";
import type { CallSheet, DayLine } from "../model/call-sheet.ts";
import { clockOf } from "../model/project-clock.ts";
import { minutesFromText } from "../times/parse-clock.ts";

type SceneLine = Extract<DayLine, { kind: "scene" }>;

/** A line of the printed day: a scene, or a text across the page. */
export type PrintedLine = SceneLine | { readonly kind: "across"; readonly text: string };

/**
 * The day in shooting order as printed: moves with the address and the estimated time, and each meal at its time. A meal
 * during a scene is printed after that scene. Without estimated times, the banners are printed as they are.
 */
export function printedOrder(
  sheet: Pick<CallSheet, "order" | "conditions" | "plan" | "locations" | "settings">,
): PrintedLine[] {
  const { order, conditions, plan, settings } = sheet;
  // An entered meal replaces those on the board.
  const lines = plan.meal === "" ? order : order.filter((line) => line.kind === "scene" || line.banner !== "meal");
  const isTimed = order.some((line) => line.kind === "scene" && minutesOf(line.start) !== undefined);
  const due = isTimed
    ? [conditions.meal, ...(conditions.laterMeals ?? [])].flatMap((text) => minutesOf(text) ?? [])
    : [];
  const printed: PrintedLine[] = [];
  let now: number | undefined;
  let last: SceneLine | undefined;
  const serve = (start: number, name: string) => {
    const during =
      last && start < (minutesOf(last.end) ?? start)
        ? t(", during scene {number}", { number: sceneNumberText(last.strip.number) })
        : "";
    printed.push(across(`${name}${clockText(start, clockOf(settings))}, ${plan.mealMinutes} min${during}`));
    now = Math.max(now ?? 0, start + plan.mealMinutes);
  };
  const serveUpTo = (time: number) => {
    while (due[0] !== undefined && due[0] <= time) serve(due.shift()!, `${t("Meal")} – `);
  };
  for (const [at, line] of lines.entries()) {
    if (line.kind === "scene") {
      serveUpTo(minutesOf(line.start) ?? Number.NEGATIVE_INFINITY);
      printed.push(line);
      last = line;
      now = minutesOf(line.end) ?? now;
      continue;
    }
    if (line.banner === "meal" && now !== undefined && due[0] === now) {
      serve(due.shift()!, `${bannerText(line)}, `);
      continue;
    }
    if (now !== undefined) serveUpTo(now);
    const move = { sheet, next: nextScene(lines, at), now };
    printed.push(across(line.banner === "move" ? moveText(line, move) : bannerText(line)));
  }
  serveUpTo(Number.POSITIVE_INFINITY);
  return printed;
}

const across = (text: string): PrintedLine => ({ kind: "across", text });
const minutesOf = (text: string | undefined) => minutesFromText(text ?? "");

const nextScene = (lines: readonly DayLine[], at: number) =>
  lines.slice(at).find((line): line is SceneLine => line.kind === "scene");

interface Move {
  readonly sheet: Pick<CallSheet, "locations" | "settings">;
  readonly next: SceneLine | undefined;
  readonly now: number | undefined;
}

function moveText(line: Extract<DayLine, { kind: "banner" }>, { sheet, next, now }: Move): string {
  const site = next && sheet.locations.find(({ group, place }) => next.place === (place || group));
  const address = (site?.address ?? "").replace(/\s+/g, " ").trim();
  const named = [bannerText(line), address].filter((part) => part !== "").join(", ");
  return now === undefined
    ? named
    : t("{move} – about {time}", { move: named, time: clockText(now, clockOf(sheet.settings)) });
}
