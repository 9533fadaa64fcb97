import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { routes } from "../../../../shared/contract/routes.ts";
import { LOADING, STILL } from "../../../walk/addresses.ts";
import { openApp, PROJECT, READER } from "../app.tsx";
import { type Answers, FAILED } from "../fake-api.ts";
import { button, eventually, says, textsOf, user } from "../words.ts";

/** The requests every page of a session or project needs before it renders. */
const ASKED_FIRST = ["verifyToken", "getProjectName", "getChangeStamp", "getCalendar"];

const OTHERS = Object.keys(routes).filter((name) => !ASKED_FIRST.includes(name));

const pathOf = (address: string): string =>
  address
    .replace(":user", READER.id)
    .replace(":id", PROJECT)
    .replace(":castId", "1")
    .replace(":scheduleName", "Tides")
    .replace(":secret", "nobody");

it.each(LOADING)(
  "%s shows a skeleton while loading, reports a failure and retries",
  async (address, waiting, failed) => {
    const answer = Promise.withResolvers<typeof FAILED>();
    let asked = 0;
    const held = () => {
      asked++;
      return answer.promise;
    };
    openApp(pathOf(address), Object.fromEntries(OTHERS.map((name) => [name, held])) as Answers);
    await says(waiting);
    await eventually(() => expect(document.querySelector("h1")).not.toBeNull());
    answer.resolve(FAILED);
    await says(failed, "This is a server problem and may be temporary.");
    expect(textsOf("alert").join()).toContain(`${failed}This is a server problem and may be temporary.Try again`);
    const before = asked;
    const [alert] = [...document.querySelectorAll("[role=alert]")].filter(({ textContent }) =>
      textContent.includes(failed),
    );
    await user.click(await button("Try again", alert));
    await eventually(() => expect(asked).toBeGreaterThan(before));
  },
);

it("lists every route, with its loading state or none", () => {
  const addresses = [...readFileSync("web/app/router.tsx", "utf8").matchAll(/(?:path: |page\()"([^"]+)"/g)].map(
    ([, path]) => path!,
  );
  const known = new Set([...STILL, ...LOADING.map(([address]) => address.replace(/\?.*/, ""))]);
  // The documented short addresses show the same pages.
  expect(addresses.filter((address) => !known.has(address) && !address.startsWith("/:id/"))).toEqual([]);
});
