import { expect, it, vi } from "vitest";
import { HOME, openApp } from "./app.tsx";
import { all, dialog, drawn, heading, user } from "./words.ts";

it("stays closed where Escape follows before the window is there", async () => {
  await import("../../../web/finder/finder-dialog.tsx");
  openApp(HOME, { listProjects: [] });
  await heading("Projects");
  await user.keyboard("{Control>}k{/Control}{Escape}");
  await vi.dynamicImportSettled();
  await drawn();
  expect(all("dialog").length).toBe(0);
  await user.keyboard("{Control>}k{/Control}");
  await dialog("Find");
});
