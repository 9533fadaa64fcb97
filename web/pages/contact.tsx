import { Link } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { Welcome } from "../layout/brand-panel.tsx";
import { paths } from "../navigation/paths.ts";
import { titleOf } from "../navigation/title.ts";

export function Component() {
  return (
    <Welcome title={t("Contact")} foot={<Link to={paths.signIn}>{t("Back to sign-in")}</Link>}>
      <title>{titleOf(t("Contact"))}</title>
      <p>{t("Get in touch with us!")}</p>
      <p>{t("Backlot runs in your studio's own account, so help is close by: ask your production office.")}</p>
    </Welcome>
  );
}
