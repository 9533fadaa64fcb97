import { expect, it } from "vitest";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { reachOf } from "../../shared/call-sheet/publishing/reach.ts";
import { recipientsOf } from "../../shared/call-sheet/publishing/recipients.ts";
import { nameKey } from "../../shared/roster/fields/name-key.ts";
import { source } from "./builders.ts";

const positions = ["Kit Lavender", "Sol Ames", "Bo Lind"].map((name) => ({ position: "Grip", name }));
const sheet = callSheetFrom({ ...source, departments: [{ id: "grip", name: "Grip", positions }] });
const recipients = recipientsOf([], sheet, { number: 1, kind: "final", changes: [] });

it("tells who is reached by email, who has no address and where it belongs, and whose emails bounced", () => {
  const known = { mailed: [nameKey("KIT lavender"), nameKey("Someone Else")], stopped: [nameKey("Bo Lind")] };
  expect(reachOf(recipients, sheet, known)).toEqual({
    byMail: ["Kit Lavender"],
    noAddress: [{ name: "Ingrid Osei", castId: "1" }, { name: "Sol Ames" }],
    stopped: ["Bo Lind"],
  });
});
