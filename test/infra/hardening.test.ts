import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const guide = readFileSync("infra/HARDENING.md", "utf8");
const rows = [...guide.matchAll(/^\| (V[^|]+) \| ([^|]+) \| ([^|]*) ?\|$/gm)].map(([, ids = "", , where = ""]) => ({
  ids: ids.trim(),
  files: where.split(",").map((file) => file.trim()),
}));

/** The single rows of "V1.2.1–V1.2.3, V1.4.1". */
function single(ids: string): string[] {
  return ids.split(",").flatMap((part) => {
    const [from = "", to = from] = part.trim().split("–");
    const [section, first, last] = [from.replace(/\.\d+$/, ""), from, to].map((id, at) =>
      at ? Number(/\d+$/.exec(id)) : id,
    );
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`);
  });
}

it("names for each row of the standard that it holds a test that there is", () => {
  expect(rows.length).toBeGreaterThan(40);
  const missing = rows.flatMap(({ ids, files }) =>
    files.filter((file) => !existsSync(file)).map((file) => `${ids}: ${file}`),
  );
  expect(missing).toEqual([]);
  expect(
    rows.filter(({ files }) => files.some((file) => !/^(?:test\/.*\.test\.ts|infra\/gates\.ts)$/.test(file))),
  ).toEqual([]);
});

it("names each row once, as held or as a gap", () => {
  const gaps = [...guide.slice(guide.indexOf("### Gaps")).matchAll(/^\| (V[^|]+) \| [^|]+ \|$/gm)].map(
    ([, ids]) => ids!,
  );
  const all = [...rows.map(({ ids }) => ids), ...gaps].flatMap(single);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  expect(all.filter((id) => !/^V\d+\.\d+\.\d+$/.test(id))).toEqual([]);
});

it("names files of the app that there are", () => {
  const named = [...guide.matchAll(/`((?:infra|test|functions)\/[\w./-]+)`/g)].map(([, file]) => file!);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
