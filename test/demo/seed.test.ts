import { describe, expect, it } from "vitest";
import { confirmationIn } from "../../infra/local/demo/seed.ts";

describe("the link in an email", () => {
  it("contains the user and the code", () => {
    const text = "Open this:\nhttp://localhost:4000/signup?user=0b5%2Bc&code=123456\nGoodbye.";
    expect(confirmationIn(text)).toEqual({ user: "0b5+c", code: "123456" });
  });

  it.each([
    "No link at all.",
    "http://localhost:4000/reset-password?user=a&code=1",
    "http://localhost:4000/signup?email=a%40b.example",
  ])("is missing in %j", (text) => {
    expect(confirmationIn(text)).toBeUndefined();
  });
});
