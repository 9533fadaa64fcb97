import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { HOME, openApp, READER, tokenOf } from "../app.tsx";
import { LOST, refused } from "../fake-api.ts";
import { button } from "../words.ts";
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
