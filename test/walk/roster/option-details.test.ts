import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { exifSegment, tiff } from "../../roster/pictures.ts";
import { expectAccessible } from "../axe.ts";
import { PHONE, windows } from "../visit.ts";
import { button, dialog, says } from "../words.ts";

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  await owner.api(routes.addLocationOption, {
    params: { id, locationId: "L1" },
    payload: { locationName: "Punta Faro", address: "Calle 1, Cádiz" },
  });
  await owner.api(routes.addActorOption, { params: { id, castId: "1" }, payload: { actorName: "Ava Mar" } });
});

/** A photo taken on a phone held sideways: 80 × 40 pixels, with an orientation and a position in its metadata. */
async function photo(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [80, 40];
    const context = canvas.getContext("2d")!;
    context.fillStyle = "teal";
    context.fillRect(0, 0, 60, 40);
    return canvas.toDataURL("image/jpeg");
  });
  const bytes = Buffer.from(address.split(",")[1]!, "base64");
  const exif = exifSegment(tiff({ orientation: 6, position: { latitude: 36.52672, longitude: -6.2891 } }));
  return Buffer.concat([bytes.subarray(0, 2), exif, bytes.subarray(2)]);
}

describe("a location option", () => {
  it("shows its photos upright behind its Media icon and can take its position from them", async () => {
    const { page, complaints } = await open({ person: production.owner });
    await page.goto(`/${production.owner.id}/${production.id}/locations`);
    await button(page, "Photos of Punta Faro, none yet").click();
    await says(page, "No photos yet");
    const window = dialog(page, "Photos of Punta Faro");
    await window.locator("input[type=file]").setInputFiles([
      { name: "quay.jpg", mimeType: "image/jpeg", buffer: await photo(page) },
      { name: "quay.heic", mimeType: "image/heic", buffer: Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0", "latin1") },
    ]);
    await window.getByText('"quay.heic": This is an HEIC photo; Backlot accepts JPEG and PNG.').waitFor();
    const picture = window.getByRole("img", { name: "Photo 1 of 1 of Punta Faro, full size in a new tab" });
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([40, 80]);
    await says(page, "Use the photo's coordinates? 36.52672, -6.2891");
    await expectAccessible(page);
    await button(page, "Use Coordinates").click();
    await button(page, "Close").click();
    await button(page, "1 photo of Punta Faro").waitFor();
    await button(page, "Punta Faro").click();
    const details = dialog(page, "Details of Punta Faro");
    await expect.poll(() => details.getByLabel("Coordinates").inputValue()).toBe("36.52672, -6.2891");
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});

describe("an actor option on a phone", () => {
  it("is edited in a sheet of full width, with its photos and its calendar", async () => {
    const { page, complaints } = await open({ person: production.owner, on: PHONE });
    await page.goto(`/${production.owner.id}/${production.id}/cast/1/options`);
    await button(page, "Ava Mar").click();
    const details = dialog(page, "Details of Ava Mar");
    await details.getByLabel("Details", { exact: true }).fill("Sails");
    // The days of a week are side by side there too.
    const week = details.locator("tbody tr").first().locator("td");
    await expect
      .poll(() =>
        week.evaluateAll((days) => [days.length, new Set(days.map((day) => day.getBoundingClientRect().top)).size]),
      )
      .toEqual([7, 1]);
    await details.getByLabel("Age", { exact: true }).selectOption("9-15y");
    await details
      .getByText(/^At most 9½ h at work including the meal, 5 h of them on set on a school day.* Between/)
      .waitFor();
    await details
      .locator("input[type=file]")
      .setInputFiles([{ name: "head.jpg", mimeType: "image/jpeg", buffer: await photo(page) }]);
    await details.getByRole("img", { name: /1 of 1 of Ava Mar/ }).waitFor();
    await expectAccessible(page);
    const box = await details.boundingBox();
    expect([box?.x, box?.width, Math.round(box!.y + box!.height)]).toEqual([0, 390, 844]);
    await button(page, "Save Details").click();
    await details.waitFor({ state: "hidden" });
    await says(page, "Sails");
    expect(complaints).toEqual([]);
  });
});
