import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { connectBrowser, DESK, PHONE } from "../walk/visit.ts";
import { serveGallery } from "./gallery-site.ts";
import { smallPdf } from "./small-pdf.ts";

const SCREENS = ["/", "/controls", "/breakdown", "/breakdown#edit", "/options", "/schedule", "/script", "/sign-in"];

let site: Awaited<ReturnType<typeof serveGallery>>;
let browser: Browser;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  await build({ configFile: "test/gallery/vite.config.ts", logLevel: "error" });
  site = await serveGallery(".local/gallery", {
    "/script.pdf": smallPdf(["EXT. FERRY LANDING - DAY", "INT. FERRY - DAY"]),
  });
  browser = await connectBrowser();
});

afterAll(async () => {
  await browser?.close();
  site?.close();
});

async function open(path: string, on: BrowserContextOptions = DESK) {
  const context = await browser.newContext(on);
  page = await context.newPage();
  complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on(
    "console",
    (message) => message.text().includes("Content Security Policy") && complaints.push(message.text()),
  );
  await page.goto(site.url + path);
  await page.locator("h1").first().waitFor();
}

afterEach(async () => {
  await page.context().close();
  expect(complaints).toEqual([]);
});

const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("a dialog", () => {
  it("moves the focus to its first field and returns it to the button that opened it", async () => {
    await open("/schedule");
    await button("Create Schedule").click();
    expect(await page.getByLabel("Schedule Name").evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await button("Create Schedule").evaluate((opener) => opener === document.activeElement)).toBe(true);
  });

  it("closes by its × and by a click beside it", async () => {
    await open("/schedule");
    for (const close of [() => button("Close").click(), () => page.mouse.click(20, 700)]) {
      await button("Create Schedule").click();
      await page.getByRole("dialog").waitFor();
      await close();
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    }
  });

  it("stays open when a selection that started inside ends beside it", async () => {
    await open("/schedule");
    await button("Create Schedule").click();
    await page.getByLabel("Schedule Name").hover();
    await page.mouse.down();
    await page.mouse.move(20, 700);
    await page.mouse.up();
    expect(await page.getByRole("dialog").count()).toBe(1);
  });

  it.each([
    ["/schedule", "Create Schedule", 400],
    ["/options", "Add Option", 480],
  ])("of %s, %s, has its exact width: %d px", async (path, opener, width) => {
    await open(path, { viewport: { width: 1200, height: 900 } });
    await button(opener).click();
    const box = await page.getByRole("dialog").boundingBox();
    expect(box?.width).toBe(width);
  });
});

describe("a cell being edited", () => {
  it("is one line up to 50 characters and a growing box beyond, and changes shape only on blur", async () => {
    await open("/breakdown#edit");
    const short = page.getByLabel("Synopsis of scene 2");
    const long = page.getByLabel("Synopsis of scene 1");
    const tag = (cell: typeof short) => cell.evaluate((element) => element.tagName);
    expect([await tag(short), await tag(long)]).toEqual(["INPUT", "TEXTAREA"]);
    await short.fill("x".repeat(51));
    expect(await tag(short)).toBe("INPUT");
    await short.blur();
    expect(await tag(short)).toBe("TEXTAREA");
    const before = await long.boundingBox();
    await long.fill("A line of words. ".repeat(30));
    expect((await long.boundingBox())?.height).toBeGreaterThan((before?.height ?? 0) * 2);
    expect((await page.getByLabel("Pages of scene 1").boundingBox())?.height).toBeGreaterThanOrEqual(32);
  });
});

describe("a calendar", () => {
  it.each([
    ["three months on a desk", DESK, 3],
    ["three on a phone", PHONE, 3],
  ])("shows %s, with single dates and the ends of a range marked", async (_, on, months) => {
    await open("/options", on);
    const calendar = page.getByRole("region", {
      name: "Ines Calder: 03/05/2026, 03/09/2026, 04/20/2026, 03/23/2026 to 04/03/2026",
    });
    await calendar.getByRole("table", { name: "March 2026" }).waitFor();
    expect(await calendar.getByRole("table").count()).toBe(months);
    const days = (mark: string) => calendar.locator(`table >> nth=0 >> [data-mark="${mark}"]`).allTextContents();
    expect(await days("single")).toEqual(["5", "9"]);
    expect(await days("start")).toEqual(["23"]);
    expect(await days("inside")).toEqual(["24", "25", "26", "27", "28", "29", "30", "31"]);
  });

  it("opens beside its button and closes by a click elsewhere", async () => {
    await open("/options");
    await button("Quick dates of Ines Calder").click();
    const popover = page.locator(":popover-open");
    await popover.getByRole("table").first().waitFor();
    await page.mouse.click(200, 850);
    await expect.poll(() => popover.count()).toBe(0);
  });
});

