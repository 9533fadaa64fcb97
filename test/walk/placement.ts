import type { Page } from "playwright-core";
import { COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { ELEMENT_CATEGORIES } from "../../shared/breakdown/model/cells.ts";
import { HEADS, LOGISTICS } from "../../shared/call-sheet/model/logistics-names.ts";
import { LISTS } from "../../shared/lists/list-name.ts";
import { REPORTS } from "../../shared/reports/report-name.ts";
import { SCREENPLAY } from "../small-tide.ts";

/** Controls that overlap other controls, and how far a page overflows its screen. */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const found = beyond > 0 ? [`goes ${beyond} px beyond the screen`] : [];
    const seen = [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary")].flatMap(
      (element) => {
        const box = partInSight(element);
        return box ? [{ element, box }] : [];
      },
    );
    seen.forEach(({ element, box }, at) => {
      for (const { element: other, box: under } of seen.slice(at + 1)) {
        if (element.contains(other) || other.contains(element)) continue;
        const across = Math.min(box.right, under.right) - Math.max(box.left, under.left);
        const down = Math.min(box.bottom, under.bottom) - Math.max(box.top, under.top);
        if (across > 3 && down > 3) found.push(`${named(element)} lies over ${named(other)}`);
      }
    });
    return found;

    function named(element: HTMLElement): string {
      return `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent).slice(0, 40)}"`;
    }

    /** The part of an element visible in its scroll containers; sticky elements overlap others on purpose. */
    function partInSight(element: HTMLElement) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined;
      let { left, right, top, bottom } = element.getBoundingClientRect();
      if (right - left < 3 || bottom - top < 3) return undefined;
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.position === "sticky" || style.position === "fixed") return undefined;
        if (around === element || around === document.body || style.overflow === "visible") continue;
        const box = around.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return right - left < 3 || bottom - top < 3 ? undefined : { left, right, top, bottom };
    }
  });
}

/** The width in px of the part of a table, by name, that needs horizontal scrolling. */
export function hiddenAtSide(page: Page, table: string): Promise<number> {
  const box = page.getByRole("region", { name: table, exact: true });
  return box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

/** Messages whose closing bracket is cut off or hidden by their box. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent ?? "";
      const parent = node.parentElement!;
      // A grid's row header is truncated; the full text is in its row.
      if (
        !/\[.*[À-ž]/.test(words) ||
        parent.closest(".visually-hidden, option, title, script, style, [popover], [role=rowheader]")
      )
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let around: HTMLElement | null = parent; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        const scrolls = /auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY);
        if (scrolls || box.width < 3) break;
        const isHard =
          style.overflowX !== "visible" ||
          (around === parent.closest("button, a, th, label") && style.display !== "inline");
        if (isHard && (text.right > box.right + 2 || text.left < box.left - 2 || text.bottom > box.bottom + 3)) {
          found.push(`"${words.slice(0, 60)}" is cut off`);
          break;
        }
      }
    }
    return found;
  });
}

/** Unaccented texts that are not data: the catalogue lacks them. */
export async function unsaid(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      // The script's own pages and the API's texts keep their language.
      if (parent.closest("script, style, noscript, body [dir=ltr]")) continue;
      if (parent.checkVisibility()) found.push(node.textContent ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title], [alt]")) {
      for (const name of ["aria-label", "placeholder", "title", "alt"]) found.push(element.getAttribute(name) ?? "");
    }
    return found;
  });
  const plain = texts
    .filter((text) => !/[À-ž]/.test(text) && /[a-z]{2}/.test(text))
    .map((text) => text.trim())
    .filter((text) => !DATA.some((data) => data.test(text)) && !isFromElsewhere(text));
  return [...new Set(plain)].map((text) => `"${text}" is not in the catalogue`);
}

/** Texts that were typed or saved, that come from the API, or that Intl formats. */
const DATA: readonly RegExp[] = [
  /^(The Small Tide|Short Film|Main|v1 - Draft|Marine coordinator|Property)$|Department \d$|@example\.com/,
  /^(Character|Cast ID|Number of Scenes)$|^Props: /,
  // Reasons of shooting times: 2/8 page, 2 cast, day interior: 30 min.
  /^\d[\d/ ]* pages?, .*: \d+ (?:h|min)\b/,
  // Lists of characters.
  /^[A-Z]+(, [A-Z]+)*,? and [A-Z]+$/,
  // Reasons of derived call times.
  /^(Shoot call|Default call|Scene \S+ (begins|ends)|\d+ h after the shoot call)$/,
  // Sentences of the work rules, and a project's cost items.
  /^(The call on the next day at|No meal is scheduled:) /,
  /^(Documents stored|Rows stored|Rows written|Scripts read|Pages read by Textract|Searches for better schedules|Emails)$/,
  /^\d+ (documents?|rows?|runs?|pages?|seconds?|emails?)\b/,
  /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* ?(\d|$)/,
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Su|Mo|Tu|We|Th|Fr|Sa)\b/,
];

const OF_THE_ROOMS = new Set<string>([
  ...Object.values(COLUMNS),
  ...ELEMENT_CATEGORIES,
  ...Object.values(REPORTS),
  ...Object.values(LISTS),
  ...[...LOGISTICS, ...HEADS].map(([, name]) => name),
]);
const LINES = SCREENPLAY.replace(/\s+/g, " ").toLowerCase();

/** A column, a category, a report's name or text of the script. */
const isFromElsewhere = (text: string) =>
  OF_THE_ROOMS.has(text) ||
  LINES.includes(
    text
      .replace(/\s+/g, " ")
      .toLowerCase()
      .replace(/[.\u2026]+$/, ""),
  );
