import { once } from "node:events";
import { createServer, get } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { listen } from "../../infra/local/listening.ts";
import { wireBefore } from "./wire.ts";

const service = createServer((_, answer) => answer.end("done"));
const wire = await wireBefore({ AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${await listen(service, 0)}` });
afterAll(() => {
  wire.close();
  service.close();
});

it("sends interim responses to a call that waits for its turn, so that no client repeats it", async () => {
  const turn = Promise.withResolvers<"none">();
  wire.faultFor = () => turn.promise;
  const call = get(wire.environment.AWS_ENDPOINT_URL_S3!);
  const [answer] = await Promise.all([
    once(call, "response"),
    once(call, "information").then(() => turn.resolve("none")),
  ]);
  expect([wire.calls.length, await text(answer[0])]).toEqual([1, "done"]);
});
