import { beforeAll, describe, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../../infra/local/demo/typeset.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { type Person, signedUp } from "../../people.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { newProject, upload, uploadForm } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";

const url = inject("url");
const MB = 1024 * 1024;
const NOT_PDF = [415, "notPdf", "Please select a valid PDF file."];

let owner: Person;
let id: string;
let pdf: Uint8Array;

beforeAll(async () => {
  [owner, pdf] = await Promise.all([signedUp(url, "owner"), screenplayPdf(SCREENPLAY)]);
  id = await newProject(owner);
});

const scripts = (project = id) => owner.api(routes.listScripts, { params: { id: project } });
const view = (fileName: string, version?: number) =>
  owner.api(routes.viewScript, { params: { id, fileName }, ...(version && { query: { version } }) });
const pdfAt = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());

/** The PDF padded after its end to a file of `size` bytes. */
const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, "\n")]);

describe("an upload", () => {
  it("becomes a draft that is listed, newest first, and shown", async () => {
    const project = await newProject(owner);
    const before = new Date().toISOString();
    const white = await upload(owner, project, "White", pdf);
    expect(white).toEqual({
      name: "White",
      version: 1,
      fileName: "White",
      uploadedAt: expect.toSatisfy((at: string) => at >= before && at <= new Date().toISOString()),
      breakdown: "none",
    });
    const blue = await upload(owner, project, "Blue", pdf);
    expect(await scripts(project)).toEqual([{ ...blue, version: 2 }, white]);
  });

  it("is shown from an address that needs no token and returns the same PDF", async () => {
    await upload(owner, id, "Shown", pdf);
    const shown = await fetch((await view("Shown")).url);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(shown.headers.get("content-disposition")).toBe("inline");
    expect(Buffer.from(await shown.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it("is readable by pages of the site only, and always served as a PDF", async () => {
    await upload(owner, id, "Told", pdf);
    const { url: address } = await view("Told");
    const from = async (origin: string) =>
      (await fetch(address, { headers: { origin } })).headers.get("access-control-allow-origin");
    const site = url.replace("127.0.0.1", "localhost");
    expect([await from(site), await from("https://elsewhere.example")]).toEqual([site, null]);
    const { searchParams, host } = new URL(address);
    expect(searchParams.get("response-content-type")).toBe("application/pdf");
    expect(host).not.toBe(new URL(url).host);
  });

  it("with an existing name becomes a new version; the newest is shown by default", async () => {
    const first = await upload(owner, id, "Twice", pdf);
    const second = await upload(owner, id, "Twice", padded(pdf.length + 10));
    expect(second.version).toBeGreaterThan(first.version);
    expect((await pdfAt((await view("Twice")).url)).length).toBe(pdf.length + 10);
    expect((await pdfAt((await view("Twice", first.version)).url)).length).toBe(pdf.length);
    const noVersion = [404, "noSuchScript", 'There is no script named "Twice".'];
    expect(await refusal(view("Twice", 999))).toEqual(noVersion);
  });

  it("gets a version of its own also when several arrive at once", async () => {
    const project = await newProject(owner);
    const four = (bytes: string | Uint8Array) =>
      Promise.allSettled(["A", "B", "C", "D"].map((name) => upload(owner, project, name, bytes)));
    await four("no PDF"); // Warms up the functions, so that all four calls count at the same time.
    await four(pdf);
    expect((await scripts(project)).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });

  it.each<[string, string | Uint8Array]>([
    ["text", "INT. KITCHEN - DAY"],
    ["nothing", ""],
    ["a web page that contains a PDF", "<script>alert(1)</script>%PDF-1.7"],
  ])("of %s is refused", async (_, bytes) => {
    expect(await refusal(upload(owner, id, "Other", bytes))).toEqual(NOT_PDF);
  });

  it("may have at most 4 MB", async () => {
    const { version } = await upload(owner, id, "Large", padded(4 * MB));
    expect((await pdfAt((await view("Large", version)).url)).length).toBe(4 * MB);
    expect(await refusal(upload(owner, id, "Larger", padded(4 * MB + 1)))).toEqual([
      413,
      "tooLarge",
      "A form can have at most 4 MB. Prepare an upload for a larger file.",
    ]);
    // More than the limit of a function's payload and of the gateway.
    const statusOf = async (size: number) =>
      (await send(url, routes.uploadScript, { params: { id }, ...formOf(uploadForm("L", padded(size))) })).status;
    expect([await statusOf(5 * MB), await statusOf(11 * MB)]).toEqual([413, 413]);
  });

  const formOf = (body: FormData | string, contentType?: string) => ({
    headers: { ...bearer(owner.token), ...(contentType && { "content-type": contentType }) },
    body,
  });
  const misnamed = (file: string, name: string) => {
    const form = new FormData();
    form.set(file, new File(["%PDF-1.4"], "script.pdf"));
    form.set(name, "Draft");
    return form;
  };
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = '--x\r\ncontent-disposition: form-data; name="scriptPdf"; filename="a.pdf"\r\n\r\n%PDF-1.4';
  const MULTIPART = "multipart/form-data; boundary=x";

  it.each<[string, FormData | string, string | undefined, string]>([
    [
      "the file under another name",
      misnamed("file", "fileName"),
      undefined,
      'The form has no file in the field "scriptPdf".',
    ],
    [
      "no file name",
      misnamed("scriptPdf", "name"),
      undefined,
      "fileName: Invalid input: expected string, received undefined",
    ],
    ["no file", `${part("fileName", "Draft")}--x--`, MULTIPART, 'The form has no file in the field "scriptPdf".'],
    ["JSON", "{}", "application/json", "The form cannot be read: "],
    ["no boundary", "--x--", "multipart/form-data", "The form cannot be read: "],
    ["no end boundary", `${part("fileName", "Draft")}${file}`, MULTIPART, "The form cannot be read: "],
    ["thousands of fields", `${part("a", "b").repeat(10_000)}${file}\r\n--x--`, MULTIPART, "The form has more than "],
  ])("with %s is refused", async (_, body, contentType, words) => {
    const sent = await send(url, routes.uploadScript, { params: { id }, ...formOf(body, contentType) });
    expect([sent.status, JSON.parse(sent.text)]).toMatchObject([
      400,
      { code: "invalid", message: expect.stringContaining(words) },
    ]);
  });
});

describe("a draft's name", () => {
  it.each([
    "Blue draft (2nd)",
    "v2.1_final",
    "O'Brien & Sons, rev",
    "सच्चा ज्वार",
    "정직한 물결",
    "المد الصادق",
    "Act 1: Dawn",
    "Größe – Entwurf",
    "“Blue” [2nd]!",
    "Draft #2",
  ])("may be %j, in the list as in the path", async (name) => {
    expect((await upload(owner, id, ` ${name} `, pdf)).name).toBe(name);
    expect((await pdfAt((await view(name)).url)).length).toBe(pdf.length);
  });

  it.each([
    ["Draft #2", "Draft _2"],
    ["Blue/Pink", "Blue_Pink"],
    ["Final?", "Final_"],
    ["50% cut", "50_ cut"],
    ["#1", "_1"],
  ])("may be %j, which is %j in paths", async (name, fileName) => {
    const { version, ...draft } = await upload(owner, id, name, pdf);
    expect(draft).toMatchObject({ name, fileName });
    const params = { id, fileName };
    const { url: address } = await owner.api(routes.viewScript, { params, query: { version } });
    expect((await pdfAt(address)).length).toBe(pdf.length);
    expect((await view(fileName)).url).toContain("http");
  });

  it("that is the same as another's in paths is told from it by the version, and by name otherwise", async () => {
    const [plain, slashed] = [await upload(owner, id, "Pink_Green", pdf), await upload(owner, id, "Pink/Green", pdf)];
    const breakdownOf = (version?: number) =>
      owner.api(routes.generateBreakdown, {
        params: { id, fileName: "Pink_Green" },
        ...(version && { query: { version } }),
      });
    expect((await breakdownOf()).script).toEqual({ name: plain.name, version: plain.version });
    expect((await breakdownOf(slashed.version)).script).toEqual({ name: slashed.name, version: slashed.version });
  });

  it("is the same in any Unicode normalisation", async () => {
    await upload(owner, id, "Jose\u0301", pdf);
    expect((await scripts()).map(({ name }) => name)).toContain("Jos\u00e9");
    expect((await view("Jose\u0301")).url).toContain("http");
  });

  const character = (what: string) => `The script name cannot have ${what}. Leave it out, or use a hyphen.`;
  const beginning = (what: string) => `The script name cannot begin with "${what}". Begin with a letter or a digit.`;
  it.each([
    ["", "The script name is empty."],
    [" \t", "The script name is empty."],
    ["../../secret", beginning(".")],
    ["a\\b", character('"\\"')],
    [".hidden", beginning(".")],
    ["/etc", beginning("/")],
    ["a/../b", "The script name cannot contain two dots in a row."],
    ["a..b", "The script name cannot contain two dots in a row."],
    ["evil\u202efdp.exe", character("the invisible character U+202E")],
    ["bell\u0007", character("the invisible character U+0007")],
    ["two\u2028lines", character("the invisible character U+2028")],
    ["<b>bold</b>", character('"<"')],
    ["=SUM(A1)", beginning("=")],
    ["x".repeat(101), "The script name is longer than 100 characters."],
  ])("cannot be %j", async (name, words) => {
    expect(await refusal(upload(owner, id, name, pdf))).toEqual([400, "invalid", words]);
  });

  it("that does not exist or is invalid is refused", async () => {
    expect(await refusal(view("Nowhere"))).toEqual([404, "noSuchScript", 'There is no script named "Nowhere".']);
    expect(await refusal(view("a<b"))).toEqual([400, "invalid", character('"<"')]);
    expect(await refusal(owner.api(routes.generateBreakdown, { params: { id, fileName: "Nowhere" } }))).toEqual([
      404,
      "noSuchScript",
      'There is no script named "Nowhere".',
    ]);
    const odd = await send(url, routes.viewScript, {
      params: { id, fileName: "Shown" },
      query: "?version=last",
      headers: bearer(owner.token),
    });
    expect(odd.status).toBe(400);
  });
});
