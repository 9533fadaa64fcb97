import { expect, it, vi } from "vitest";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import { all, drawn, heading } from "../words.ts";

it("shows nothing of a project before its change stamp is known", async () => {
  const stamp = Promise.withResolvers<{ stamp: string }>();
  const { api } = openApp(`${HUB}/cast-list`, { ...aProduction().answers, getChangeStamp: stamp.promise });
  await vi.waitFor(() => expect(api.calls("getCalendar").length).toBe(1));
  await vi.dynamicImportSettled();
  // A page that does not wait is shown after two.
  for (let drawings = 0; drawings < 20; drawings++) await drawn();
  expect(all("heading", "Cast List")).toEqual([]);
  stamp.resolve({ stamp: "1" });
  await heading("Cast List");
});
