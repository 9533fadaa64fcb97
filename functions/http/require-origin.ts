import { createHash, timingSafeEqual } from "node:crypto";
import { ORIGIN_HEADER } from "../../shared/contract/schema/origin-header.ts";
import { t } from "../../shared/i18n/speech.ts";
import { environment } from "../runtime/environment.ts";
import { Refusal } from "../runtime/refusal.ts";
import type { ApiGatewayEvent } from "./api-gateway-event.ts";

/**
 * Rejects requests that bypass the site's own domain, where the web ACL is, by calling the API's default endpoint.
 * Several secrets are accepted, separated by commas, because CloudFront gets a new one before the functions do.
 */
export function requireOrigin({ headers }: ApiGatewayEvent): void {
  const given = headers[ORIGIN_HEADER] ?? "";
  if (
    environment("ORIGIN_SECRET")
      .split(",")
      .some((wanted) => isSame(given, wanted))
  )
    return;
  throw new Refusal("forbidden", 403, t("Open Backlot at its own address."));
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
