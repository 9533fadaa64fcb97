import { describe, expect, it } from "vitest";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import { refused } from "../fake-api.ts";
import { castListComplete } from "../lighthouse.ts";
import { optionsOf } from "../options.ts";
import {
  all,
  button,
  click,
  dialog,
  eventually,
  field,
  fill,
  heading,
  isSilentAbout,
  link,
  one,
  says,
  user,
} from "../words.ts";
import "../../../../web/pages/cast-list.tsx";
import "../../../../web/pages/cast-options.tsx";
import "../../../../web/pages/locations.tsx";

function openRole(...names: readonly string[]) {
  const options = optionsOf(aProduction());
  options.actors.add(...names);
  return { ...options, ...openApp(`${HUB}/cast/1/options`, options.answers) };
}

const isClosed = (name: string) => eventually(() => expect(all("dialog", name)).toEqual([]));

describe("a location option", () => {
  function open() {
    const options = optionsOf(aProduction());
    const places = options.placesOf("L1");
    places.add("Punta Faro");
    return { places, ...openApp(`${HUB}/locations`, options.answers) };
  }

  it("rejects coordinates that do not exist and says whether its permit is valid", async () => {
    const { places } = open();
    await click("Punta Faro");
    const details = await dialog("Details of Punta Faro");
    await fill("Coordinates", "97 N 6 W", details);
    await click("Save Details", details);
    const written = "Write them as 48.8584, 2.2945 or as 48°51'30\" N 2°17'40\" E.";
    await says(`"97 N 6 W" has the latitude 97, which lies beyond 90. ${written}`);
    await fill("Coordinates", "36°31'36\" N 6°17'20\" W", details);
    await fill("Permit valid until", "2024-05-31", details);
    await fill("Parking", "Lot behind the church", details);
    await click("Save Details", details);
    await says("Permit expired on Friday, May 31, 2024");
    const { coordinates, ...about } = places.all()[0]!.about;
    expect(coordinates?.latitude).toBeCloseTo(36.5267, 4);
    expect(coordinates?.longitude).toBeCloseTo(-6.2889, 4);
    expect(about).toMatchObject({ permitUntil: "2024-05-31", parking: "Lot behind the church" });
  });

  it("restores a removed photo by Undo", async () => {
    const { api } = open();
    const photo = { photoId: "photo0001", width: 40, height: 80, url: "/photo", smallUrl: "/small" };
    api.answers({
      listPhotos: { photos: [photo] },
      removePhoto: () => {
        api.answers({ listPhotos: { photos: [] } });
        return { ok: true };
      },
      restorePhoto: () => {
        api.answers({ listPhotos: { photos: [photo] } });
        return { ok: true };
      },
    });
    await click("Photos of Punta Faro, none yet");
    await click("Remove photo 1 of Punta Faro");
    await says("No photos yet", "Removed a photo");
    await click("Undo");
    await one("img", "Photo 1 of 1 of Punta Faro, full size in a new tab");
    expect(api.calls("restorePhoto").map(({ payload }) => payload)).toEqual([{ photoId: "photo0001" }]);
  });

  it("says why its photos cannot be shown", async () => {
    const { api } = open();
    const words = "There is no option of that name.";
    api.answers({ listPhotos: refused(404, "noSuchOption", words) });
    await click("Photos of Punta Faro, none yet");
    await says(words);
  });
});

describe("an actor option", () => {
  it("has details that are checked, limit its hours, and are restored when its removal is undone", async () => {
    const { actors } = openRole("Ava Mar");
    await click("Ava Mar");
    const details = await dialog("Details of Ava Mar");
    await fill("Phone", "call me", details);
    await click("Save Details", details);
    await says('"call me" is not a phone number. Use digits, such as +44 20 7946 0123.');
    await fill("Phone", "+44 20 7946 0123", details);
    await fill("Details", "Sails", details);
    await user.click(await field("Flexible Dates", details));
    await fill("Rate per day", "850", details);
    await user.selectOptions(await field("Age", details), "9-15y");
    await eventually(() =>
      expect(details.textContent).toMatch(
        /At most 9½ h at work including the meal, 5 h of them on set on a school day.* Between/,
      ),
    );
    await fill("All work within (days)", "12", details);
    await fill("Diet", "No nuts", details);
    await click("Save Details", details);
    await isClosed("Details of Ava Mar");
    await says("Sails", "Flexible");
    expect(actors.all()[0]!.about).toMatchObject({
      dayRate: 850,
      withinDays: 12,
      minor: "9-15y",
      phone: "+44 20 7946 0123",
      diet: "No nuts",
    });
    await click("Delete Ava Mar");
    await says("Removed Ava Mar");
    await click("Undo");
    await isSilentAbout("Removed Ava Mar");
    await click("Ava Mar");
    const again = await dialog("Details of Ava Mar");
    expect((await field("Rate per day", again)).value).toBe("850");
    expect((await field("All work within (days)", again)).value).toBe("12");
    expect((await field("Diet", again)).value).toBe("No nuts");
  });

  it("takes dates that are typed and not added", async () => {
    openRole();
    await eventually(() => expect(all("button", "Add Option").length).toBeGreaterThan(0));
    await user.click(all("button", "Add Option")[0]!);
    const adding = await dialog("Add Actor Option");
    await fill("Actor Name", "Mo Reyes", adding);
    await fill("Paste or type dates", "4–6 March 2031", adding);
    await click("Add Option", adding);
    await click("Dates for Mo Reyes");
    await one("region", "Mo Reyes: 03/04/2031 to 03/06/2031", await dialog("Selected Dates"));
  });

  it("is opened, dated and locked from the cast list", async () => {
    const options = optionsOf(aProduction());
    options.actors.add("Ana Duarte");
    options.actors.date("Ana Duarte", "03/02/2031");
    openApp(`${HUB}/cast-list`, { ...options.answers, listSchedules: [], getCastListComplete: castListComplete() });
    await user.click(await link("View Options for MARA"));
    await heading("MARA - Options");
    await click("Dates for Ana Duarte");
    await click("Close", await dialog("Selected Dates"));
    await user.click(await one("switch", "Lock Actor"));
    await one("switch", "Locked");
    await button("Dates for Ana Duarte");
  });
});
