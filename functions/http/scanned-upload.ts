import { SCAN_REFUSALS } from "../../shared/contract/schema/scan-refusals.ts";
import { message } from "../../shared/i18n/speech.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { Refusal } from "../runtime/refusal.ts";
import { awaitVerdict } from "../store/aws/malware-scan.ts";

/** Most scans end in this time. After it, the caller repeats the request, rather than keep a function waiting. */
const WAIT_MS = 8_000;

/**
 * The version of an upload that was scanned and may be opened; undefined without a scan, or if nothing was uploaded.
 *
 * @throws {Refusal} `beingScanned`, after which the request can be repeated, or `notClean`
 */
export async function scannedVersion(key: string): Promise<string | undefined> {
  const verdict = await awaitVerdict(key, WAIT_MS);
  switch (verdict.state) {
    case "clean":
      return verdict.version;
    case "missing":
      return undefined;
    case "pending":
      throw new Refusal("beingScanned", SCAN_REFUSALS.beingScanned, BEING_SCANNED);
    default:
      throw new Refusal("notClean", SCAN_REFUSALS.notClean, NOT_CLEAN[verdict.state]);
  }
}

const BEING_SCANNED = message("The file is still being checked for malware. Please try again in a moment.");

/** Why a scanned file is not opened; also saved as the reason of a failed import. */
export const NOT_CLEAN = {
  infected: stored("Malware was found in this file, so it was not opened. Tell your IT support."),
  unscannable: stored(
    "This file could not be checked for malware, so it was not opened. Save it again and upload that copy.",
  ),
} as const;
