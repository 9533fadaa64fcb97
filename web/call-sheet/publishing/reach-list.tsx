import { Link } from "react-router-dom";
import type { Reach, Unreachable } from "../../../shared/call-sheet/publishing/reach.ts";
import { t } from "../../i18n/translate.ts";
import { paths } from "../../navigation/paths.ts";
import { useProject } from "../../navigation/project-context.ts";
import { useUser } from "../../session/use-user.ts";
import styles from "./publishing.module.css";

/** Whom a publication will reach by email, and whom not, with a link to where each missing address is entered. */
export function ReachList({ reach: { byMail, noAddress, stopped } }: { readonly reach: Reach }) {
  return (
    <ul className={styles.reach} aria-label={t("Reach")}>
      <li>{t("By email: {count, plural, one {# person} other {# people}}.", { count: byMail.length })}</li>
      {noAddress.length > 0 && (
        <li className={styles.help}>
          {t("No email address: {count, plural, one {# person} other {# people}}", { count: noAddress.length })}
          <ul>
            {noAddress.map((one) => (
              <li key={one.name}>
                {one.name} <AddAddress person={one} />
              </li>
            ))}
          </ul>
        </li>
      )}
      {stopped.length > 0 && (
        <li className={styles.help}>{t("Earlier emails bounced: {names}", { names: stopped.join(", ") })}</li>
      )}
    </ul>
  );
}

/** Opens in another tab, so that what is being published stays. */
function AddAddress({ person: { name, castId } }: { readonly person: Unreachable }) {
  const { id } = useProject();
  const user = useUser();
  const to = castId === undefined ? paths.crew(user.id, id) : paths.castOptionsOf(user.id, id, castId);
  return (
    <Link to={to} target="_blank" aria-label={t("Add the address of {name}", { name })}>
      {t("Add address")}
    </Link>
  );
}
