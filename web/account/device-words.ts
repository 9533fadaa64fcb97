import type { Device } from "../../shared/contract/account.ts";
import { say } from "../texts/say.ts";

/** Such as "Safari on iPhone". */
export function deviceWords({ browser, system }: Device): string {
  if (browser && system) return say("{browser} on {system}", { browser, system });
  return browser || system || say("Unknown");
}
