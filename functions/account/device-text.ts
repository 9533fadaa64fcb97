import type { Device } from "../../shared/contract/account.ts";

/** A device in an email, such as "Firefox on Windows". */
export const deviceText = ({ browser, system }: Device) =>
  [browser, system].filter(Boolean).join(" on ") || "an unknown device";
