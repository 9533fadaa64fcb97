import { beforeAll, describe, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../../infra/local/demo/typeset.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { MAX_SCRIPT_BYTES } from "../../../shared/contract/scripts.ts";
import { type Person, signedUp } from "../../people.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { newProject } from "../production.ts";
import { refusal } from "../refusal.ts";

const url = inject("url");
const MB = 1024 * 1024;

let owner: Person;
let id: string;
let pdf: Uint8Array;

beforeAll(async () => {
  [owner, pdf] = await Promise.all([signedUp(url, "owner"), screenplayPdf(SCREENPLAY)]);
  id = await newProject(owner);
});

/** The PDF padded after its end to a file of `size` bytes. */
const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, "\n")]);

async function shown(fileName: string): Promise<Buffer> {
  const { url: address } = await owner.api(routes.viewScript, { params: { id, fileName } });
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

describe("a large draft", () => {
  const prepare = (size: number, fileName = "Scan") =>
    owner.api(routes.prepareScriptUpload, { params: { id }, payload: { fileName, size } });
  const finish = (upload: string, fileName = "Scan") =>
    owner.api(routes.finishScriptUpload, { params: { id }, payload: { fileName, upload } });

  async function post(form: { url: string; fields: Record<string, string> }, bytes: Uint8Array): Promise<number> {
    const body = new FormData();
    for (const [name, value] of Object.entries(form.fields)) body.set(name, value);
    body.set("file", new File([bytes.slice()], "scan.pdf"));
    return (await fetch(form.url, { method: "POST", body })).status;
  }

  it("of 6 MB is uploaded straight to storage, and finishing twice makes one draft", async () => {
    const large = padded(6 * MB);
    const prepared = await prepare(large.length);
    expect(await post(prepared, large)).toBe(204);
    const draft = await finish(prepared.upload);
    expect(draft).toMatchObject({ name: "Scan", breakdown: "none" });
    expect(await finish(prepared.upload)).toEqual(draft);
    expect((await owner.api(routes.listScripts, { params: { id } })).filter(({ name }) => name === "Scan")).toEqual([
      draft,
    ]);
    expect((await shown("Scan")).length).toBe(large.length);
  });

  it("does not change, whatever is uploaded with its form later", async () => {
    const prepared = await prepare(pdf.length, "Fixed");
    await post(prepared, pdf);
    await finish(prepared.upload, "Fixed");
    await post(prepared, Buffer.from("%PDF-".padEnd(pdf.length)));
    await finish(prepared.upload, "Fixed");
    expect((await shown("Fixed")).equals(pdf)).toBe(true);
  });

  it("is refused by the form's policy with another size or type", async () => {
    const prepared = await prepare(6 * MB);
    expect(await post(prepared, padded(6 * MB + 1))).toBe(400);
    expect(
      await post({ ...prepared, fields: { ...prepared.fields, "Content-Type": "text/html" } }, padded(6 * MB)),
    ).toBe(403);
    expect(
      await post({ ...prepared, fields: { ...prepared.fields, key: "uploads/elsewhere.pdf" } }, padded(6 * MB)),
    ).toBe(403);
    expect(await refusal(finish(prepared.upload))).toEqual([
      409,
      "notUploaded",
      "The file has not arrived. Please upload it again.",
    ]);
  });

  it("must have the bytes of a PDF", async () => {
    const page = Buffer.from("<html>".repeat(1000));
    const prepared = await prepare(page.length);
    expect(await post(prepared, page)).toBe(204);
    expect(await refusal(finish(prepared.upload))).toContain("notPdf");
  });

  it("requires a size and a name", async () => {
    expect(await refusal(prepare(MAX_SCRIPT_BYTES + 1))).toContain(400);
    expect(await refusal(prepare(0))).toContain(400);
    expect(await refusal(prepare(10, "a<b"))).toContain(400);
    expect(await refusal(finish("../../scripts"))).toContain(400);
  });

  it("of one project cannot be finished in another", async () => {
    const prepared = await prepare(pdf.length);
    await post(prepared, pdf);
    const other = await newProject(owner);
    const payload = { fileName: "Stolen", upload: prepared.upload };
    expect(await refusal(owner.api(routes.finishScriptUpload, { params: { id: other }, payload }))).toContain(
      "notUploaded",
    );
  });
});
