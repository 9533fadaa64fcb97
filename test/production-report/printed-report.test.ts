import { expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { type PrintedReport, productionReportDocument } from "../../shared/production-report/pdf/pdf-document.ts";
import { performerTimesDocument } from "../../shared/production-report/pdf/pdf-times.ts";
import { progressOn } from "../../shared/production-report/progress.ts";
import { episodesOfScenes, progressByEpisode } from "../../shared/production-report/progress-of-parts.ts";
import { printed } from "../call-sheet/printed-pieces.ts";
import { row } from "../roster/builders.ts";
import { aReport, performer, scene } from "./a-report.ts";

async function textOf(report: ReturnType<typeof aReport>, more: Partial<PrintedReport> = {}): Promise<string> {
  const progress = progressOn(report.date, [report], [["a", 8]]);
  const document = productionReportDocument({ report, state: "draft", steps: [], progress, media: [], ...more });
  const { pages } = await printed(await renderPdf(document));
  return pages
    .flatMap(({ pieces }) => pieces.map(({ text }) => text))
    .join(" ")
    .replace(/\s+/g, " ");
}

it("prints only what is known, and that no one was hurt", async () => {
  const text = await textOf(aReport("2031-03-03", { scenes: { a: scene("1", 8) } }));
  expect(text).toContain("CREW CALL 7:00 AM SHOOT CALL 8:00 AM");
  expect(text).toMatch(/INJURIES AND INCIDENTS.*None reported\./);
  for (const name of [
    "PRODUCERS",
    "FIRST SHOT",
    "CAST",
    "BACKGROUND",
    "VEHICLES",
    "MEDIA",
    "DELAYS",
    "OVERTIME",
    "REMARKS",
  ])
    expect(text).not.toContain(name);
});

it("prints the progress of each episode of a series", async () => {
  const report = aReport("2031-03-03", { scenes: { a: scene("101/1", 8, { outcome: "shot" }) } });
  const episodes = [
    { id: "first", number: "101", name: "The Ebb" },
    { id: "x", number: "102", name: "" },
  ];
  const script = [
    ["a", 8],
    ["b", 12],
  ] as const;
  const episodeOfScene = (id: string) => (id === "a" ? "first" : "x");
  const episodeProgress = progressByEpisode(report.date, episodes, { reports: [report], script, episodeOfScene });
  const text = await textOf(report, { episodeProgress });
  expect(text).toContain("PROGRESS BY EPISODE");
  expect(text).toContain("Episode 101: The Ebb, to date 1 1 ");
  expect(text).toContain("Episode 102, remaining 1 1 4/8");
  expect(await textOf(report)).not.toContain("EPISODE");
});

it("prints the departments that were called, and who did not work", async () => {
  const hours = { called: "7:00 AM", people: 2, in: null, mealOut: null, mealIn: null, out: null };
  const report = aReport("2031-03-03", {
    cast: { "1": performer({ didNotWork: true }) },
    crew: { Grip: hours, Sound: { ...hours, people: 0 } },
  });
  const text = await textOf(report);
  expect(text).toContain("Did not work");
  expect(text).toContain("Grip 2 7:00 AM");
  expect(text).not.toContain("Sound");
});

it("has the people on the back, unless all of it fits on one page", async () => {
  const pagesWith = async (count: number) => {
    const cast = Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at + 1}`, performer()]));
    const report = aReport("2031-03-03", { cast, scenes: { a: scene("1", 8) } });
    const progress = progressOn(report.date, [report], [["a", 8]]);
    const document = productionReportDocument({ report, state: "draft", steps: [], progress, media: [] });
    const { pages } = await printed(await renderPdf(document));
    return pages.map(({ pieces }) => pieces.some(({ text }) => text.includes("Ana Duarte")));
  };
  expect(await pagesWith(3)).toEqual([true]);
  for (let count = 4; count < 20; count++)
    expect((await pagesWith(count)).filter(Boolean), `${count} people`).toHaveLength(1);
  expect(await pagesWith(20)).toEqual([false, true]);
});

it("has the head and the columns of an actors' production time report", async () => {
  const cast = { "1": performer(), "7": performer({ actor: "Bo Lind", minor: true }) };
  const blank = aReport("2031-03-03", { cast });
  const report = {
    ...blank,
    head: { ...blank.head, company: "Harbour Light", isDayOff: true },
    production: { ...blank.production, productionNumber: "2031-0417", contact: "Pia Long, 555 0142" },
  };
  const { pages } = await printed(await renderPdf(performerTimesDocument(report)));
  const text = pages
    .flatMap(({ pieces }) => pieces.map((piece) => piece.text))
    .join(" ")
    .replace(/\s+/g, " ");
  for (const fact of ["2031-0417", "Pia Long, 555 0142", "DESIGNATED DAY OFF", "Yes", "Harbour Light"])
    expect(text).toContain(fact);
  expect(text).toMatch(/Ana Duarte .*N SW.*Bo Lind .*Y SW/);
});

it("has type of performer, meal that is not deducted, outfits, stunt adjustment and tutoring of a time report", async () => {
  const cast = {
    "1": performer({ workType: "ST", stuntAdjustment: 1250, outfits: 3, ndMealOut: 430, ndMealIn: 445 }),
    "7": performer({ actor: "Bo Lind", minor: true, workType: "D", tutoring: 185 }),
  };
  const blank = aReport("2031-03-03", { cast });
  const report = { ...blank, production: { ...blank.production, productionType: "Motion picture" } };
  const { pages } = await printed(await renderPdf(performerTimesDocument(report)));
  expect(pages).toHaveLength(1);
  const [{ width, pieces } = { width: 0, pieces: [] }] = pages;
  for (const piece of pieces) expect(piece.right).toBeLessThan(width - 30);
  const text = pages
    .flatMap(({ pieces }) => pieces.map((piece) => piece.text))
    .join(" ")
    .replace(/\s+/g, " ");
  for (const fact of ["7:10 AM", "7:25 AM", "1,250", "3 h 05", "ST STUNT PERFORMER, D DAY PERFORMER", "Motion picture"])
    expect(text).toContain(fact);
});

it("prints a time after midnight on one line, for the report and for the performers", async () => {
  const cast = { "1": performer({ makeUpIn: 900, onSet: 960, dismissed: 1470, out: 1490 }) };
  const report = aReport("2031-03-03", { cast });
  const progress = progressOn(report.date, [report], [["a", 8]]);
  const documents = [
    productionReportDocument({ report, state: "draft", steps: [], progress, media: [] }),
    performerTimesDocument(report),
  ];
  for (const document of documents) {
    const { pages } = await printed(await renderPdf(document));
    const texts = pages.flatMap(({ pieces }) => pieces.map(({ text }) => text.replace(/\s+/g, " ").trim()));
    expect(texts).toEqual(expect.arrayContaining(["3:00 PM", "12:30 AM +1", "12:50 AM +1"]));
  }
});

it("is printed in the clock of its project", async () => {
  const { head, ...report } = aReport("2031-03-03", { cast: { "1": performer({ makeUpIn: 900, out: 1490 }) } });
  const timed = { ...report, head: { ...head, clock: "24-hour" as const }, times: { ...report.times, firstShot: 545 } };
  const { pages } = await printed(await renderPdf(performerTimesDocument(timed)));
  const performers = pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(" ");
  for (const text of [performers, await textOf(timed)]) expect(text.replace(/\s+/g, " ")).toMatch(/15:00.*00:50 \+1/);
  expect(await textOf(timed)).toContain("FIRST SHOT 09:05");
});

it("counts a scene that a later draft cut with its episode", () => {
  const cut = row("2", "INT. PIER - DAY", "", { id: "b", episode: "x" });
  const made = { rows: [row("1", "INT. PIER - DAY", "", { id: "a", episode: "x" })], aside: [cut] };
  const report = aReport("2031-03-03", { scenes: { b: scene("102/2", 8, { outcome: "shot" }) } });
  const of = episodesOfScenes(made);
  const [progress] = progressByEpisode(report.date, [{ id: "x", number: "102", name: "" }], {
    reports: [report],
    script: [["a", 12]],
    episodeOfScene: (id) => of.get(id),
  });
  expect(progress).toMatchObject({ toDate: { scenes: 1, eighths: 8 } });
});
