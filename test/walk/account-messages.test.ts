import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { apiClient } from "../../infra/local/demo/api-client.ts";
import { routes } from "../../shared/contract/routes.ts";
import { newProject } from "../api/production.ts";
import { mailTo, newEmail, PASSWORD, type Person, signedUp } from "../people.ts";
import { expectAccessible } from "./axe.ts";
import { answering, holding, losing } from "./server.ts";
import { addressOf, windows } from "./visit.ts";
import { button, dialog, heading, link, says, words } from "./words.ts";

const open = windows();
let person: Person;
let home: string;
let hub: string;

beforeAll(async () => {
  person = await signedUp(inject("url"), "reader");
  home = `/${person.id}`;
  hub = `${home}/${await newProject(person, "The Small Tide")}`;
});

async function fillIn(page: Page, address: string, email: string, password = PASSWORD): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

describe("signing in", () => {
  it("says that the password is wrong, and keeps the address", async () => {
    const { page } = await open();
    await fillIn(page, "/", person.email, "Wrong-Horse-9");
    await button(page, "Sign In").click();
    await says(page, "The email or password is incorrect.");
    expect(await page.getByLabel("Email").inputValue()).toBe(person.email);
  });

  it("says that the account is not confirmed, and sends the mail again", async () => {
    const email = newEmail("unconfirmed");
    await apiClient(inject("url"))(routes.signup, { payload: { email, password: PASSWORD } });
    const { page } = await open();
    await fillIn(page, "/", email);
    await button(page, "Sign In").click();
    await says(page, "This account is not confirmed yet. Open the link in the email we sent you.");
    await button(page, "Resend").click();
    await says(page, "Resent");
  });

  it.each([
    ["Login failed", 500, undefined],
    ["Come back tomorrow.", 429, { code: "tooManyAttempts", message: "Come back tomorrow." }],
    ["No token received from server", 200, { user: { id: "someone" } }],
    ["User ID not received from server", 200, { token: "a.b.c" }],
  ])("says %j when the server answers %i with %j", async (message, status, json) => {
    const { page } = await open();
    await answering(page, "login", status, json);
    await fillIn(page, "/", person.email);
    await button(page, "Sign In").click();
    await says(page, message);
  });

  it("says that it failed when the server cannot be reached", async () => {
    const { page } = await open();
    await losing(page, "login");
    await fillIn(page, "/", person.email);
    await button(page, "Sign In").click();
    await says(page, "Login failed. Please try again.");
  });
});

describe("signing up", () => {
  it("is busy while the account is made, and then leads to the sign-in page", async () => {
    const { page } = await open();
    const goOn = await holding(page, "signup");
    await fillIn(page, "/signup", newEmail());
    await button(page, "Sign Up").click();
    await says(page, "Creating Account...");
    await goOn();
    await page.waitForURL("/");
  });

  it("says what a password needs", async () => {
    const { page } = await open();
    await fillIn(page, "/signup", newEmail(), "short");
    await button(page, "Sign Up").click();
    await says(
      page,
      "The password needs at least 12 characters, with an uppercase letter, a lowercase letter and a digit.",
    );
  });

  it("does not say that there is such an account, which its mailbox is told", async () => {
    const { page } = await open();
    await fillIn(page, "/signup", person.email);
    await button(page, "Sign Up").click();
    await says(page, `We have sent a link to ${person.email}. Open it to confirm your account, then sign in.`);
    await mailTo(inject("url"), person.email, "Someone tried to sign up");
  });

  it("says that it failed when the server has no words, and that the network did when there is no answer", async () => {
    const { page } = await open();
    await answering(page, "signup", 500);
    await fillIn(page, "/signup", newEmail());
    await button(page, "Sign Up").click();
    await says(page, "Signup failed. Please try again.");
    await losing(page, "signup");
    await button(page, "Sign Up").click();
    await says(page, "Network error. Please check your connection and try again.");
  });

  it("offers a new link in place of a wrong one", async () => {
    const { page } = await open();
    await page.goto(`/signup?user=${person.id}&code=000000`);
    await page.getByRole("heading", { name: "Your account is not confirmed" }).waitFor();
    await page.getByLabel("Email").fill(person.email);
    await button(page, "Send a new link").click();
    await page.waitForURL("/");
    await says(page, `We have sent a link to ${person.email}. Open it to confirm your account, then sign in.`);
  });
});

