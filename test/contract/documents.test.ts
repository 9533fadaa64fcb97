import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openApi } from "../../shared/contract/open-api.ts";
import { routeList } from "../../shared/contract/route-list.ts";
import { areas, routes } from "../../shared/contract/routes.ts";

it("keeps ROUTES.md equal to the routes of the contract", () => {
  const written = readFileSync("shared/contract/ROUTES.md", "utf8");
  expect(written, "run: npm run routes").toBe(routeList(areas));
  expect(written.match(/^\| `(GET|POST) /gm)).toHaveLength(Object.keys(routes).length);
});

it("describes every route in the OpenAPI document", () => {
  const { paths } = openApi(areas) as { paths: Record<string, Record<string, { operationId: string }>> };
  const described = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(described.sort()).toEqual(Object.keys(routes).sort());
});

it("lists form fields and refusal codes in the OpenAPI document", () => {
  const document = JSON.stringify(openApi(areas));
  expect(document).toContain('"scriptPdf":{"type":"string","format":"binary"}');
  expect(document).toContain("staleBreakdown");
});
