import { createHash } from "node:crypto";
import type { PageMark } from "../shared/contract/page-mark.ts";
import { markIdOfNumber } from "../shared/contract/page-mark.ts";
import { now } from "./clock.ts";

/** What the pages say of a request's reader. The id is made from the request's, so the audit trail has it too. */
export function pageMark(reader: string, requestId: string): PageMark {
  const number = createHash("sha256").update(requestId).digest().readUIntBE(0, 5);
  return { reader, date: now().slice(0, 10), id: markIdOfNumber(number) };
}
