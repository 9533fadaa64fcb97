import { expect, it } from "vitest";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { dayBeforeFrom } from "../../shared/call-sheet/build/work-end.ts";
import { reportFrom } from "../../shared/production-report/report-from.ts";
import { reportedEnds } from "../../shared/production-report/reported-ends.ts";
import { source } from "../call-sheet/builders.ts";

const sheet = callSheetFrom(source);
const report = reportFrom(sheet, { start: sheet.date, end: sheet.date });

it("takes the end of work from the report as far as it has it, and else from the call sheet", () => {
  const planned = dayBeforeFrom(sheet, reportedEnds(report));
  expect(planned).toEqual(dayBeforeFrom(sheet));
  expect(planned).toMatchObject({
    wrap: { minutes: 20 * 60, isReported: false },
    cast: { "1": { isReported: false } },
  });

  const camera = reportedEnds({ ...report, times: { ...report.times, cameraWrap: 1230 } });
  expect(dayBeforeFrom(sheet, camera).wrap).toEqual({ minutes: 1230, isReported: true });

  const crew = Object.fromEntries(
    Object.entries(report.crew).map(([name, hours], at) => [name, { ...hours, out: 1260 + at }]),
  );
  const cast = {
    "1": { ...report.cast["1"]!, dismissed: 1200, out: 1225 },
    "2": { ...report.cast["2"]!, didNotWork: true },
  };
  const real = dayBeforeFrom(sheet, reportedEnds({ ...report, crew, cast }));
  expect(real.wrap).toEqual({ minutes: 1264, isReported: true });
  expect(real.cast).toEqual({ "1": { minutes: 1225, isReported: true } });
});
