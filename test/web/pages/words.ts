import { type ByRoleOptions, screen, waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";

type Where = HTMLElement;

/** What stands on the page word for word, in the smallest element that holds all of it. */
export function words(text: string, where: Where = document.body): readonly HTMLElement[] {
  const isIt = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim() === text;
  return [...where.querySelectorAll<HTMLElement>("*")].filter(
    (element) => isIt(element) && ![...element.children].some(isIt),
  );
}

/** Waits until the page says something, word for word. */
export async function says(...texts: readonly string[]): Promise<void> {
  for (const text of texts) await waitFor(() => expect([text, words(text).length > 0]).toEqual([text, true]));
}

/** Waits until the page says it no more. */
export async function isSilentAbout(text: string): Promise<void> {
  await waitFor(() => expect(words(text)).toEqual([]));
}

const byRole = (role: string) => (name: string, options?: ByRoleOptions) =>
  screen.findByRole(role, { name, ...options });

export const button = byRole("button");
export const link = byRole("link");
export const dialog = byRole("dialog");
export const heading = byRole("heading");
export const field = (name: string, where: Where = document.body) => within(where).findByLabelText(name);
