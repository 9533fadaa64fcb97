import { beforeAll, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../../infra/local/demo/typeset.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { type Person, signedUp } from "../../people.ts";
import { HOSTILE_PDFS } from "../../screenplay/hostile-pdfs.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { breakDown, newProject, records, upload } from "../production.ts";

const url = inject("url");
let owner: Person;
let id: string;
let good: Uint8Array;

beforeAll(async () => {
  [owner, good] = await Promise.all([signedUp(url, "owner"), screenplayPdf(SCREENPLAY)]);
  id = await newProject(owner);
});

/** One of each kind; `npm run bench` sends them all. */
it.each([
  "a bomb of one layer",
  "an object stream that unpacks endlessly",
  "one page referenced ten million times",
  "3,000 pages",
  "a cyclic page tree of several levels",
  "a file cut in half",
  "nested lists",
  "nested dictionaries in a page",
  "forms that double thirty times",
  "a font with a thousand wide ranges",
  "a page of one thousand kilometres",
  "a photo",
])("explains why it cannot read %s, and reads the next script", async (name) => {
  const { make, reason } = HOSTILE_PDFS[name]!;
  const { version } = await upload(owner, id, name, make());
  expect(await breakDown(owner, id, name)).toEqual({
    status: "failed",
    percent: expect.any(Number),
    reason: expect.stringMatching(reason!),
    script: { name, version },
  });
  await upload(owner, id, "Good", good);
  expect(await breakDown(owner, id, "Good")).toMatchObject({ status: "succeeded" });
});

it("reads a page without a size like any other", async () => {
  await upload(owner, id, "No size", HOSTILE_PDFS["a page without size"]!.make());
  expect(await breakDown(owner, id, "No size")).toMatchObject({ status: "succeeded" });
  const { tsv_content } = await owner.api(routes.fetchBreakdown, { params: { id } });
  expect(records(tsv_content)).toMatchObject([{ Location: "HOUSE", Time: "DAY" }]);
});
