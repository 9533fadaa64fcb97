import { Outlet, useNavigation } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { AppUpdateBanner } from "../layout/app-update-banner.tsx";
import { OfflineLine } from "../layout/offline-banner.tsx";
import { Page } from "../ui/page/page.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./root.module.css";

/** What every page has over it, signed in or not. */
export function Root() {
  return (
    <>
      <UnderWay />
      <OfflineLine />
      <AppUpdateBanner />
      <Outlet />
    </>
  );
}

/** What is seen until the first page is there. */
export function Opening() {
  return (
    <Page width="form">
      <Skeleton label={t("Loading...")} />
    </Page>
  );
}

/** Says that the next page is on its way, where that takes a while and the page before still stands. */
function UnderWay() {
  const { state } = useNavigation();
  return state === "loading" && <div className={styles.way} role="progressbar" aria-label={t("Loading...")} />;
}
