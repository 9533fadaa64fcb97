import type { RecipientStatus } from "../../../shared/call-sheet/publishing/publication.ts";
import { UNREACHED_STATES } from "../../../shared/call-sheet/publishing/unreached-recipients.ts";
import { t } from "../../i18n/translate.ts";
import { DeliveryStatusTable } from "./delivery-status-table.tsx";
import type { Published } from "./publication-state.ts";
import styles from "./publishing.module.css";
import type { PublishingActions } from "./use-publishing.ts";

interface DeliveryStatusProps {
  readonly people: readonly RecipientStatus[];
  readonly publications: Published["publications"];
  /** Undefined when read-only. */
  readonly acts: PublishingActions | undefined;
  /** Whether the recipients are shown at first. */
  readonly isOpen?: boolean;
}

/** How many recipients have confirmed and were not reached, in one line that opens to all of them. */
export function DeliveryStatus({ people, publications, acts, isOpen = false }: DeliveryStatusProps) {
  const confirmed = people.filter(({ state }) => state === "confirmed").length;
  const unreached = people.filter(({ state }) => UNREACHED_STATES.has(state)).length;
  return (
    <details className={styles.delivery} open={isOpen}>
      <summary>
        <strong>{t("{count} of {count2} confirmed", { count: confirmed, count2: people.length })}</strong>
        {unreached > 0 && <span className={styles.help}>{t("{count} not delivered", { count: unreached })}</span>}
      </summary>
      <DeliveryStatusTable people={people} publications={publications} acts={acts} />
    </details>
  );
}
