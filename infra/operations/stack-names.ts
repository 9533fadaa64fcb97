import { stackNameOf } from "../config/config.ts";

/** Whether a stack belongs to the stage: `BacklotData` to none, `Backlot-test-Data` to "test". */
export function isOurs(name: string, stage: string): boolean {
  const prefix = stackNameOf(stage, "");
  return name.startsWith(prefix) && /^[A-Z]\w*$/.test(name.slice(prefix.length));
}
