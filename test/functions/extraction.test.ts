import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";

/** The responses of Textract, page by page of its result. */
let answers: object[];

const textract = createServer((request, response) => {
  request.resume().on("end", () => {
    const [answer, ...more] = answers;
    answers = more;
    response.end(JSON.stringify({ ...answer, ...(more.length > 0 && { NextToken: String(more.length) }) }));
  });
});

let extracted: typeof import("../../functions/store/aws/textract-result.ts").extracted;

beforeAll(async () => {
  await new Promise<void>((listening) => textract.listen(0, "127.0.0.1", listening));
  Object.assign(process.env, {
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_TEXTRACT: `http://127.0.0.1:${(textract.address() as AddressInfo).port}`,
  });
  ({ extracted } = await import("../../functions/store/aws/textract-result.ts"));
});
afterAll(() => {
  textract.closeAllConnections();
  textract.close();
});

const line = (Page: number, Text: string) => ({ BlockType: "LINE", Page, Text });

it("sorts lines by their pages", async () => {
  answers = [{ Blocks: [line(2, "third"), line(2, "fourth")] }, { Blocks: [line(1, "first"), line(1, "second")] }];
  const { lines } = await extracted("job");
  expect(lines.map(({ text }) => text)).toEqual(["first", "second", "third", "fourth"]);
});

it("lists unread pages once each", async () => {
  const warned = (Pages: number[]) => ({ ErrorCode: "PAGE_TOO_LARGE", Pages });
  answers = [
    { JobStatus: "PARTIAL_SUCCESS", Blocks: [line(1, "first")], Warnings: [warned([9, 4])] },
    { JobStatus: "PARTIAL_SUCCESS", Warnings: [warned([4])] },
  ];
  expect((await extracted("job")).unreadPages).toEqual([4, 9]);
});

it("returns no lines for a script without text", async () => {
  answers = [{ JobStatus: "SUCCEEDED" }];
  expect(await extracted("job")).toEqual({ lines: [], unreadPages: [] });
});
