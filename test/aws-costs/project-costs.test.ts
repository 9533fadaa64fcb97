import { afterEach, expect, it } from "vitest";
import { awsCosts, totalOf, type Usage } from "../../shared/aws-costs/project-costs.ts";
import { SPEECHES } from "../../shared/i18n/catalogues.ts";
import { ENGLISH, speakBy } from "../../shared/i18n/speech.ts";

const NOTHING: Usage = {
  ...{ documentBytes: 0, documents: 0, rowBytes: 0, rows: 0, scriptRuns: 0, scriptPages: 0 },
  ...{ everyPageByTextract: true, mails: 0, searchSeconds: 0 },
};
const lineOf = (usage: Partial<Usage>, what: string) =>
  awsCosts({ ...NOTHING, ...usage }).find((line) => line.what === what);

afterEach(() => speakBy(() => ENGLISH));

it("is zero without usage", () => {
  const lines = awsCosts(NOTHING);
  expect([totalOf(lines, true), totalOf(lines, false)]).toEqual([0, 0]);
});

it("charges storage by the month, and operations once", () => {
  expect(lineOf({ documentBytes: 2e9, documents: 1 }, "Documents stored")).toEqual({
    ...{ what: "Documents stored", quantity: "1 document, 2000.0 MB", usd: 0.046, monthly: true },
  });
  expect(lineOf({ scriptPages: 120 }, "Pages read by Textract")).toMatchObject({
    quantity: "120 pages",
    monthly: false,
  });
  expect(lineOf({ scriptPages: 120 }, "Pages read by Textract")!.usd).toBeCloseTo(0.18);
  expect(lineOf({ scriptPages: 1, everyPageByTextract: false }, "Pages read by Textract")!.quantity).toBe(
    "at most 1 page",
  );
  expect(lineOf({ mails: 5000 }, "Emails")!.usd).toBeCloseTo(0.5);
  expect(lineOf({ searchSeconds: 600 }, "Searches for better schedules")!.usd).toBeCloseTo(0.0235, 4);
});

it("writes amounts as usual in the reader's language", async () => {
  const german = await SPEECHES.de!();
  speakBy(() => german);
  expect(awsCosts({ ...NOTHING, documentBytes: 3e5, documents: 1 })[0]?.quantity).toContain("0,3 MB");
});

it("adds up line by line", () => {
  const lines = awsCosts({ ...NOTHING, mails: 10_000, scriptPages: 1000, rowBytes: 1e9, documentBytes: 1e9 });
  expect(totalOf(lines, true)).toBeCloseTo(0.023 + 0.45);
  expect(totalOf(lines, false)).toBeCloseTo(1 + 1.5 + 0.625);
});
