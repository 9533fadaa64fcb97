import { screen, waitFor } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { drawn, HOME, openApp } from "./app.tsx";
import { heading } from "./words.ts";

it("stays closed where Escape follows before the window is there", async () => {
  await import("../../../web/finder/finder-dialog.tsx");
  const { api, user } = openApp(HOME, { listProjects: [] });
  await heading("Projects");
  await user.keyboard("{Control>}k{/Control}{Escape}");
  // The home has asked once, the window asks again.
  await waitFor(() => expect(api.calls("listProjects")).toHaveLength(2));
  await vi.dynamicImportSettled();
  await drawn();
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("dialog", { name: "Find" });
});
