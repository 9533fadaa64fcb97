import type { OptionLock } from "../../shared/roster/options/option-lock.ts";
import { instantText } from "../i18n/format-instant.ts";
import { t } from "../i18n/translate.ts";
import styles from "./locked-by.module.css";

/** Who locked an option, and when. */
export function LockedBy({ lock }: { readonly lock: Pick<OptionLock, "by" | "at"> }) {
  return <small className={styles.by}>{lockedByText(lock)}</small>;
}

function lockedByText({ by, at }: Pick<OptionLock, "by" | "at">): string {
  const when = instantText(at);
  return by === "" ? t("Locked on {when}", { when }) : t("Locked by {by} on {when}", { by, when });
}
