import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { putProjectRows } from "../api/tables.ts";
import { aStudio, type Studio, scriptForm } from "../faults/a-studio.ts";
import type { Fault } from "../faults/wire.ts";

let studio: Studio;

beforeAll(async () => {
  studio = await aStudio();
});
afterAll(() => studio.close());

it("the last draft that a person can have keeps its file when its upload is repeated at the same moment", async () => {
  const { id, owner, aws, wire } = studio;
  const row = { name: "Old", format: "fountain", uploadedAt: "2031-01-01", status: "none", run: 0 };
  // With the draft of the production, one less than the most.
  const drafts = Array.from({ length: 298 }, (_, n) => {
    const draft = { draftId: `d${n}`, version: 1001 + n, uploadedBy: owner.id, ...row };
    return { pk: `PROJECT#${id}`, sk: `DRAFT#00${draft.version}`, ...draft };
  });
  await putProjectRows(aws, drafts);
  const form = scriptForm("Last");
  form.set("operation", randomUUID());
  const repeat = () => owner.api(routes.uploadScript, { params: { id }, payload: form });
  let [isStored, isRepeated, reads] = [false, false, 0];
  wire.faultFor = async ({ name, body }): Promise<Fault> => {
    if (name === "S3 PUT") isStored = true;
    if (!isStored || !body.includes('"S":"DRAFT#')) return "none";
    if (name === "DYNAMODB Query") reads++;
    // After the drafts were read, at the latest before the draft is added.
    if (!isRepeated && (reads > 1 || name === "DYNAMODB TransactWriteItems")) {
      isRepeated = true;
      await repeat();
    }
    return "none";
  };
  const { status } = await studio.ask(routes.uploadScript, { params: { id }, form });
  expect([isRepeated, status]).toEqual([true, 200]);
  const view = await owner.api(routes.viewScript, { params: { id, fileName: "Last" } });
  expect((await fetch(view.url)).status).toBe(200);
});