describe("selected dates", () => {
  const dates = () => page.getByRole("dialog").locator("li:has(button) > span").allTextContents();
  const pick = async (field: string, date: string) => {
    await page.getByLabel(field).fill(date);
    await page.keyboard.press("Enter");
  };

  it("list each date once, in order, until its × is pressed", async () => {
    await open("/options");
    await button("Add Option").click();
    await pick("Individual dates", "03/09/2026");
    await pick("Individual dates", "03/07/2026");
    await expect.poll(dates).toEqual(["03/05/2026", "03/07/2026", "03/09/2026"]);
    await button("Remove 03/05/2026").click();
    expect(await dates()).toEqual(["03/07/2026", "03/09/2026"]);
  });

  it("prevent a range from ending before it starts", async () => {
    await open("/options");
    await button("Add Option").click();
    await page.getByLabel("Range end").click();
    const day = (number: number) => page.locator(`.react-datepicker-popper .react-datepicker__day--0${number}`);
    expect(await day(22).getAttribute("aria-disabled")).toBe("true");
    expect(await day(23).getAttribute("aria-disabled")).toBe("false");
    await day(27).click();
    await expect.poll(() => page.getByLabel("Range end").inputValue()).toBe("03/27/2026");
    await pick("Range start", "03/30/2026");
    await expect.poll(() => page.getByLabel("Range end").inputValue()).toBe("");
  });

  it("are cleared and hidden for flexible dates", async () => {
    await open("/options");
    await button("Add Option").click();
    await page.getByLabel("Flexible Dates").check();
    expect(await page.getByLabel("Range start").count()).toBe(0);
    await page.getByLabel("Flexible Dates").uncheck();
    await expect.poll(() => page.getByLabel("Range start").inputValue()).toBe("");
    expect(await dates()).toEqual([]);
  });

  it("show the whole picker on a phone", async () => {
    await open("/options", PHONE);
    await button("Add Option").click();
    await page.getByLabel("Range end").click();
    const inside = async () => {
      const box = await page.locator(".react-datepicker-popper").boundingBox();
      return box && box.x >= 0 && box.x + box.width <= 390;
    };
    await expect.poll(inside).toBe(true);
  });
});

