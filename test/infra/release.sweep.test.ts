import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import settings from "../../cdk.json" with { type: "json" };
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { checkedArtefact, unpackArtefact } from "../../infra/operations/artefact.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "backlot-release-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_ENV: "production", ...environment } });

/** Makes every import of a build tool fail. */
const WITHOUT_TOOLS = `
import { registerHooks } from "node:module";
registerHooks({
  resolve(specifier, context, next) {
    if (/^(?:esbuild|vite|rolldown|typescript)(?:\\/|$)/.test(specifier)) throw new Error("No tool: " + specifier);
    return next(specifier, context);
  },
});`;

it("a release has the same bytes twice, and is deployed without a build", { timeout: 600_000 }, async () => {
  const [first, second] = [join(folder, "first.tar.gz"), join(folder, "second.tar.gz")];
  for (const file of [first, second]) await node(["infra/operations/release.ts", file]);
  expect(readFileSync(first).equals(readFileSync(second))).toBe(true);

  writeFileSync(join(folder, "without-tools.mjs"), WITHOUT_TOOLS);
  writeFileSync(join(folder, "deployment.json"), JSON.stringify({ region: "eu-west-1" }));
  const hook = ["--import", join(folder, "without-tools.mjs")];
  rmSync(".local/bundle", { recursive: true });
  rmSync(".local/site", { recursive: true });
  const { stdout } = await node([
    ...hook,
    ...["infra/operations/deploy.ts", "--config", join(folder, "deployment.json"), "--artefact", first, "--dry-run"],
  ]);
  expect(stdout).toMatch(/Publishes .*first\.tar\.gz: \d+ files, whose hashes were compared\./);
  expect(stdout).toMatch(/^cdk synth .* --context bundle=built$/m);

  // A dry run changes nothing.
  expect([existsSync(".local/bundle"), existsSync(".local/site")]).toEqual([false, false]);
  unpackArtefact(checkedArtefact(first, process.cwd()), process.cwd());

  const assembly = join(folder, "assembly");
  const context = (bundle: object) => ({
    CDK_OUTDIR: assembly,
    CDK_CONTEXT_JSON: JSON.stringify({ ...settings.context, ...bundle }),
    CDK_VALIDATION: "false",
  });
  await expect(node([...hook, "infra/app.ts"], context({}))).rejects.toThrow(/No tool: (?:esbuild|vite)/);
  await node([...hook, "infra/app.ts"], context({ bundle: "built" }));
  const stacks = readAssembly(assembly);
  expect(stacks.map(({ stack }) => stack)).toContain("BacklotWeb");
  const code = stacks.flatMap(({ Resources }) =>
    Object.values(Resources).flatMap(({ Type, Properties, Metadata }) =>
      Type === "AWS::Lambda::Function" && "local:entry" in Metadata ? [Properties.Code] : [],
    ),
  );
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((one) => !("S3Key" in (one as object)))).toEqual([]);
  expect(readdirSync(assembly).filter((name) => name.startsWith("asset.")).length).toBeGreaterThan(100);
});
