import { expect, it } from "vitest";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { factsFrom, NO_FACTS } from "../../shared/production-report/production-facts.ts";
import { source } from "../call-sheet/builders.ts";

it("takes the contact from the call sheet until the reports have their own, and keeps the production number", () => {
  const call = (position: string, name: string, phone: string) => ({ position, name, phone });
  const departments = [
    {
      id: "production",
      name: "Production",
      positions: [call("1st AD", "Jo Marsh", "1"), call("UPM", "Pia Long", "2")],
    },
  ];
  const sheet = callSheetFrom({ ...source, departments });
  const span = { start: "2026-03-02", end: "2026-03-04" };
  expect(factsFrom(sheet, span)).toMatchObject({ productionNumber: "", contact: "Pia Long, 2" });
  const before = { ...NO_FACTS, productionNumber: "417", contact: "Office, 3" };
  expect(factsFrom(sheet, span, before)).toMatchObject({ productionNumber: "417", contact: "Office, 3" });
});

it("takes the colours of script and schedule from the call sheet until the reports have their own", () => {
  const settings = { ...source.settings, scriptColour: "Pink", scheduleColour: "Blue" };
  const sheet = callSheetFrom({ ...source, settings });
  const span = { start: "2026-03-02", end: "2026-03-04" };
  expect(factsFrom(sheet, span)).toMatchObject({ scriptColour: "Pink", scheduleColour: "Blue" });
  const before = { ...NO_FACTS, scriptColour: "Green" };
  expect(factsFrom(sheet, span, before)).toMatchObject({ scriptColour: "Green", scheduleColour: "Blue" });
});
