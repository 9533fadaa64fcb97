import { globSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { newId } from "../../functions/store/aws/id.ts";
import { hashOfSecret, newSecret } from "../../functions/store/aws/secrets.ts";

it("a secret of a link or key has 160 random bits, none of them from Math.random", () => {
  const spy = vi.spyOn(Math, "random").mockReturnValue(0);
  const secrets = Array.from({ length: 3_000 }, newSecret);
  expect(spy).not.toHaveBeenCalled();
  spy.mockRestore();
  expect(secrets.filter((secret) => !/^[0-9a-hjkmnp-tv-z]{32}$/.test(secret))).toEqual([]);
  expect(new Set(secrets).size).toBe(secrets.length);
  // Each of the 32 characters is one of 32 letters: 5 bits. All occur at each place, except once in 10 to the 38.
  const lettersAt = Array.from({ length: 32 }, (_, at) => new Set(secrets.map((secret) => secret[at])).size);
  expect(lettersAt).toEqual(Array.from({ length: 32 }, () => 32));
  expect(new Set(secrets.map((secret) => secret.slice(0, 16) === secret.slice(16)))).toEqual(new Set([false]));
  expect(newId()).toHaveLength(16);
});

it("only the SHA-256 hash of a secret is stored, as in the standard's example", () => {
  expect(hashOfSecret("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it("functions hash with SHA-256 only", () => {
  const files = globSync("{functions,shared}/**/*.ts");
  const algorithms = files.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /\bcreate(?:Hash|Hmac|Cipheriv)\(\s*["']?([\w-]+)|subtle\.digest\(\s*["']?([\w-]+)/g,
      ),
    ].map(([, name, web]) => name ?? web),
  );
  expect(algorithms.length).toBeGreaterThan(8);
  expect([...new Set(algorithms)].filter((name) => !/^sha-?256$/i.test(name!))).toEqual([]);
});
