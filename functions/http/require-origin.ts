import { createHash, timingSafeEqual } from "node:crypto";
import { ORIGIN_HEADER } from "../../shared/contract/schema/origin-header.ts";
import { environment } from "../runtime/environment.ts";
import { Refusal } from "../runtime/refusal.ts";
import type { ApiGatewayEvent } from "./api-gateway-event.ts";

/** Rejects requests that bypass the site's own domain, where the web ACL is, by calling the API's default endpoint. */
export function requireOrigin({ headers }: ApiGatewayEvent): void {
  if (isSame(headers[ORIGIN_HEADER] ?? "", environment("ORIGIN_SECRET"))) return;
  throw new Refusal("forbidden", 403, "Open Backlot at its own address.");
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
