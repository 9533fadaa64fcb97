import { expect, it, vi } from "vitest";

it("is the full URL of one of the site's own scripts, and refuses any other", async () => {
  vi.stubGlobal("location", new URL("https://backlot.example/ada/home"));
  const { workerAddress } = await import("../../web/worker/worker-url.ts");
  expect(workerAddress("/sw.js")).toBe("https://backlot.example/sw.js");
  for (const address of ["https://elsewhere.example/sw.js", "//elsewhere.example/sw.js", "data:text/javascript,1"]) {
    expect(() => workerAddress(address)).toThrow(`"${address}" is not a script of this site.`);
  }
});
