import { createHash } from "node:crypto";
import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import { watermarkIdOfNumber } from "../../shared/contract/schema/watermark.ts";
import { now } from "../runtime/clock.ts";

/** The watermark for a request's reader. Its ID is derived from the request ID, which is also in the audit log. */
export function watermarkFor(reader: string, requestId: string): Watermark {
  const number = createHash("sha256").update(requestId).digest().readUIntBE(0, 5);
  return { reader, date: now().slice(0, 10), id: watermarkIdOfNumber(number) };
}
