import { expect, it } from "vitest";
import type { ApiClient } from "../../infra/local/demo/api-client.ts";
import { asItWas, writeReports } from "../../infra/local/demo/reports.ts";
import { routes } from "../../shared/contract/routes.ts";
import { askedEntries, missingEntries } from "../../shared/production-report/missing-entries.ts";
import { ProductionReport } from "../../shared/production-report/production-report.ts";
import { applyPatches } from "../../shared/production-report/report-edit.ts";
import { timeProblems } from "../../shared/production-report/working-time.ts";
import { aReport, performer, scene } from "./a-report.ts";

it("is complete and breaks no rule in the demo, where people on hold did not work", () => {
  const hours = { called: "5:45 AM", people: 2, in: null, mealOut: null, mealIn: null, out: null };
  const report = aReport("2031-03-03", {
    scenes: { a: scene("1", 8), b: scene("2", 3) },
    cast: {
      "1": performer({ called: "6:30 AM", calledOnSet: "7:30 AM" }),
      "2": performer({ status: "H", called: "", calledOnSet: "" }),
    },
    crew: { Marine: hours, Grip: { ...hours, called: "7:00 AM", people: 0 } },
    background: { x: { description: "bathers", count: 20, rate: "", in: null, out: null } },
  });
  const written = ProductionReport.parse(applyPatches(report, asItWas(report)));
  expect([missingEntries(written), askedEntries(written), timeProblems(written)]).toEqual([[], [], []]);
  expect(written.cast["1"]).toMatchObject({ makeUpIn: 390, onSet: 450, out: 990 });
  expect(written.cast["2"]).toMatchObject({ makeUpIn: null, onSet: null, dismissed: null, out: null });
  expect([written.crew.Grip?.in, written.mealsServed]).toEqual([null, 23]);
});

it.each([
  ["7:30 AM", "8:30 AM"],
  ["11:30 AM", "12:30 PM"],
  ["4:00 PM", "5:00 PM"],
  ["7:15 PM", "8:15 PM"],
])("breaks no rule for a performer who is called at %s, and the others of that day", (called, calledOnSet) => {
  const report = aReport("2031-03-03", {
    cast: {
      "1": performer({ called: "6:00 AM", calledOnSet: "7:30 AM" }),
      "2": performer({ called, calledOnSet }),
    },
  });
  const written = ProductionReport.parse(applyPatches(report, asItWas(report)));
  expect(timeProblems(written)).toEqual([]);
});

it("is submitted by the demo's assistant director and approved by its production manager", async () => {
  const report = aReport("2031-03-03", {});
  const days = ["2031-03-03", "2031-03-04", "2031-03-05"].map((date) => ({ date }));
  const steps: object[] = [];
  const api = async (route: object, { params, payload }: { params: { date?: string }; payload?: object }) => {
    if (route === routes.listProductionReports) return { days };
    if (route === routes.getProductionReport) return { report };
    if (route === routes.setProductionReportState) steps.push({ date: params.date, ...payload });
    return { version: steps.length };
  };
  await writeReports(api as unknown as ApiClient, "p1", "2031-03-05");
  expect(steps).toMatchObject([
    { date: "2031-03-03", act: "submit", signature: "Mina Castell" },
    { date: "2031-03-03", act: "approve", signature: "Rufus Adair" },
    { date: "2031-03-04", act: "submit", signature: "Mina Castell" },
  ]);
  expect(steps).toHaveLength(3);
});
