import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { callAtSix, editTogether } from "../../bench/crowd.ts";
import { newProduction, type Production, records } from "../production.ts";

const url = inject("url");

let production: Production;
beforeAll(async () => {
  production = await newProduction(url);
});

describe("many concurrent users", () => {
  it("who edit one breakdown lose no accepted edit", async () => {
    const { saved, failed } = await editTogether(url, production, { editors: 8, edits: 2 });
    expect(failed).toEqual([]);
    expect(saved).toHaveLength(16);
    const { tsv_content } = await production.owner.api(routes.fetchBreakdown, { params: { id: production.id } });
    const notes = records(tsv_content).map((row) => row.Notes ?? "");
    expect(saved.filter((words) => !notes.some((note) => note.includes(words)))).toEqual([]);
  });

  it("who open the call sheet in the morning are all confirmed, each once", async () => {
    const { confirmed, failed, asked } = await callAtSix(url, production, { crew: 12 });
    expect([failed, confirmed, asked]).toEqual([[], 12, 12]);
  });
});
