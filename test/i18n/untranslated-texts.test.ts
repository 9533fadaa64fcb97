import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { AREAS } from "../../infra/i18n/catalogue.ts";
import { unsaidTexts } from "../../infra/i18n/untranslated-text.ts";

/** Files and folders of `functions` and `shared` with texts that are not translated, and why. */
const EXCEPTIONS: readonly (readonly [why: string, ...places: string[]])[] = [
  [
    "what is saved for others is English: descriptions of versions, changes and publications, the activity log",
    ...["breakdown/corrections/describe-changes", "roster/roles/describe-group-change", "roster/roles/role-merge"].map(
      (file) => `shared/${file}.ts`,
    ),
    ...["call-changes", "day-changes", "scene-changes"].map((file) => `shared/call-sheet/publishing/${file}.ts`),
    "shared/call-sheet/model/revision.ts",
    "shared/call-sheet/model/logistics-names.ts",
    ...["apply-draft", "import-schedule", "restore-breakdown", "swap-improvement", "update-scheduling-preferences"].map(
      (file) => `functions/routes/${file}.ts`,
    ),
    "functions/routes/get-personal-call-pdf.ts",
    "functions/http/audit-log.ts",
    "functions/call-sheet/cancel-day.ts",
    "functions/project/revocation.ts",
    "functions/report/project-status.ts",
    "functions/schedule/close-shooting-day.ts",
    ...["draft-merge", "episode-change", "episode-split"].map((file) => `functions/breakdown/${file}.ts`),
    "functions/steps/write-breakdown.ts",
    "functions/jobs/apply-improvement.ts",
  ],
  [
    "reasons of failed runs, mailings and imports are saved in English",
    ...["breakdown/breakdown-run", "call-sheet/mailing-run", "schedule/improvement-run"].map(
      (f) => `functions/${f}.ts`,
    ),
    ...["collect-lines", "find-scenes", "inspect", "record-failure"].map((file) => `functions/steps/${file}.ts`),
    ...["export-project", "send-call-sheets"].map((file) => `functions/jobs/${file}.ts`),
    ...["archive-file", "background-job", "imported-row", "verified-archive"].map((f) => `functions/project/${f}.ts`),
    "shared/archive/import-mapping.ts",
    "shared/call-sheet/publishing/delivery-failure.ts",
    ...["files/fdx.ts", "files/fdx-tags.ts", "files/script-file.ts", "files/xml.ts", "model/screenplay-error.ts"].map(
      (file) => `shared/screenplay/${file}`,
    ),
    ...["pdf-file", "pdf-limits", "text-layer"].map((file) => `shared/screenplay/pdf/${file}.ts`),
  ],
  [
    "a call sheet is saved with these texts when it is published",
    ...["daylight", "day-content-of-sheet", "day-lines", "forecast", "key-contacts", "site-lines"].map(
      (file) => `shared/call-sheet/build/${file}.ts`,
    ),
    ...["consecutive-days", "weekly-rest"].map((file) => `shared/call-sheet/work-rules/${file}.ts`),
    "shared/call-sheet/build/called-people.ts",
    "shared/production-report/production-facts.ts",
    "functions/store/call-sheet/crew.ts",
  ],
  [
    "times, dates and durations that are parsed again, or the same in all languages",
    ...["call-sheet/times/parse-clock", "roster/fields/clock-text", "dates/dates-string"].map((f) => `shared/${f}.ts`),
    ...["call-sheet/build/apply-times", "production-report/time-of-day", "schedule/shooting-time/hours-text"].map(
      (file) => `shared/${file}.ts`,
    ),
  ],
  [
    "columns, categories and values of tables and files",
    ...["review-reasons", "../model/breakdown", "../model/cells"].map((file) =>
      `shared/breakdown/corrections/${file}.ts`.replace("corrections/../", ""),
    ),
    "shared/breakdown/formats/",
    ...["build-call-sheet", "department-of-category", "notes-by-department"].map(
      (file) => `shared/call-sheet/build/${file}.ts`,
    ),
    "shared/call-sheet/crew-import/crew-entry.ts",
    "shared/contract/projects.ts",
    "shared/contract/schema/project-types.ts",
    "shared/dates/icalendar.ts",
    ...["day-out-of-days-report", "element-columns", "uss/uss-file", "uss/uss-of-schedule"].map(
      (file) => `shared/reports/${file}.ts`,
    ),
    ...["cast-list", "location-list", "minor-hours", "option-fields", "options-spreadsheet"].map(
      (file) => `shared/roster/options/${file}.ts`,
    ),
    ...["schedule-tsv", "schedule", "strips"].map((file) => `shared/schedule/model/${file}.ts`),
    "shared/schedule/shooting-time/shooting-minutes.ts",
    "shared/screenplay/model/tag-categories.ts",
    "shared/tables/",
    "shared/visibility/visible-call-sheet.ts",
    "functions/store/project/projects.ts",
    "functions/routes/export-audit-log.ts",
  ],
  [
    "words of scripts and dates in several languages",
    ...["headings", "language", "scenes"].map((folder) => `shared/screenplay/${folder}/`),
    "shared/schedule/model/day-night.ts",
    "shared/dates/date-vocabulary.ts",
  ],
  ["the names of public holidays", "shared/dates/holidays/", "shared/schedule/model/days-off.ts"],
  [
    "for engineers: errors that only the log shows, and the API's documentation",
    "shared/schedule/optimise/instance/",
    ...["api-keys", "open-api", "route-list"].map((file) => `shared/contract/${file}.ts`),
    "shared/contract/schema/api-scopes.ts",
    ...["draft-call-sheets", "erase-deleted", "sweep-orphans"].map((file) => `functions/jobs/${file}.ts`),
    "functions/account/sign-in.ts",
    "functions/store/",
  ],
  [
    "names of devices, headers and drawing operators",
    ...["refresh-cookie", "serve", "user-agent"].map((file) => `functions/http/${file}.ts`),
    "shared/contract/schema/route.ts",
    "functions/pdf/",
  ],
];

const [, SERVER] = AREAS as [(typeof AREAS)[0], (typeof AREAS)[0]];

it("has no text of functions and shared outside the catalogue", () => {
  const unsaid = SERVER.files().flatMap((file) => unsaidTexts(file, readFileSync(file, "utf8")));
  const known = EXCEPTIONS.flatMap(([, ...places]) => places);
  expect(unsaid.filter((one) => !known.some((place) => one.startsWith(place)))).toEqual([]);
  // Remove an exception that nothing needs any more.
  expect(known.filter((place) => !unsaid.some((one) => one.startsWith(place)))).toEqual([]);
});

it("finds refusals, printed lines and names of papers that are not translated", () => {
  const file = `
    import { message, said, t } from "../i18n/speech.ts";
    const HEADS = [message("Scene"), message("Set and synopsis")];
    throw new Refusal("gone", 404, "This draft no longer exists.");
    const day = (n: number) => \`Day \${n}\`;
    const sums = (n: number) => \`\${n} pages\`;
    const sheet = { title: "Stripboard", summary: "Lists all drafts." };
    const shown = [t("Day {number}", { number: 1 }), said(HEADS[0]), t("Printed {by}", { by: \`the first \${day(1)}\` })];
    console.error("Not for the reader");`;
  expect(unsaidTexts("shared/x.ts", file)).toEqual([
    'shared/x.ts:4 "This draft no longer exists."',
    'shared/x.ts:5 "Day …"',
    'shared/x.ts:6 "… pages"',
    'shared/x.ts:7 "Stripboard"',
    'shared/x.ts:8 "the first …"',
  ]);
});
