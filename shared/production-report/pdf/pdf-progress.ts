import type { Content, TableCell } from "pdfmake/interfaces.js";
import { textFromEighths } from "../../breakdown/model/page-count.ts";
import { episodeText } from "../../episodes/episode-text.ts";
import { message, t } from "../../i18n/speech.ts";
import { GREY, say } from "../../print/style.ts";
import { type Column, titledTable } from "../../print/titled-table.ts";
import { sceneNumberText } from "../../schedule/model/scene-parts.ts";
import type { ProductionReport } from "../production-report.ts";
import { shotEighths } from "../progress.ts";
import type { EpisodeProgress, UnitProgress } from "../progress-of-parts.ts";
import { aheadText, outcomeText } from "../progress-text.ts";
import type { Progress, ProgressTotals } from "../progress-totals.ts";
import { screenTime } from "../time-of-day.ts";

const RIGHT = "right" as const;

/** Progress of the production: script, before, today, to date and remaining. */
export function progressTable(progress: Progress): Content {
  const rows = [
    line(t("Script"), progress.script, false),
    line(t("Before"), progress.prior),
    line(t("Today"), progress.today),
    line(t("To date"), progress.toDate),
    line(t("Remaining"), progress.remaining, false),
  ];
  return {
    stack: [titledTable(t("Progress"), PROGRESS, rows), say(aheadText(progress), { bold: true, margin: [2, 3, 0, 0] })],
  };
}

/** Progress of each unit: today and to date. */
export function unitProgressTable(units: readonly UnitProgress[]): Content {
  const rows = units.flatMap(({ name, today, toDate }) => [
    line(t("{unit}, today", { unit: name }), today),
    line(t("{unit}, to date", { unit: name }), toDate),
  ]);
  return titledTable(t("Progress by unit"), PROGRESS, rows);
}

/** Progress of each episode: to date and remaining. */
export function episodeProgressTable(episodes: readonly EpisodeProgress[]): Content {
  const rows = episodes.flatMap(({ toDate, remaining, ...episode }) => [
    line(t("{episode}, to date", { episode: episodeText(episode) }), toDate),
    line(t("{episode}, remaining", { episode: episodeText(episode) }), remaining, false),
  ]);
  return titledTable(t("Progress by episode"), PROGRESS, rows);
}

function line(name: string, tally: ProgressTotals, isCounted = true): TableCell[] {
  return [
    say(name, { bold: true }),
    number(tally.scenes),
    say(pages(tally.eighths), { alignment: RIGHT }),
    ...(isCounted
      ? [
          say(screenTime(tally.seconds), { alignment: RIGHT }),
          number(tally.setups),
          number(tally.added),
          number(tally.retakes),
        ]
      : ["", "", "", ""]),
  ];
}

const PROGRESS: readonly Column[] = [
  { width: "*" },
  ...[
    message("Scenes"),
    message("Pages"),
    message("Minutes"),
    message("Setups"),
    message("Added"),
    message("Retakes"),
  ].map((name) => ({
    width: 58,
    name,
    alignment: RIGHT,
  })),
];

/** The day's scenes and their outcomes. */
export function scenesTable({ scenes }: ProductionReport): Content {
  const rows = Object.values(scenes).map((scene): TableCell[] => [
    say(sceneNumberText(scene.number), { bold: true }),
    say(scene.set),
    say(outcomeText(scene)),
    say(pages(scene.eighths), { alignment: RIGHT }),
    say(pages(shotEighths(scene)), { alignment: RIGHT }),
    say(scene.seconds > 0 ? screenTime(scene.seconds) : "", { alignment: RIGHT }),
    number(scene.setups),
  ]);
  return titledTable(t("Scenes"), SCENES, rows);
}

const SCENES: readonly Column[] = [
  { width: 40 },
  { width: "*" },
  { width: 96, name: message("Outcome") },
  { width: 46, name: message("Pages"), alignment: RIGHT },
  { width: 46, name: message("Shot"), alignment: RIGHT },
  { width: 46, name: message("Time"), alignment: RIGHT },
  { width: 40, name: message("Setups"), alignment: RIGHT },
];

function number(count: number): TableCell {
  return say(count === 0 ? "–" : String(count), { alignment: RIGHT, ...(count === 0 && { color: GREY }) });
}

function pages(eighths: number): string {
  return eighths > 0 ? textFromEighths(eighths) : "–";
}
