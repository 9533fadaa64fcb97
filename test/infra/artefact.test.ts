import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkedArtefact, packArtefact, unpackArtefact } from "../../infra/operations/artefact.ts";

let folder: string;
let root: string;
let file: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(root, path), "utf8");

const BUILT = {
  ".local/bundle/functions-routes-login/index.mjs": "login",
  ".local/bundle/functions-routes-login/font.ttf": "the same font",
  ".local/bundle/functions-routes-logout/font.ttf": "the same font",
  ".local/site/index.html": "<html>",
  ".local/site/assets/main-1a2b.js": "main",
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backlot-artefact-"));
  root = join(folder, "checkout");
  file = join(folder, "artefact.tar.gz");
  const sources = { "package-lock.json": "{}", "cdk.json": "{}", "infra/app.ts": "app", "web/main.ts": "web" };
  for (const [path, text] of Object.entries({ ...sources, ...BUILT })) write(path, text);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("an artefact", () => {
  it("has the same bytes whenever and wherever it is packed", () => {
    const first = packArtefact(root);
    const copy = join(folder, "copy");
    cpSync(root, copy, { recursive: true });
    utimesSync(join(copy, "infra/app.ts"), 1, 1);
    expect(packArtefact(copy).equals(first)).toBe(true);
    // Each content is in it once.
    expect(gunzipSync(first).toString("latin1").split("the same font")).toHaveLength(2);
  });

  it("replaces what was built in a checkout of its release", () => {
    writeFileSync(file, packArtefact(root));
    write(".local/bundle/functions-routes-login/index.mjs", "of another version");
    write(".local/site/assets/main-0000.js", "of another version");
    const artefact = checkedArtefact(file, root);
    expect(artefact.size).toBe(5);
    unpackArtefact(artefact, root);
    for (const [path, text] of Object.entries(BUILT)) expect(read(path)).toBe(text);
    expect(() => read(".local/site/assets/main-0000.js")).toThrow("ENOENT");
  });

  it.each(["infra/app.ts", "web/main.ts", "web/new.ts", "package-lock.json"])(
    "is refused by a checkout with another %s, and changes nothing",
    (path) => {
      writeFileSync(file, packArtefact(root));
      write(path, "changed");
      write(".local/site/index.html", "as before");
      expect(() => checkedArtefact(file, root)).toThrow(
        "was built from other sources than these: check out its release.",
      );
      expect(read(".local/site/index.html")).toBe("as before");
    },
  );

  it("is refused when a file does not have its hash", () => {
    const tar = gunzipSync(packArtefact(root)).toString("latin1").replace("the same font", "the sane font");
    writeFileSync(file, gzipSync(Buffer.from(tar, "latin1")));
    expect(() => checkedArtefact(file, root)).toThrow("is damaged: .local/bundle/functions-routes-login/font.ttf");
  });

  it("is refused when it would write elsewhere", () => {
    const tar = gunzipSync(packArtefact(root)).toString("latin1");
    writeFileSync(
      file,
      gzipSync(Buffer.from(tar.replace(".local/site/index.html", ".local/site/../../../a"), "latin1")),
    );
    expect(() => checkedArtefact(file, root)).toThrow("is damaged");
  });

  it.each([
    ["is missing", undefined, "cannot be read: ENOENT"],
    ["is no gzip file", Buffer.from("text"), "cannot be read: incorrect header check"],
    ["is cut off", "half", "cannot be read"],
    ["is another archive", gzipSync(Buffer.alloc(1024)), "is no artefact of npm run release."],
  ])("is refused when the file %s", (_, bytes, error) => {
    const whole = packArtefact(root);
    if (bytes !== undefined) writeFileSync(file, bytes === "half" ? whole.subarray(0, whole.length / 2) : bytes);
    expect(() => checkedArtefact(file, root)).toThrow(error);
  });

  it("is not packed before everything is built", () => {
    rmSync(join(root, ".local/site"), { recursive: true });
    expect(() => packArtefact(root)).toThrow("Nothing is built in .local/bundle and .local/site.");
  });
});
