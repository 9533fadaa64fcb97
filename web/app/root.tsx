import { Outlet, useNavigation } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { AppUpdateBanner } from "../layout/app-update-banner.tsx";
import { OfflineLine } from "../layout/offline-banner.tsx";
import { Page } from "../ui/page/page.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./root.module.css";

/** Wraps every page, signed in or not. */
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

/** Shown until the first page is loaded. */
export function Opening() {
  return (
    <Page width="form">
      <Skeleton label={t("Loading...")} />
    </Page>
  );
}

/** Progress indicator of a slow navigation, while the previous page is still shown. */
function UnderWay() {
  const { state } = useNavigation();
  return state === "loading" && <div className={styles.way} role="progressbar" aria-label={t("Loading...")} />;
}
