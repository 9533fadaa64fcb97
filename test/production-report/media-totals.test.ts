import { expect, it } from "vitest";
import { mediaProblems, mediaTotals } from "../../shared/production-report/media-totals.ts";
import { type MediaRoll, ProductionReport } from "../../shared/production-report/production-report.ts";
import { aReport } from "./a-report.ts";

const roll = (what: Partial<MediaRoll>): MediaRoll => ({
  ...{ kind: "camera", roll: "A001", loaded: 0, good: 0, noGood: 0, waste: 0, shortEnd: 0, unit: "GB" },
  ...what,
});

const WHOLE = { waste: 0, shortEnd: 0 };

const days = [
  aReport("2031-03-05", { media: { late: roll({ loaded: 900 }) } }),
  aReport("2031-03-04", {
    media: {
      a: roll({ loaded: 512, good: 300, noGood: 100, unit: "gb " }),
      b: roll({ loaded: 400, good: 100, waste: 30, shortEnd: 200, unit: "ft" }),
      s: roll({ kind: "sound", loaded: 16, good: 16 }),
    },
  }),
  aReport("2031-03-03", { media: { a: roll({ loaded: 256, good: 256 }), c: roll({ loaded: 256, noGood: 6 }) } }),
];

it("carries loaded media forward by kind and unit, in any order of reports, and nothing of later days", () => {
  expect(mediaTotals("2031-03-04", days)).toEqual([
    {
      ...{ kind: "camera", unit: "GB" },
      prior: { loaded: 512, good: 256, noGood: 6, ...WHOLE },
      today: { loaded: 512, good: 300, noGood: 100, ...WHOLE },
      toDate: { loaded: 1024, good: 556, noGood: 106, ...WHOLE },
    },
    {
      ...{ kind: "camera", unit: "ft" },
      prior: { loaded: 0, good: 0, noGood: 0, ...WHOLE },
      today: { loaded: 400, good: 100, noGood: 0, waste: 30, shortEnd: 200 },
      toDate: { loaded: 400, good: 100, noGood: 0, waste: 30, shortEnd: 200 },
    },
    {
      ...{ kind: "sound", unit: "GB" },
      prior: { loaded: 0, good: 0, noGood: 0, ...WHOLE },
      today: { loaded: 16, good: 16, noGood: 0, ...WHOLE },
      toDate: { loaded: 16, good: 16, noGood: 0, ...WHOLE },
    },
  ]);
  expect(mediaTotals("2031-03-02", days)).toEqual([]);
});

it("treats rolls of reports without a kind as the camera's", () => {
  const { kind: _, ...old } = roll({ loaded: 1 });
  const report = ProductionReport.parse({ ...aReport("2031-03-03"), media: { a: old } });
  expect(report.media.a?.kind).toBe("camera");
});

it("names the rolls with more media used than loaded", () => {
  const media = {
    a: roll({ loaded: 400, good: 250, noGood: 100, waste: 30, shortEnd: 40, unit: "ft" }),
    b: roll({ roll: "A002", loaded: 400, good: 250, noGood: 100, waste: 20, shortEnd: 30, unit: "ft" }),
    c: roll({ kind: "sound", roll: "", loaded: 8, good: 9 }),
  };
  expect(mediaProblems(aReport("2031-03-03", { media }))).toEqual([
    "A001: 420 ft accounted for, but 400 ft loaded.",
    "Sound 3: 9 GB accounted for, but 8 GB loaded.",
  ]);
});
