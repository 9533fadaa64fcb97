import Lock from "lucide-react/icons/lock";
import UserRound from "lucide-react/icons/user-round";
import { useState } from "react";
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

/** The actor's photo, or a box of the same size. The address of a photo may change while the photo stays the same. */
export function Headshot({ address }: { readonly address: string | null | undefined }) {
  const [first] = useState(address);
  const shown = first ?? address;
  return (
    <span className={styles.headshot} aria-hidden>
      {shown ? <img src={shown} alt="" width={40} height={40} loading="lazy" /> : <UserRound />}
    </span>
  );
}