describe("dates drawn in a calendar", () => {
  const chosen = () => page.getByRole("dialog").locator("li:has(button) > span").allTextContents();
  const day = (number: number, month = "March") =>
    page.getByRole("gridcell", { name: new RegExp(`, ${month} ${number}, 2026`) });
  const middleOf = async (number: number, month?: string) => {
    const box = (await day(number, month).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  async function openForm(on = DESK) {
    await open("/options", on);
    await button("Add Option").click();
    await page.getByRole("grid", { name: "Dates, March 2026" }).scrollIntoViewIfNeeded();
  }

  async function drag(from: number, to: number, toMonth = "March") {
    const [start, end] = [await middleOf(from), await middleOf(to, toMonth)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, end.y);
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
  }

  it("by mouse: added from a free day, also into the next month, and removed from a selected one", async () => {
    await openForm();
    await drag(25, 2, "April");
    await expect.poll(chosen).toEqual(["03/05/2026", "03/09/2026", "03/25/2026 - 04/02/2026"]);
    await page.getByRole("status").getByText("Added 03/25/2026 to 04/02/2026.").waitFor();
    await drag(27, 26);
    await expect.poll(chosen).toEqual(["03/05/2026", "03/09/2026", "03/25/2026", "03/28/2026 - 04/02/2026"]);
    await day(9).click();
    await expect.poll(chosen).not.toContain("03/09/2026");
    await page.keyboard.down("Shift");
    await day(12).click();
    await page.keyboard.up("Shift");
    await expect.poll(chosen).toContain("03/09/2026 - 03/12/2026");
  });

  it("with the days off named, and skipped on request", async () => {
    await openForm();
    const off = page.getByRole("list", { name: "Days off" });
    expect(await off.getByRole("listitem").allTextContents()).toEqual([
      "03/17/2026 St Patrick's Day",
      "03/30/2026 – 03/31/2026 Move to Larne",
      "04/03/2026 Good Friday",
      "04/06/2026 Easter Monday",
    ]);
    expect(await day(17).getAttribute("aria-label")).toBe("Tuesday, March 17, 2026, St Patrick's Day");
    await page.getByLabel("Skip days off").check();
    await drag(13, 19);
    await expect
      .poll(chosen)
      .toEqual(["03/05/2026", "03/09/2026", "03/13/2026", "03/16/2026", "03/18/2026 - 03/19/2026"]);
  });

  it("by touch", async () => {
    await openForm(PHONE);
    const touch = await page.context().newCDPSession(page);
    const [from, to] = [await middleOf(10), await middleOf(12)];
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    await finger("touchStart", from);
    await finger("touchMove", { x: (from.x + to.x) / 2, y: from.y });
    await finger("touchMove", to);
    await finger("touchEnd");
    await expect.poll(chosen).toContain("03/10/2026 - 03/12/2026");
    await day(20).tap();
    await expect.poll(chosen).toContain("03/20/2026");
  });

  it("by keyboard, announced before and after", async () => {
    await openForm();
    await day(5).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect.poll(chosen).toContain("03/13/2026");
    for (const key of ["ArrowRight", "Shift+ArrowDown", "Shift+ArrowRight"]) await page.keyboard.press(key);
    const status = page.getByRole("dialog").getByRole("status");
    await status.getByText("03/14/2026 to 03/22/2026. Press Enter to add.").waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(chosen).toContain("03/14/2026 - 03/22/2026");
    await page.keyboard.press("Shift+ArrowLeft");
    await status.getByText("03/21/2026 to 03/22/2026. Press Enter to remove.").waitFor();
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").count()).toBe(1);
    await page.keyboard.press("PageDown");
    await page.getByRole("grid", { name: "Dates, April 2026" }).waitFor();
    expect(await day(21, "April").evaluate((cell) => cell === document.activeElement)).toBe(true);
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect.poll(chosen).toContain("04/19/2026");
  });
});

describe("a PDF", () => {
  it("is drawn page by page, accessible to screen readers, and zoomable", async () => {
    await open("/script");
    await button("v3 - blue-revision").click();
    await page.getByText("of 2", { exact: true }).waitFor();
    await expect.poll(() => page.locator("[data-page='1']").textContent()).toContain("EXT. FERRY LANDING - DAY");
    const inkOnPage = () =>
      page.locator("[data-page='1'] canvas").evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const pixels = (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data;
        return pixels?.some((value, index) => index % 4 === 0 && value < 100 && pixels[index + 3] === 255);
      });
    await expect.poll(inkOnPage).toBe(true);
    const width = async () => (await page.locator("[data-page='1']").boundingBox())?.width ?? 0;
    const usual = await width();
    await button("Larger").click();
    expect(await width()).toBeGreaterThan(usual * 1.2);
  });

  it("can be searched, scrolled to a page and pinched", async () => {
    await open("/script");
    await page.setViewportSize({ width: 390, height: 844 });
    await button("v3 - blue-revision").click();
    const search = page.getByRole("searchbox", { name: "Search the pages" });
    await search.fill("ferry");
    await page.getByText("1 of 2", { exact: true }).waitFor();
    const inSight = page.getByLabel("Page", { exact: false }).and(page.locator("input[inputmode=numeric]"));
    await search.press("Enter");
    await page.getByText("2 of 2", { exact: true }).waitFor();
    await expect.poll(() => inSight.inputValue()).toBe("2");
    await search.fill("trawler");
    await page.getByText("Not found", { exact: true }).waitFor();
    await inSight.fill("3");
    await page.getByRole("alert").getByText('"3" is not a page from 1 to 2.').waitFor();
    await inSight.fill("1");
    await inSight.press("Enter");
    const top = async () => (await page.locator("[data-page='1']").boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThan(0);

    const width = async () => (await page.locator("[data-page='1']").boundingBox())?.width ?? 0;
    const usual = await width();
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
      fingers.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [-apart, apart].map((by, id) => ({ x: 195 + by, y: 500, id })),
      });
    await touch("touchStart", 40);
    await touch("touchMove", 60);
    await touch("touchMove", 80);
    await touch("touchEnd", 80);
    expect(await width()).toBeGreaterThan(usual * 1.7);
    await page.getByText("200%", { exact: true }).waitFor();
  });

  it("that is missing is reported to the page, which shows a message for a while", async () => {
    await open("/script");
    await button("v2 - white").click();
    await page.getByRole("alert").getByText("Failed to load the script").waitFor();
    await expect.poll(() => page.getByRole("alert").count(), { timeout: 10_000 }).toBe(0);
  });
});

it("shows a password on demand and hides it again", async () => {
  await open("/sign-in");
  const type = () => page.getByLabel("Password", { exact: true }).getAttribute("type");
  await button("Show password").click();
  expect(await type()).toBe("text");
  await button("Hide password").click();
  expect(await type()).toBe("password");
});

it.each(SCREENS)("fits %s on a phone, a desktop and a large screen without horizontal scrolling", async (path) => {
  await open(path);
  for (const width of [390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, `${width} px`).toBeLessThanOrEqual(0);
  }
});

it.each(SCREENS)("has touch targets of 44 px on %s", async (path) => {
  await open(path, PHONE);
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "button, input:not([type=checkbox]), select, textarea, label:has([type=checkbox]), header a",
      ),
    ]
      .filter((target) => target.checkVisibility() && !target.closest(".react-datepicker"))
      .map((target) => ({
        name: target.getAttribute("aria-label") ?? target.textContent,
        height: target.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height > 0 && height < 44),
  );
  expect(small).toEqual([]);
});
