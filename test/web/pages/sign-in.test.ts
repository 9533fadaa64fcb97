import { expect, it } from "vitest";
import { openApp } from "./app.tsx";
import { unlikeContract } from "./fake-api.ts";
import { button, field, says } from "./words.ts";

it.each([
  ["Login failed", 500, undefined],
  ["Come back tomorrow.", 429, { code: "tooManyAttempts", message: "Come back tomorrow." }],
  ["No token received from server", 200, { user: { id: "someone" } }],
  ["User ID not received from server", 200, { token: "a.b.c" }],
])("says %j when the server answers %i with %j", async (message, status, json) => {
  const { user } = openApp("/", { login: unlikeContract(status, json) }, { token: "" });
  await user.type(await field("Email"), "reader@example.com");
  await user.type(await field("Password"), "Correct-Horse-9");
  await user.click(await button("Sign In"));
  await says(message);
  expect(await field("Email")).toHaveProperty("value", "reader@example.com");
});
