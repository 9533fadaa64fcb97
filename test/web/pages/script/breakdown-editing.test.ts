import { describe, expect, it, vi } from "vitest";
import { aProduction } from "../a-production.ts";
import { addressNow, HOME, HUB, openApp, READER, reload, tokenOf } from "../app.tsx";
import { FAILED, unlikeContract } from "../fake-api.ts";
import { fill } from "../fill.ts";
import { giveSizes, onPhone } from "../sizes.ts";
import {
  all,
  button,
  click,
  dialog,
  drawn,
  eventually,
  field,
  isDisabled,
  isSilentAbout,
  link,
  says,
  staysFor,
  stopClock,
  user,
  words,
} from "../words.ts";
import "../../../../web/pages/projects-home.tsx";
import "../../../../web/pages/script-breakdown.tsx";
import "../../../../web/pages/sign-in.tsx";

const RESTORED = "Your unsaved changes have been restored.";
const SYNOPSIS = "Synopsis of scene 1";

/** The breakdown, opened for editing. */
async function editing() {
  giveSizes();
  const production = aProduction();
  const app = openApp(`${HUB}/script-breakdown`, { ...production.answers, listProjects: [] });
  await click("Edit");
  const before = (await field(SYNOPSIS)).value;
  return { ...app, production, before };
}

describe("editing the breakdown", () => {
  it("saves only the differences and shows a confirmation for three seconds", async () => {
    const { api, production, before } = await editing();
    await fill(SYNOPSIS, "Mara cleans the lamp.");
    expect(isDisabled(await button("Save Changes"))).toBe(false);
    await fill(SYNOPSIS, before);
    expect(isDisabled(await button("Save Changes"))).toBe(true);
    await fill(SYNOPSIS, "Mara cleans the lamp.");
    const goOn = api.holds("updateBreakdown");
    stopClock();
    await click("Save Changes");
    await says("Saving...");
    goOn(production.answers.updateBreakdown);
    await staysFor("Changes saved successfully!", 3000);
    await says("Mara cleans the lamp.");
    expect(production.column("Synopsis")).toContain("Mara cleans the lamp.");
  });

  it("reports a failed save with the server's message, if any, and keeps the edits", async () => {
    const { api } = await editing();
    await fill(SYNOPSIS, "Lost?");
    api.answers({ updateBreakdown: FAILED });
    await click("Save Changes");
    await says("Failed to save changes");
    api.answers({ updateBreakdown: unlikeContract(422, { code: "unreadableTable", message: "A row has no cells." }) });
    await click("Save Changes");
    await says("A row has no cells.");
    expect((await field(SYNOPSIS)).value).toBe("Lost?");
  });

  it("reverts to the last saved version", async () => {
    const { before, production } = await editing();
    await fill(SYNOPSIS, "Never mind.");
    await click("Cancel");
    await says(before);
    await isSilentAbout("Never mind.");
    expect(production.version()).toBe(1);
  });

  it("keeps unsaved edits after a reload and a new sign-in, and restores discarded ones", async () => {
    const { api, before, production } = await editing();
    await fill(SYNOPSIS, "Kept.");
    reload();
    await says(RESTORED);
    expect((await field(SYNOPSIS)).value).toBe("Kept.");
    localStorage.removeItem("authToken");
    api.answers({ login: { token: tokenOf({ sub: READER.id, exp: 4_100_000_000 }), user: READER } });
    reload();
    await fill("Email", READER.email);
    await fill("Password", "Correct-Horse-9");
    await click("Sign In");
    await says(RESTORED);
    expect((await field(SYNOPSIS)).value).toBe("Kept.");

    await click("Cancel");
    await says("Your changes were discarded.", before);
    await click("Undo");
    await click("Save Changes");
    await says("Changes saved successfully!");
    expect(production.column("Synopsis")).toContain("Kept.");
    reload();
    await click("Edit");
    expect((await field(SYNOPSIS)).value).toBe("Kept.");
    expect(words(RESTORED)).toEqual([]);
  });

  it("states what an export contains while there are unsaved changes", async () => {
    await editing();
    await fill(SYNOPSIS, "Unsaved.");
    await click("More formats");
    await says(
      "Excel exports the table as you see it, unsaved changes included. Final Draft and Fountain export the last saved version.",
    );
  });

  it("closes the menus that an export was chosen in", async () => {
    const closed: HTMLElement[] = [];
    // The tests' DOM has no popovers.
    HTMLElement.prototype.hidePopover = function hide() {
      closed.push(this);
    };
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    onPhone();
    openApp(`${HUB}/script-breakdown`, aProduction().answers);
    await click("More formats");
    await click(/^Excel workbook/);
    await eventually(() => expect(closed.map((menu) => all("button", "More formats", menu).length)).toEqual([1]));
  });

  it("asks for confirmation before leaving with unsaved changes", async () => {
    await editing();
    await fill(SYNOPSIS, "Unsaved.");
    await user.click(await link("Backlot"));
    await says("You have unsaved changes. Do you want to discard them?");
    await click("Keep editing");
    await eventually(() => expect(all("dialog")).toEqual([]));
    expect((await field(SYNOPSIS)).value).toBe("Unsaved.");
    await user.click(await link("Backlot"));
    await click("Discard", await dialog("Unsaved changes"));
    await eventually(() => expect(addressNow()).toBe(HOME));
  });

  it.each([
    ["Keep editing", `${HUB}/script-breakdown`],
    ["Discard", HOME],
  ])("asks until it is answered, also while another person saves: %s", async (answer, address) => {
    const { api } = await editing();
    await fill(SYNOPSIS, "Unsaved.");
    await user.click(await link("Backlot"));
    const asked = await dialog("Unsaved changes");
    const before = api.calls("getFindings").length;
    api.answers({ getChangeStamp: { stamp: "saved by another person" } });
    window.dispatchEvent(new Event("focus"));
    await eventually(() => expect(api.calls("getFindings").length).toBeGreaterThan(before));
    for (let drawings = 0; drawings < 20; drawings++) await drawn();
    expect(all("dialog")).toEqual([asked]);
    await click(answer, asked);
    await eventually(() => expect([addressNow(), all("dialog")]).toEqual([address, []]));
  });
});
