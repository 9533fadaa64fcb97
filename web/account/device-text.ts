import type { Device } from "../../shared/contract/account.ts";
import { t } from "../i18n/translate.ts";

/** Such as "Safari on iPhone". */
export function deviceText({ browser, system }: Device): string {
  if (browser && system) return t("{browser} on {system}", { browser, system });
  return browser || system || t("Unknown");
}
