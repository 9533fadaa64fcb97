import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { DEFAULT_TIMING } from "../../../shared/call-sheet/model/call-times.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production, withEditor } from "../../api/production.ts";
import { PASSWORD, type Person } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { askForChanges } from "../server.ts";
import { PHONE, windows } from "../visit.ts";
import { button, dialog, heading, says } from "../words.ts";

const open = windows();
let production: Production;
let editor: Person;
let sheet: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  editor = await withEditor(inject("url"), production);
  const { owner, id } = production;
  sheet = `/${owner.id}/${id}/call-sheets/Main?day=1`;
  const payload = { name: "Main", location: "All locations", scenes_per_day: 3, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
});

const age = (page: Page) => page.getByText(/^Offline: as of .*\d:\d\d [AP]M, /);
const crewCall = (page: Page) => page.getByLabel("Crew Call", { exact: true });
const sheetParams = () => ({ id: production.id, scheduleName: "Main" });
const savedSheet = async () => (await editor.api(routes.getCallSheetDays, { params: sheetParams() })).days[0]!;

async function printed(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Generate Call Sheet").filter({ visible: true }).click(),
  ]);
  return file.suggestedFilename();
}

/** The paths of all responses cached in the browser. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const places = (await caches.keys()).filter((name) => name.startsWith("kept-"));
    const requests = await Promise.all(places.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const signIn = async (page: Page, password = PASSWORD) => {
  await page.getByLabel("Email").fill(editor.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Sign In").click();
};

describe("the installed app", () => {
  it("has an uncached service worker, and a content security policy that allows it and the manifest", async () => {
    const { status, headers } = await fetch(`${inject("url")}/sw.js`);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect(headers.get("content-type")).toContain("javascript");
    for (const rule of ["worker-src 'self'", "manifest-src 'self'"])
      expect(headers.get("content-security-policy")).toContain(rule);
  });

  it("meets Chromium's criteria for installation and starts at the home page", async () => {
    const { page } = await open({ person: production.owner, on: PHONE, withWorker: true });
    await page.goto("/start");
    await page.waitForURL(`/${production.owner.id}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const tools = await page.context().newCDPSession(page);
    expect((await tools.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
    const { errors, data } = await tools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { icons, shortcuts } = JSON.parse(data ?? "") as {
      icons: { src: string; sizes: string; purpose?: string }[];
      shortcuts: { url: string }[];
    };
    expect(icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"]),
    );
    for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== "any"))
      expect([src, await page.evaluate(sizeOfPicture, src)]).toEqual([src, sizes]);
    await page.goto(shortcuts[0]!.url);
    await page.waitForURL(sheet);
  });
});

describe("a new version of the site", () => {
  it("is offered unobtrusively, waits for unsaved input and deletes the old version's cache", async () => {
    const deployment = await redeployable(inject("url"));
    const { page } = await open({ person: production.owner, url: deployment.url, withWorker: true });
    await page.goto(`/${production.owner.id}/create-project`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const shells = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("shell-")));
    const [before] = await shells();
    deployment.deploy(before!.slice("shell-".length));
    await page.getByLabel("Project Name").fill("Half a nam");
    await page.evaluate(() => navigator.serviceWorker.ready.then((own) => own.update()).then(() => undefined));
    await says(page, "A new version is ready");
    await button(page, "Reload").click();
    await says(page, "A new version is ready. First save or clear what you have typed on this page.");
    expect(await page.getByLabel("Project Name").inputValue()).toBe("Half a nam");
    await page.getByLabel("Project Name").fill("");
    await button(page, "Reload").click();
    await expect.poll(shells).toEqual(["shell-later"]);
    await deployment.close();
  });
});

/** The site at another address, where a later build, with other version and script names, can replace it. */
async function redeployable(url: string) {
  let version: string | undefined;
  const later = (text: string) =>
    version === undefined
      ? text
      : text.replaceAll(version, "later").replaceAll(/assets\/index-[\w-]+\.js/g, "assets/later.js");
  const server = createServer(async (request, response) => {
    const { authorization = "" } = request.headers;
    const path = request.url === "/assets/later.js" ? "/icon.svg" : request.url;
    const answer = await fetch(`${url}${path}`, { headers: { authorization } });
    const kind = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": kind });
    response.end(/html|javascript/.test(kind) ? later(body.toString("utf8")) : body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (before: string) => {
      version = before;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

describe("an expired session", () => {
  it("is renewed in the background, once for all tabs, and in a dialog once it has ended", async () => {
    const { page } = await open();
    await page.goto("/");
    await signIn(page);
    await heading(page, "Current Projects").waitFor();
    const other = await page.context().newPage();
    await other.goto(`/${editor.id}`);
    await heading(other, "Current Projects").waitFor();
    let renewals = 0;
    page.context().on("request", (request) => {
      if (request.url().endsWith("/api/refresh-session")) renewals++;
    });
    await page.evaluate((id) => {
      const claims = btoa(JSON.stringify({ sub: id, exp: 1 }));
      localStorage.setItem("authToken", `x.${claims}.x`);
    }, editor.id);
    await Promise.all(
      [page, other].map(async (window) => {
        await window.getByRole("link", { name: /The Small Tide/ }).click();
        await heading(window, "The Small Tide").waitFor();
      }),
    );
    expect(renewals).toBe(1);

    await page.evaluate(async () => {
      await fetch("/api/logout", {
        method: "POST",
        headers: { authorization: `Bearer ${localStorage.getItem("authToken")}` },
      });
    });
    await askForChanges(page);
    const again = dialog(page, "Please sign in again");
    await again.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await expectAccessible(page);
    await again.getByRole("button", { name: "Sign In" }).click();
    await again.waitFor({ state: "detached" });
  });
});

// Last, since it ends with signing out.
describe("an offline phone", () => {
  it("opens the last call sheet and PDF with their age, and refreshes them when back online", async () => {
    const { page } = await open({ person: production.owner, on: PHONE, withWorker: true });
    await page.goto(sheet);
    await expect.poll(() => crewCall(page).inputValue()).toBe("7:00 AM");
    const name = await printed(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => keptPaths(page)).toContain(`/api/${production.id}/call-sheet/Main`);
    // Another tab on the same phone.
    const other = await page.context().newPage();
    await other.goto(`/${production.owner.id}/${production.id}/cast-list`);
    await says(other, "MARA");

    await page.context().setOffline(true);
    await page.reload();
    await age(page).waitFor();
    expect(await crewCall(page).inputValue()).toBe("7:00 AM");
    expect(await printed(page)).toBe(name);
    await expectAccessible(page);
    // It was never opened, so there is no cached copy.
    await page.goto(`/${production.owner.id}/${production.id}/crew`);
    await says(page, "Failed to fetch the crew");
    await page.goto(sheet);
    await age(page).waitFor();

    const { sheet: was, version } = await savedSheet();
    const timing = { ...DEFAULT_TIMING, crewCall: "5:30 AM" };
    await editor.api(routes.updateCallSheet, {
      params: sheetParams(),
      payload: { date: was.date, timing, version },
    });
    await page.context().setOffline(false);
    await expect.poll(() => crewCall(page).inputValue()).toBe("5:30 AM");
    await expect.poll(() => age(page).count()).toBe(0);

    await button(page, "Your account").click();
    await button(page, "Logout").click();
    await page.waitForURL("/");
    // The other tab signs out too, so the next user of the phone cannot read on.
    await other.waitForURL("/");
    expect(await keptPaths(page)).toEqual([]);
    await page.context().setOffline(true);
    await page.goto(sheet);
    await button(page, "Sign In").waitFor();
    expect(await page.getByText("MARA").count()).toBe(0);
  });
});

/** The size of a picture as a manifest writes it; runs in the page. */
async function sizeOfPicture(address: string): Promise<string> {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  return `${picture.width}x${picture.height}`;
}