describe("the check of the session", () => {
  const tokenOf = (claims: object) =>
    ["{}", JSON.stringify(claims), "x"].map((part) => Buffer.from(part).toString("base64url")).join(".");

  it("is seen while it goes on", async () => {
    const { page } = await open({ person });
    const goOn = await holding(page, "verify-token");
    await page.goto(hub);
    await says(page, "Verifying session...");
    await goOn();
    await page.getByRole("heading", { name: "The Small Tide" }).waitFor();
  });

  it.each([
    ["there is no token", undefined],
    ["the token cannot be read", "nonsense"],
    ["the token has expired", tokenOf({ sub: "someone", exp: 1_000_000_000 })],
    ["the token is forged", tokenOf({ sub: "someone", exp: 4_000_000_000 })],
  ])("leads to the sign-in page when %s", async (_, token) => {
    const { page } = await open(token === undefined ? {} : { token });
    await page.goto(hub);
    await page.waitForURL("/");
    await button(page, "Sign In").waitFor();
    // What was asked for has given way, so that the way back does not lead to it again.
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  it.each([
    ["fails", answering],
    ["is lost", losing],
  ] as const)("leads to the sign-in page when its call %s", async (_, prepare) => {
    const { page } = await open({ person });
    await prepare(page, "verify-token", 500);
    await page.goto(hub);
    await page.waitForURL("/");
    expect(await words(page, "The Small Tide").count()).toBe(0);
  });

  it("leads to the sign-in page at another user's address", async () => {
    const { page } = await open({ person });
    await page.goto("/somebody-else");
    await page.waitForURL("/");
    await button(page, "Sign In").waitFor();
  });
});

describe("the user's own window", () => {
  it("says that it loads, and then who is signed in", async () => {
    const { page } = await open({ person });
    const goOn = await holding(page, "user/*");
    await page.goto(home);
    await button(page, "Your account").click();
    await says(page, "Loading...");
    await goOn();
    await says(page, "Username", person.email);
  });

  it("says that its answer failed, and asks again", async () => {
    const { page } = await open({ person });
    await answering(page, "user/*", 500);
    await page.goto(home);
    await button(page, "Your account").click();
    await says(page, "Error: Failed to fetch user details");
    await page.unrouteAll();
    await button(page, "Try again").click();
    await says(page, "Username", person.email);
  });

  it("chooses the colours of this device, which hold after a reload from the first paint on, and in another tab", async () => {
    const { page } = await open({ person });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        performance.mark("coloured");
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-theme"] });
    });
    await page.goto(home);
    await button(page, "Your account").click();
    const colours = dialog(page, "Your account").getByRole("group", { name: "Colours on this device" });
    await colours.getByRole("button", { name: "System", pressed: true }).waitFor();
    const ground = (on: Page) => on.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground(page);
    await colours.getByRole("button", { name: "Dark" }).click();
    const dark = await ground(page);
    expect(dark).not.toBe(light);
    await expectAccessible(page);

    await page.reload();
    await heading(page, "Projects").waitFor();
    expect(await ground(page)).toBe(dark);
    const [coloured, painted] = await page.evaluate(() =>
      ["coloured", "first-paint"].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
    );
    expect(coloured).toBeLessThan(painted!);

    const tab = await page.context().newPage();
    await tab.goto(home);
    await button(tab, "Your account").click();
    await button(tab, "System").click();
    await expect.poll(() => ground(page)).toBe(light);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await ground(page)).toBe(dark);
  });

  it("logs out, also when the server does not take part", async () => {
    const { page } = await open({ person });
    const goOn = await holding(page, "logout");
    await page.goto(home);
    await button(page, "Your account").click();
    await button(page, "Logout").click();
    await dialog(page, "Your account").getByText("Logging out...").waitFor();
    await goOn({ status: 500 });
    await page.waitForURL("/");
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  });
});

describe("creating a project", () => {
  it("is busy, and says that it failed", async () => {
    const { page } = await open({ person });
    const goOn = await holding(page, "create-project/*");
    await page.goto(`${home}/create-project`);
    await page.getByLabel("Project Name").fill("Second film");
    await button(page, "Create Project").click();
    await says(page, "Creating...");
    await goOn({ status: 500 });
    await says(page, "Failed to create project. Please try again.");
    await answering(page, "create-project/*", 400, { code: "invalid", message: "Another name, please." });
    await button(page, "Create Project").click();
    await says(page, "Another name, please.");
    await link(page, "Cancel").click();
    await page.waitForURL(home);
  });
});

describe("the list of projects", () => {
  it("is empty when it cannot be fetched, and the console says why", async () => {
    const { page, complaints } = await open({ person });
    await answering(page, "projects/*", 500);
    await page.goto(home);
    await says(
      page,
      "Projects that you are a part of and created by you, which are in progress will be shown here",
      "Projects that you were a part of and created by you, which have been completed will be shown here",
    );
    await says(page, "Failed to fetch projects", "This is a server problem and may pass in a moment.");
    expect(complaints.join()).toContain("Failed to fetch projects");
    expect(addressOf(page)).toBe(home);
  });
});
