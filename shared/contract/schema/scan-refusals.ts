/** Refusals of an uploaded file by the malware scan. `beingScanned` calls for the same request a moment later. */
export const SCAN_REFUSALS = { beingScanned: 409, notClean: 422 } as const;
