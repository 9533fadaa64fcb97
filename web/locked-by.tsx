import type { OptionLock } from "../shared/roster/lock.ts";
import styles from "./locked-by.module.css";
import { instantText } from "./texts/instant-text.ts";
import { say } from "./texts/say.ts";

/** Who has locked an option, and when. */
export function LockedBy({ lock }: { readonly lock: Pick<OptionLock, "by" | "at"> }) {
  return <small className={styles.by}>{lockedByText(lock)}</small>;
}

export function lockedByText({ by, at }: Pick<OptionLock, "by" | "at">): string {
  const when = instantText(at);
  return by === "" ? say("Locked on {when}", { when }) : say("Locked by {by} on {when}", { by, when });
}
