import { t } from "../../shared/i18n/speech.ts";
import { environment } from "../runtime/environment.ts";
import { Refusal } from "../runtime/refusal.ts";
import type { ApiGatewayEvent } from "./api-gateway-event.ts";

/**
 * Rejects requests from pages of other sites, based on headers that pages cannot set. Programs and browsers from before
 * 2023 do not send Sec-Fetch-Site.
 */
export function requireOwnPage({ headers, requestContext }: ApiGatewayEvent): void {
  if (requestContext.http.method === "GET") return;
  const { origin, "sec-fetch-site": site } = headers;
  const isOurs =
    site === undefined
      ? origin === undefined || origin === new URL(environment("SITE_URL")).origin
      : site === "same-origin";
  if (!isOurs) throw new Refusal("forbidden", 403, t("This request was sent by a page of another site."));
}
