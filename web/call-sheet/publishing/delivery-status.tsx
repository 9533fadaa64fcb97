import ChevronDown from "lucide-react/icons/chevron-down";
import type { RecipientStatus } from "../../../shared/call-sheet/publishing/publication.ts";
import { UNREACHED_STATES } from "../../../shared/call-sheet/publishing/unreached-recipients.ts";
import { t } from "../../i18n/translate.ts";
import styles from "./publishing.module.css";

interface DeliveryStatusProps {
  readonly people: readonly RecipientStatus[];
  /** Whether the recipients are shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** How many recipients have confirmed and were not reached, on a button that shows all of them. */
export function DeliveryStatus({ people, isOpen, onToggle }: DeliveryStatusProps) {
  const confirmed = people.filter(({ state }) => state === "confirmed").length;
  const unreached = people.filter(({ state }) => UNREACHED_STATES.has(state)).length;
  return (
    <button type="button" className={styles.delivery} aria-expanded={isOpen} onClick={onToggle}>
      <ChevronDown aria-hidden />
      <strong>{t("{count} of {count2} confirmed", { count: confirmed, count2: people.length })}</strong>
      {unreached > 0 && <span className={styles.help}>{t("{count} not delivered", { count: unreached })}</span>}
    </button>
  );
}
