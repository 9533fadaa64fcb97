import type { Page } from "playwright-core";

/** A tab stop. */
interface Stop {
  /** Its role or tag, and its name. */
  readonly what: string;
  readonly problems: readonly string[];
}

/**
 * Tabs through a whole page and returns its faults for keyboard users: stops without a name, invisible stops, stops
 * without a focus indicator, unreachable controls, and keyboard traps. WCAG 2.2: 2.1.1, 2.1.2, 2.4.7, 2.4.11, 4.1.2.
 */
export async function problemsOfTabs(page: Page): Promise<string[]> {
  const expected = await page.evaluate(markStops);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const seen = new Set<string>();
  const problems: string[] = [];
  let timesOut = 0;
  for (let presses = 0; presses < expected.length * 2 + 10; presses++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(lookAtStop);
    if (!stop) {
      // Leaves the page and re-enters at its start: the first round may have started in the middle.
      if (++timesOut === 2) break;
      continue;
    }
    if (seen.has(stop.mark)) continue;
    seen.add(stop.mark);
    problems.push(...stop.problems.map((problem) => `${stop.what} ${problem}`));
  }
  const missed = expected.filter(({ mark }) => !seen.has(mark)).map(({ what }) => `${what} is not come to by Tab`);
  return [...problems, ...missed];
}

/** Runs in the page: marks and lists each element that Tab should reach. */
function markStops(): { mark: string; what: string }[] {
  const all = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=true]",
  );
  const groups = new Set<string>();
  return [...all].flatMap((element, at) => {
    const field = element as HTMLInputElement;
    if (element.tabIndex < 0 || field.disabled || field.type === "hidden" || element.closest("[inert]")) return [];
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    if (field.type === "radio") {
      // Tab reaches one radio button of each group.
      if (groups.has(field.name)) return [];
      const chosen = document.querySelector(`input[type=radio][name="${CSS.escape(field.name)}"]:checked`);
      if (chosen && chosen !== element) return [];
      groups.add(field.name);
    }
    element.dataset.stop = String(at);
    return [
      { mark: String(at), what: `${element.tagName.toLowerCase()} "${(element.textContent ?? "").slice(0, 40)}"` },
    ];
  });
}

/** Runs in the page: the focused element and its faults. */
function lookAtStop(): (Stop & { mark: string }) | undefined {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const byId = (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id));
  const name = [
    element.getAttribute("aria-label"),
    ...byId.map((label) => label?.textContent),
    ...labels.map((label) => label.textContent),
    element.textContent,
    element.title,
    element.querySelector("img")?.alt,
  ].find((text) => text?.trim());
  const what = `${element.getAttribute("role") ?? element.tagName.toLowerCase()} "${name?.trim().slice(0, 40) ?? ""}"`;
  const problems: string[] = [];
  if (!name) problems.push("has no name");

  const box = element.getBoundingClientRect();
  const x = Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(box.y + box.height / 2, 0), innerHeight - 1);
  const onTop = document.elementFromPoint(x, y);
  const label = labels[0];
  const isSeen =
    onTop !== null &&
    (element.contains(onTop) || onTop.contains(element) || Boolean(label?.contains(onTop)) || box.width < 2);
  if (!isSeen) problems.push("is out of sight or covered");

  // The focus ring may be drawn by a parent or sibling of the field.
  const around = [element, element.parentElement, element.nextElementSibling, label, element.closest("[data-active]")];
  const isMarked = around.some((part) => {
    if (!part) return false;
    return [undefined, "::before", "::after"].some((pseudo) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, pseudo);
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    });
  });
  if (!isMarked) problems.push("does not show that it has the keys");
  return { mark: element.dataset.stop ?? `unmarked ${what}`, what, problems };
}
