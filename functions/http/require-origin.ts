import { createHash, timingSafeEqual } from "node:crypto";
import { ORIGIN_HEADER } from "../../shared/contract/schema/origin-header.ts";
import { environment } from "../runtime/environment.ts";
import { Refusal } from "../runtime/refusal.ts";
import type { ApiGatewayEvent } from "./api-gateway-event.ts";

/** Lets in what comes through the site's own address, where the web ACL stands; the API's other address is no way around. */
export function requireOrigin({ headers }: ApiGatewayEvent): void {
  if (isSame(headers[ORIGIN_HEADER] ?? "", environment("ORIGIN_SECRET"))) return;
  throw new Refusal("forbidden", 403, "Open Backlot at its own address.");
}

function isSame(shown: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(shown), digest(wanted));
}
