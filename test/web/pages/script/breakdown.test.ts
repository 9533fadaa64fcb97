import { describe, expect, it, vi } from "vitest";
import { HUB, NO_NETWORK, openApp } from "../app.tsx";
import { type Answers, FAILED, LOST, refused, unlikeContract } from "../fake-api.ts";
import { NO_BREAKDOWN, TABLE } from "../lighthouse.ts";
import { all, click, dialog, says, textsOf } from "../words.ts";

const BREAKDOWN = `${HUB}/script-breakdown`;
const MADE = { status: "succeeded", percent: 100 } as const;
const NOT_YET = { status: "none", percent: 0 } as const;
const FIRST = { version: 1, savedAt: "2026-11-21T10:00:00.000Z", what: "Made from the draft Draft" };
const FOUND = { version: 1, rows: [], categories: [], roles: [], suggestions: [], merged: [] };

const openBreakdown = (answers: Answers = {}) =>
  openApp(BREAKDOWN, { fetchBreakdown: TABLE, getFindings: FOUND, getBreakdownProgress: MADE, ...answers });

describe("the breakdown page", () => {
  it("reports a failure to load its history and retries", async () => {
    const { api } = openBreakdown({ listBreakdownVersions: FAILED });
    await click("History");
    const history = await dialog("History");
    await says("Failed to fetch the history");
    expect(textsOf("alert", history)).toEqual(["Failed to fetch the historyTry again"]);
    api.answers({ listBreakdownVersions: [FIRST] });
    await click("Try again", history);
    await says("Shown now");
    expect(all("alert", undefined, history).length).toBe(0);
  });

  it.each([202, 204, 404])("shows that it is being retrieved while the server answers %i", async (status) => {
    const json = status === 204 ? undefined : { code: "inProgress", message: "" };
    openBreakdown({ fetchBreakdown: unlikeContract(status, json) });
    await says("Retrieval in progress...");
  });

  it("shows the breakdown's progress", async () => {
    openBreakdown({
      fetchBreakdown: refused(202, "inProgress", "The breakdown is being generated."),
      getBreakdownProgress: { status: "running", stage: "extract", percent: 10 },
    });
    await says("Retrieval in progress...", "Reading the pages");
    expect(document.querySelector("progress")?.getAttribute("value")).toBe("10");
  });

  it("states that there is no breakdown yet", async () => {
    openBreakdown({ fetchBreakdown: NO_BREAKDOWN, getBreakdownProgress: NOT_YET });
    await says("No breakdown data available");
  });

  it("states why there is no breakdown", async () => {
    openBreakdown({
      fetchBreakdown: NO_BREAKDOWN,
      getBreakdownProgress: { status: "failed", percent: 10, reason: "No scene was found." },
    });
    await says("No scene was found.");
  });

  it("reports a failed fetch and its cause", async () => {
    const { api } = openBreakdown({ fetchBreakdown: FAILED });
    await says("Failed to fetch breakdown", "This is a server problem and may be temporary.");
    api.answers({ ...NO_NETWORK, fetchBreakdown: LOST, getFindings: LOST, getBreakdownProgress: LOST });
    await click("Try again");
    await says("The server could not be reached. Check your connection.");
  });

  it("does not export an empty table", async () => {
    const alert = vi.fn();
    vi.stubGlobal("alert", alert);
    openBreakdown({ fetchBreakdown: { tsv_content: "Scene Number\tInt./Ext.\n", version: 1 } });
    await says("No breakdown data available");
    await click("Export to Excel");
    expect(alert.mock.calls).toEqual([["No data to export"]]);
  });
});
