import { describe, expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { reportDocument } from "../../shared/reports/pdf/pdf-document.ts";
import type { ReportName } from "../../shared/reports/report-name.ts";
import { reportsFrom, versionName } from "../../shared/reports/reports.ts";
import { inParts } from "../../shared/schedule/model/scene-parts.ts";
import { hoursText } from "../../shared/schedule/shooting-time/hours-text.ts";
import { offPage, overlaps, printed } from "../call-sheet/printed-pieces.ts";
import { source } from "./a-production.ts";

const board = source.schedule.days.map(({ date, strips }) => ({
  ...{ date, locked: false },
  items: [
    ...strips.map(({ sceneId }) => ({ kind: "scene" as const, id: sceneId, pinned: false })),
    { kind: "banner" as const, id: `lunch-${date}`, banner: "meal" as const, text: "at the quay" },
  ],
}));
const reports = reportsFrom({ ...source, board, scriptVersion: 2, scheduleVersion: 7 });

async function pagesOf(name: ReportName, of = reports) {
  const { pages } = await printed(await renderPdf(reportDocument(of, name, { printedOn: "2026-03-01" })));
  for (const page of pages) expect({ off: offPage(page), over: overlaps(page) }).toEqual({ off: [], over: [] });
  return pages.map(({ pieces }) =>
    pieces
      .map(({ text }) => text)
      .join(" ")
      .replace(/\s+/g, " "),
  );
}

describe("a printed report", () => {
  it.each(["one-liner", "shooting-schedule"] as const)(
    "has print date, versions and closing totals: %s",
    async (name) => {
      const text = (await pagesOf(name)).join(" ");
      expect(text).toContain("Printed Sunday, March 1, 2026 · Schedule version 7 · Script version 2");
      expect(text).toContain("4 shoot days, 4 scenes, 5 4/8 pages");
      expect(text).toContain("Pages: day int. 4 1/8, night ext. 1 3/8.");
    },
  );

  it("is a stripboard with banners between strips and a black strip after each day", async () => {
    const [page = ""] = await pagesOf("stripboard");
    expect(page).toMatch(
      /Week 1 – from Friday, March 6, 2026.*PIER.*Meal – at the quay.*End of Day 1 – Friday, March 6, 2026 – 1 3\/8 pages – 1 scene – about \d+ h( \d+ min)?/,
    );
    expect(page).toContain("1. NORA 2. SAM 3. BO");
  });

  it("has the time of each strip on the stripboard, and the scenes that are on no day with their totals", async () => {
    const { days } = source.schedule;
    const [off] = days.at(-1)!.strips;
    const text = async (boneyard: readonly string[]) => {
      const schedule = { ...source.schedule, days: days.slice(0, -1) };
      return (await pagesOf("stripboard", reportsFrom({ ...source, schedule, board, boneyard }))).join(" ");
    };
    const { minutes = 0 } = off!;
    expect(minutes).toBeGreaterThan(0);
    const strip = `${off!.number} INT. BANK`;
    const totals = `Boneyard – ${textFromEighths(off!.eighths)} pages – 1 scene – about ${hoursText(minutes)}`;
    const whole = await text([off!.sceneId]);
    expect(whole.slice(whole.indexOf("End of Day 3"))).toContain(`${totals} ${strip}`);
    expect(whole.slice(whole.indexOf(strip))).toContain(`${textFromEighths(off!.eighths)} ${hoursText(minutes)}`);
    expect(await text([])).not.toContain("Boneyard");
  });

  it.each(["one-liner", "shooting-schedule"] as const)("has banners and estimated times: %s", async (name) => {
    const text = (await pagesOf(name)).join(" ");
    const { number, minutes = 0, eighths } = source.schedule.days[0]!.strips[0]!;
    expect(text).toContain(`D D1 ${textFromEighths(eighths)} ${hoursText(minutes)} 1, 2`);
    expect(text).toMatch(
      new RegExp(`${number} INT\\. PIER.*Meal – at the quay End of Day 1 .* 1 scene – about ${hoursText(minutes)}`),
    );
  });

  it.each(["one-liner", "shooting-schedule", "stripboard"] as const)(
    "counts company moves and their minutes in the totals of a day, as the board does: %s",
    async (name) => {
      const [pier, , , bank] = source.schedule.days.flatMap(({ strips }) => strips);
      const days = [{ date: "2026-03-06", strips: [pier!, bank!] }];
      const pages = async (moveMinutes: number) =>
        pagesOf(name, reportsFrom({ ...source, schedule: { ...source.schedule, days, wishes: { moveMinutes } } }));
      const minutes = pier!.minutes! + bank!.minutes!;
      expect((await pages(45)).join(" ")).toContain(`2 scenes – 1 company move – about ${hoursText(minutes + 45)}`);
      expect((await pages(0)).join(" ")).toContain(`2 scenes – 1 company move – about ${hoursText(minutes)}`);
    },
  );

  it("names the locked location of a scene where the set does not", async () => {
    const pier = { groupId: "L1", locationName: "Dunmore Pier", address: "", dates: "", locked: true };
    const text = (await pagesOf("shooting-schedule", reportsFrom({ ...source, locationOptions: [pier] }))).join(" ");
    expect(text).toContain("LOCATION Dunmore Pier");
    expect(text).not.toContain("LOCATION BANK");
  });

  it("has a day out of days within the margins, however many dates", async () => {
    const dates = Array.from({ length: 40 }, (_, at) => new Date(Date.UTC(2026, 2, 2 + at)).toISOString().slice(0, 10));
    const { strips } = source.schedule.days[0]!;
    for (const count of [4, 17, 28, 40]) {
      const days = dates.slice(0, count).map((date) => ({ date, strips }));
      const made = reportsFrom({ ...source, schedule: { ...source.schedule, days } });
      const { pages } = await printed(
        await renderPdf(reportDocument(made, "day-out-of-days", { printedOn: "2026-03-01" })),
      );
      for (const { pieces, width } of pages)
        expect(Math.max(...pieces.map(({ right }) => right)), `${count} days`).toBeLessThan(width - 36 + 1);
    }
  });

  it("has sheets for the scenes on no day too, with their estimated time", async () => {
    const days = source.schedule.days.slice(0, -1);
    const [left] = source.schedule.days.at(-1)!.strips;
    const made = reportsFrom({ ...source, schedule: { ...source.schedule, days }, boneyard: [left!.sceneId] });
    const sheets = await pagesOf("breakdown-sheets", made);
    expect(sheets).toHaveLength(4);
    expect(sheets[3]).toContain(`${left!.number} INT. BANK Sheet 4 of 4`);
    expect(sheets[3]).toContain(hoursText(left!.minutes!));
    expect(sheets[3]).not.toContain("SHOOT DAY");
    expect(sheets[0]).toContain("Day 1, Friday, March 6, 2026");
  });

  it("has one breakdown sheet for a scene in parts, with its whole length and the days of all parts", async () => {
    const [one, ...others] = source.schedule.days.flatMap(({ strips }) => strips);
    const [first, second] = inParts(one!, 2);
    const days = [
      { date: "2026-03-06", strips: [first!] },
      { date: "2026-03-09", strips: [second!, ...others] },
    ];
    const sheets = await pagesOf(
      "breakdown-sheets",
      reportsFrom({ ...source, schedule: { ...source.schedule, days } }),
    );
    expect(sheets).toHaveLength(4);
    expect(sheets[0]).toContain("1 INT. PIER Sheet 1 of 4");
    expect(sheets[0]).toContain(hoursText(one!.minutes!));
    expect(sheets[0]).toMatch(/Day 1, Friday, March 6, 2026 Day 2, Monday, March 9, 2026/);
  });

  it("has a breakdown sheet per scene, with a box per category that has elements", async () => {
    const sheets = await pagesOf("breakdown-sheets");
    expect(sheets).toHaveLength(4);
    expect(sheets[0]).toMatch(/1 INT\. PIER Sheet 1 of 4.*SCRIPT DAY.*D1.*LOCATION.*PIER.*SHOOT DAY/);
    expect(sheets[0]).toMatch(/CAST.*1\. NORA.*2\. SAM.*PROPS.*lantern.*ledger/s);
    expect(sheets.map((sheet) => sheet.includes("DRONES"))).toEqual([false, false, true, false]);
    expect(sheets[1]).not.toContain("PROPS");
  });

  it("has a column of names in the day out of days that is as wide as they are", async () => {
    const groups = reports.dayOutOfDays.groups.map((group) => ({ ...group, rows: group.rows.slice(0, 1) }));
    const first = async (name: string) => {
      const [group] = groups;
      const dayOutOfDays = {
        ...reports.dayOutOfDays,
        groups: [{ ...group!, rows: [{ ...group!.rows[0]!, name, note: "" }] }],
      };
      const { pages } = await printed(
        await renderPdf(reportDocument({ ...reports, dayOutOfDays }, "day-out-of-days", { printedOn: "2026-03-01" })),
      );
      return pages[0]!.pieces.find(({ text }) => text === "SW")!.left;
    };
    const [short, long] = [await first("AL"), await first("THE SECOND MATE OF THE SHIP")];
    expect(long - short).toBeGreaterThan(60);
    expect(short).toBeLessThan(140);
  });
});

it("names a file after project, paper, version and date, without what a file system forbids", () => {
  const parts = ["The Long: Tide?", "One-liner", "", versionName(reports), "2026-03-01"];
  expect(fileName(parts, "pdf")).toBe("The Long Tide - One-liner - Plan A v7 - 2026-03-01.pdf");
  expect(fileName(["a/b\\c\u0000", "x".repeat(300)], "pdf")).toBe(`a b c - ${"x".repeat(80)}.pdf`);
});
