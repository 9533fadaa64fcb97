import { expect, it } from "vitest";
import { ArgumentError, readArguments } from "../../infra/local/arguments.ts";

it("starts at port 4000 with the data of the last time unless told otherwise", () => {
  expect(readArguments([])).toEqual({ port: 4000, folder: ".local/data", fresh: false, empty: false, help: false });
  expect(readArguments(["--port", "4100", "--data", "elsewhere", "--fresh", "--empty"])).toEqual({
    port: 4100,
    folder: "elsewhere",
    fresh: true,
    empty: true,
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
])("refuses %j and quotes what is wrong", (given, quoted) => {
  expect(() => readArguments(given)).toThrow(ArgumentError);
  expect(() => readArguments(given)).toThrow(quoted);
});
