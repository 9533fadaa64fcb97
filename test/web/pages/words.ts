import { configure, queryAllByRole } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, vi } from "vitest";

// Tests have no styles that hide elements, and checking visibility takes most of the time of a query.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

/** The simulated user. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

// Fake timers would stop them.
const { setImmediate, setTimeout } = globalThis;
const TIMEOUT_MS = 10_000;

/** Waits until React has rendered everything that is not waiting for data, and effects have run. */
export async function drawn(): Promise<void> {
  for (let tasks = 0; tasks < 5; tasks++) await new Promise((later) => setImmediate(later));
}

/** Waits, in real time, until the check no longer throws. */
export async function eventually<Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    await drawn();
    try {
      return await look();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((later) => setTimeout(later, 5));
    }
  }
}

/** The smallest element that contains exactly this text. */
export function words(text: string, where: Element = document.body): readonly HTMLElement[] {
  const isIt = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim() === text;
  return [...where.querySelectorAll<HTMLElement>("*")].filter(
    (element) => isIt(element) && ![...element.children].some(isIt),
  );
}

/** Waits until the page shows exactly this text. */
export async function says(...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await eventually(() => {
      if (words(text).length === 0)
        throw new Error(`The page does not say "${text}", but:\n${document.body.textContent}`);
    });
  }
}

/** Waits until the page no longer shows the text. */
export async function isSilentAbout(text: string): Promise<void> {
  await eventually(() => expect(words(text).length).toBe(0));
}

/** All elements with a role and, if given, a name: an exact name or a pattern. */
export function all(role: string, name?: string | RegExp, where: Element = document.body): HTMLElement[] {
  return queryAllByRole(where as HTMLElement, role, name === undefined ? {} : { name });
}

/** Waits for the single element with this role and name. */
export function one(role: string, name: string | RegExp, where: Element = document.body): Promise<HTMLElement> {
  return eventually(() => {
    const found = all(role, name, where);
    if (found.length === 1) return found[0]!;
    throw new Error(`${found.length} of role ${role} are named ${name}. The page says:\n${document.body.textContent}`);
  });
}

type ByName = (name: string | RegExp, where?: Element) => Promise<HTMLElement>;
export const button: ByName = (name, where) => one("button", name, where);
export const link: ByName = (name, where) => one("link", name, where);
export const dialog: ByName = (name, where) => one("dialog", name, where);
export const heading: ByName = (name, where) => one("heading", name, where);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The texts of all elements with a role, in order. */
export const textsOf = (role: string, where: Element = document.body): string[] =>
  all(role, undefined, where).map((element) => element.textContent);

/** Waits for the single control with exactly this label. */
export function field(label: string, where: Element = document.body): Promise<Control> {
  return eventually(() => {
    const found = [...where.querySelectorAll<Control>("input, textarea, select")].filter((control) =>
      [control.ariaLabel ?? control.getAttribute("aria-label"), ...[...(control.labels ?? [])].map(labelText)].includes(
        label,
      ),
    );
    if (found.length === 1) return found[0]!;
    throw new Error(`${found.length} fields are labelled ${label}. The page says:\n${document.body.textContent}`);
  });
}

const labelText = (label: Element) => label.textContent?.replace(/\s+/g, " ").trim() ?? null;

export async function click(name: string | RegExp, where?: Element): Promise<void> {
  await user.click(await button(name, where));
}

/** Replaces the value of a field. */
export async function fill(label: string, text: string, where?: Element): Promise<void> {
  const control = await field(label, where);
  await user.clear(control);
  if (text !== "") {
    await user.click(control);
    await user.paste(text);
  }
}

export const isDisabled = (element: Element): boolean => element.matches(":disabled");

/** Chooses a file, also of a type that the page does not accept. */
export async function upload(label: string, file: File): Promise<void> {
  await userEvent.setup({ delay: null, applyAccept: false }).upload(await field(label), file);
}

/** Stops the page's clock; `staysFor` advances it. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

/** Checks how long a text is shown by the page's own clock, to a fifth of a second. */
export async function staysFor(text: string, ms: number): Promise<void> {
  await says(text);
  // Its timer starts in an effect, after it is shown.
  await drawn();
  vi.advanceTimersByTime(ms - 200);
  await drawn();
  expect(words(text).length).not.toBe(0);
  vi.advanceTimersByTime(400);
  await isSilentAbout(text);
}
