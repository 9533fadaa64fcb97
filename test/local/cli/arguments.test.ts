import { expect, it } from "vitest";
import { ArgumentError, readArguments } from "../../../infra/local/cli/arguments.ts";
import { callSheetArguments, HELP } from "../../../infra/local/cli/call-sheet-arguments.ts";

it("starts at port 4000 with the saved data by default", () => {
  expect(readArguments([])).toEqual({
    port: 4000,
    folder: ".local/data",
    fresh: false,
    restore: false,
    empty: false,
    season: false,
    help: false,
  });
  expect(readArguments(["--port", "4100", "--data", "elsewhere", "--fresh", "--empty"])).toEqual({
    port: 4100,
    folder: "elsewhere",
    fresh: true,
    restore: false,
    empty: true,
    season: false,
    help: false,
  });
});

it.each<[string[], string]>([
  [["--prot", "4100"], "--prot"],
  [["fresh"], "fresh"],
  [["--port"], "--port"],
  [["--port", "http"], '"http"'],
  [["--port", "0"], '"0"'],
  [["--port", "65535"], '"65535"'],
  [["--port=-1"], '"-1"'],
  [["--fresh=no"], "--fresh"],
  [["--data", ""], "--data"],
])("refuses %j and quotes the invalid part", (given, quoted) => {
  expect(() => readArguments(given)).toThrow(ArgumentError);
  expect(() => readArguments(given)).toThrow(quoted);
});

const BY_KEY = { BACKLOT_KEY: "backlot_key" };
const BY_PASSWORD = ["--user", "ana@studio.example"];

it("reads a call sheet's project, day and server from the arguments, and secrets from the environment", () => {
  expect(callSheetArguments(["--help"], {})).toBe("help");
  expect(
    callSheetArguments(["p1", "Plan A", "--day", "2", ...BY_PASSWORD], { BACKLOT_PASSWORD: "word" }),
  ).toMatchObject({
    ...{ project: "p1", schedule: "Plan A", day: 2, drafts: false, url: "http://localhost:4000" },
    credentials: { email: "ana@studio.example", password: "word" },
  });
  expect(
    callSheetArguments(["p1", "--drafts", "--date", "2027-03-14", "--url", "https://b.example"], BY_KEY),
  ).toMatchObject({
    ...{ project: "p1", drafts: true, date: "2027-03-14", url: "https://b.example" },
    credentials: { key: "backlot_key" },
  });
});

it.each<[string[], string]>([
  [[], "PROJECT is missing"],
  [["p1", "Plan", "A"], '"A" is an extra argument'],
  [["p1", "--day", "0"], '"0"'],
  [["p1", "--date", "14.3.2027"], '"14.3.2027"'],
  [["p1", "--day", "1", "--drafts"], "--day cannot be combined"],
  [["p1", "--url", "backlot"], '"backlot"'],
  [["p1", "--dat", "1"], "--dat"],
  [["p1", ...BY_PASSWORD], "SCHEDULE is missing"],
  [["p1", "Plan", ...BY_PASSWORD], "BACKLOT_PASSWORD"],
])("refuses a call sheet by %j with the reason and the usage", (given, words) => {
  expect(() => callSheetArguments(given, BY_KEY)).toThrow(words);
  expect(() => callSheetArguments(given, BY_KEY)).toThrow(HELP);
});

it("requires credentials for a call sheet", () => {
  expect(() => callSheetArguments(["p1"], {})).toThrow("an API key in BACKLOT_KEY");
});

it("takes --fresh or --restore, not both", () => {
  expect(() => readArguments(["--fresh", "--restore"])).toThrow(ArgumentError);
});
