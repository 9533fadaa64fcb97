import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { ROCKS } from "../../../walk/harbour-screenplay.ts";
import { aProduction } from "../a-production.ts";
import { reload } from "../app.tsx";
import { eventually, one, says } from "../words.ts";
import { lines, opened, region } from "./breakdown-page.ts";

// In a separate file, since the pages cache the text of a draft.
it("marks an uncertain heading until it is confirmed", async () => {
  const { press } = opened("", {}, aProduction(ROCKS, { hasNumbers: false }));
  await one("img", "Uncertain: the heading");
  await press("Show the next");
  await says("Uncertain: the heading");
  const heading = await eventually(async () => (await lines(/ON THE ROCKS/))[0]!);
  expect(within(heading).getAllByTitle("Uncertain: the heading").length).toBe(1);
  await press("Confirm heading");
  await says("The heading of scene 2 is confirmed.");
  reload();
  await region("Scene 2");
  expect(document.body.textContent).not.toContain("Uncertain:");
});
