import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { HOME, openApp, READER, tokenOf } from "../app.tsx";
import { LOST, refused } from "../fake-api.ts";
import { button, click, fill, says } from "../words.ts";
import "../../../../web/pages/projects-home.tsx";
import "../../../../web/pages/sign-in.tsx";

const EXPIRED = tokenOf({ sub: READER.id, exp: 1 });
const token = () => localStorage.getItem("authToken");

it("survives a temporary network failure", async () => {
  openApp(HOME, { refreshSession: LOST }, { token: EXPIRED });
  await button("Sign In");
  expect(token()).not.toBeNull();
});

it("ends when the server rejects it", async () => {
  openApp(
    HOME,
    { listProjects: [], refreshSession: refused(401, "sessionEnded", "The session has ended.") },
    { token: EXPIRED },
  );
  await waitFor(() => expect(token()).toBeNull());
});

it("of another user leaves the sign-in page open after a wrong password", async () => {
  openApp("/somebody-else", {
    login: refused(401, "wrongPassword", "The email or password is incorrect."),
    listProjects: [],
  });
  await button("Sign In");
  await fill("Email", "other@example.com");
  await fill("Password", "Wrong-Horse-9");
  await click("Sign In");
  await says("The email or password is incorrect.");
  await button("Sign In");
});
