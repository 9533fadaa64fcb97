import type { RouteObject } from "react-router-dom";
import { expect, it } from "vitest";
import { addresses } from "../../../../web/app/router.tsx";
import { paths, patterns } from "../../../../web/navigation/paths.ts";

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

it("gives each path of the table one page", () => {
  expect(pathsOf(addresses).sort()).toEqual([...Object.values(patterns), "*"].sort());
});

it("encodes names in URLs", () => {
  expect(paths.callSheet("p1", "Plan B & C")).toBe("/p1/call-sheets/Plan%20B%20%26%20C");
  expect(paths.stripboard("u1", "p1", "Plan B")).toBe("/u1/p1/stripboard?schedule=Plan%20B");
});
