import type { Device } from "../../shared/contract/account.ts";
import { t } from "../../shared/i18n/speech.ts";

/** A device in an email, such as "Firefox on Windows". */
export const deviceText = ({ browser, system }: Device) =>
  browser && system ? t("{browser} on {system}", { browser, system }) : browser || system || t("an unknown device");
