import { createHash } from "node:crypto";
import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import { watermarkIdOfNumber } from "../../shared/contract/schema/watermark.ts";
import { now } from "../runtime/clock.ts";

/** What the pages say of a request's reader. The id is made from the request's, so the audit trail has it too. */
export function watermarkFor(reader: string, requestId: string): Watermark {
  const number = createHash("sha256").update(requestId).digest().readUIntBE(0, 5);
  return { reader, date: now().slice(0, 10), id: watermarkIdOfNumber(number) };
}
