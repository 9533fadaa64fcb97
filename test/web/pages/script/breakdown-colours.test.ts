import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { opened } from "./breakdown-page.ts";

const within = (selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((one) => [
    one.textContent || one.closest("th")?.textContent,
    one.getAttribute(attribute),
  ]);

it("shows the strip's colour at each row, and the category's colour at columns and at words of the script", async () => {
  opened("?script=1&scene=2");
  const papers = () => within("tbody [data-paper]", "data-paper").map(([, paper]) => paper);
  await waitFor(() => expect(papers()).toEqual(["day-int", "day-ext", "night-int", "night-ext"]));
  await waitFor(() => expect(within("u[data-mark]", "data-mark").length).toBeGreaterThan(3));
  expect(within("thead [data-mark]", "data-mark")).toContainEqual(["Props", "purple"]);
  expect(within("thead [data-mark]", "data-mark")).toContainEqual(["Characters", "red"]);
  expect(within("u", "data-mark")).toContainEqual(["MARA", "red"]);
});
