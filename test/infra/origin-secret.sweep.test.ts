import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { distribution } from "../../infra/local/resources/distribution.ts";
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { loadTemplates } from "../../infra/local/template/template.ts";
import { ORIGIN_HEADER } from "../../shared/contract/schema/origin-header.ts";

const addresses = { site: "localhost:4000", storage: "127.0.0.1:4001" };

/** What CloudFront sends, what the functions accept, and which secrets exist, once a generation is deployed. */
async function generation(originSecret: string) {
  const templates = loadTemplates(readAssembly(await synthesise({ originSecret })), () => addresses);
  const { behaviours } = distribution(templates, addresses);
  const sent = behaviours.find(({ origin }) => origin === "api")!.originHeaders[ORIGIN_HEADER];
  const environments = templates
    .of("AWS::Lambda::Function")
    .map((fn) => (fn.properties() as { Environment?: { Variables?: Record<string, string> } }).Environment?.Variables);
  const accepted = new Set(environments.flatMap((variables) => variables?.ORIGIN_SECRET ?? []));
  expect(accepted.size).toBe(1);
  return {
    sent,
    accepted: [...accepted][0]!.split(","),
    // The local stack derives a secret's value from its ARN.
    secrets: templates
      .of("AWS::SecretsManager::Secret")
      .map(({ ref }) => createHash("sha256").update(ref).digest("hex")),
  };
}

describe.each([
  ["1", "2"],
  ["2", "3"],
])("the secrets of generation %s and %s", (from, to) => {
  it("are accepted throughout a rotation, and the old one not after it", async () => {
    const [before, after] = [await generation(from), await generation(to)];
    expect(before.sent).toMatch(/^[0-9a-f]{64}$/);
    expect(after.sent).not.toBe(before.sent);
    // Functions are deployed after CloudFront.
    expect(before.accepted).toContain(before.sent);
    expect(before.accepted).toContain(after.sent);
    expect(after.accepted).toContain(after.sent);
    expect(after.accepted).not.toContain(before.sent);
    // A failed deployment of the functions is rolled back to references to the secrets that they accepted before.
    expect(before.accepted.filter((secret) => !after.secrets.includes(secret))).toEqual([]);
  });
});
