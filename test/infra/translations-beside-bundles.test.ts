import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it, vi } from "vitest";
import { bundleAll } from "../../infra/constructs/bundle.ts";
import { ORIGIN_HEADER } from "../../shared/contract/schema/origin-header.ts";

const folder = mkdtempSync(join(tmpdir(), "bundle-"));

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it("reads translations, which no bundle contains, for a request in their language", async () => {
  await bundleAll(["functions/routes/verify-token.ts"], folder);
  const bundle = join(folder, "functions-routes-verify-token", "index.mjs");
  vi.stubEnv("ORIGIN_SECRET", "known to CloudFront and the API");
  const { handler } = await import(/* @vite-ignore */ pathToFileURL(bundle).href);
  const answerIn = async (language: string) => {
    const { body } = await handler({
      headers: { [ORIGIN_HEADER]: "known to CloudFront and the API", "accept-language": language },
      isBase64Encoded: false,
      requestContext: { requestId: "r-1", http: { method: "GET", path: "/api/verify-token" } },
    });
    return JSON.parse(body).message;
  };
  const [english, german] = [await answerIn("en"), await answerIn("de")];
  expect(JSON.parse(readFileSync("shared/i18n/de.json", "utf8"))[english]).toBe(german);
  expect(readFileSync(bundle, "utf8")).toContain(english);
  expect(readFileSync(bundle, "utf8")).not.toContain(german);
});
