import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import settings from "../../cdk.json" with { type: "json" };
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { checkedArtefact, packArtefact, unpackArtefact } from "../../infra/operations/artefact.ts";

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

/** `npm run synth`: the CDK builds everything as for deployment, and applies the rules of infra/constructs/nag-checks.ts. */
async function synthesised(): Promise<void> {
  await node(["node_modules/aws-cdk/bin/cdk", "synth", "--quiet"]).catch(({ stdout, stderr }) => {
    throw new Error(`npm run synth failed:\n${stdout}${stderr}`);
  });
}

it("a release has the same bytes twice, and is deployed without a build", { timeout: 600_000 }, async () => {
  await synthesised();
  const first = packArtefact(process.cwd());
  const artefact = join(folder, "release.tar.gz");
  await node(["infra/operations/release.ts", artefact]);
  expect(readFileSync(artefact).equals(first)).toBe(true);

  writeFileSync(join(folder, "without-tools.mjs"), WITHOUT_TOOLS);
  writeFileSync(join(folder, "deployment.json"), JSON.stringify({ region: "eu-west-1" }));
  const hook = ["--import", join(folder, "without-tools.mjs")];
  rmSync(".local/bundle", { recursive: true });
  rmSync(".local/site", { recursive: true });
  const { stdout } = await node([
    ...hook,
    ...["infra/operations/deploy.ts", "--config", join(folder, "deployment.json"), "--artefact", artefact, "--dry-run"],
  ]);
  expect(stdout).toMatch(/Publishes .*release\.tar\.gz: \d+ files, whose hashes were compared\./);
  expect(stdout).toMatch(/^cdk synth .* --context bundle=built$/m);

  // A dry run changes nothing.
  expect([existsSync(".local/bundle"), existsSync(".local/site")]).toEqual([false, false]);
  unpackArtefact(checkedArtefact(artefact, process.cwd()), process.cwd());

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
