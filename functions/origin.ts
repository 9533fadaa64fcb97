import { createHash, timingSafeEqual } from "node:crypto";
import { ORIGIN_HEADER } from "../shared/contract/origin-header.ts";
import { environment } from "./environment.ts";
import type { GatewayEvent } from "./gateway-event.ts";
import { Refusal } from "./refusal.ts";

/** Lets in what comes through the site's own address, where the web ACL stands; the API's other address is no way around. */
export function requireOrigin({ headers }: GatewayEvent): void {
  if (isSame(headers[ORIGIN_HEADER] ?? "", environment("ORIGIN_SECRET"))) return;
  throw new Refusal("forbidden", 403, "Open Backlot at its own address.");
}

function isSame(shown: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(shown), digest(wanted));
}
