import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { ended } from "../api/production.ts";
import { aStudio, SCREENPLAY, type Studio, scriptForm } from "../faults/a-studio.ts";
import type { Fault } from "../faults/wire.ts";

let studio: Studio;

beforeAll(async () => {
  studio = await aStudio();
});
afterAll(() => studio.close());

it("a draft waits for review in the same answer that says that its run has ended", async () => {
  const { owner, id, wire } = studio;
  const params = { id };
  const form = scriptForm("Blue", SCREENPLAY.replace("early", "late"));
  await studio.get(routes.uploadScript, { params, form });
  let hasRun = false;
  wire.faultFor = async ({ name, body }): Promise<Fault> => {
    if (hasRun || name !== "DYNAMODB Query" || !body.includes(`"S":"DRAFT`)) return "none";
    hasRun = true;
    // The whole run takes place while the route waits for the list of drafts.
    await owner.api(routes.generateBreakdown, { params: { id, fileName: "Blue" }, query: { review: "true" } });
    await ended(owner, id);
    return "none";
  };
  const progress = await studio.get(routes.getBreakdownProgress, { params });
  expect(hasRun).toBe(true);
  expect(progress).toMatchObject({ status: "succeeded", script: { name: "Blue" }, review: true });
});
