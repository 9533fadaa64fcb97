import { describe, expect, it } from "vitest";
import { untilAnswered } from "../../web/api/busy-reads.ts";

/** Answers with each status in turn, the last one for ever. */
async function ask(...statuses: readonly number[]) {
  const pauses: number[] = [];
  let calls = 0;
  const { status } = await untilAnswered(
    async () => new Response(null, { status: statuses[Math.min(calls++, statuses.length - 1)]! }),
    async (milliseconds) => {
      pauses.push(milliseconds);
    },
  );
  return { status, calls, pauses };
}

describe("a read", () => {
  it("is repeated while the server is busy, with growing pauses", async () => {
    const { status, calls, pauses } = await ask(503, 429, 503, 200);
    expect([status, calls]).toEqual([200, 4]);
    for (const [at, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(150 * 2 ** at);
      expect(pause).toBeLessThanOrEqual(450 * 2 ** at);
    }
  });

  it("ends with the server's answer after the fourth attempt", async () => {
    expect(await ask(503)).toMatchObject({ status: 503, calls: 4 });
  });

  it.each([200, 404, 500, 502])("that is answered with %i is not repeated", async (status) => {
    expect(await ask(status)).toMatchObject({ status, calls: 1, pauses: [] });
  });
});
