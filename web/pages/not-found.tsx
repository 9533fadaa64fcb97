import { Link } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { Welcome } from "../layout/brand-panel.tsx";
import { paths } from "../navigation/paths.ts";
import { titleOf } from "../navigation/title.ts";

export function Component() {
  return (
    <Welcome title={t("There is no page at this address")} foot={<Link to={paths.signIn}>{t("Go to Backlot")}</Link>}>
      <title>{titleOf(t("Not found"))}</title>
      <p>{t("The link may be out of date or incomplete.")}</p>
    </Welcome>
  );
}
