import Lock from "lucide-react/icons/lock";
import { t } from "../i18n/translate.ts";
import styles from "./cast-state.module.css";
import type { CastStatus } from "./cast-status.ts";

/** Whether the role is cast: locked, with options to choose from, or uncast. */
export function CastState({ status: { isLocked, optionCount } }: { readonly status: CastStatus }) {
  if (isLocked) {
    return (
      <span className={styles.state} data-state="locked">
        <Lock aria-hidden />
        {t("Locked")}
      </span>
    );
  }
  if (optionCount === 0) {
    return (
      <span className={styles.state} data-state="uncast">
        {t("Uncast")}
      </span>
    );
  }
  return (
    <span className={styles.state}>
      {t("{optionCount, plural, one {# option} other {# options}}", { optionCount })}
    </span>
  );
}
