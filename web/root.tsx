import { Outlet, useNavigation } from "react-router-dom";
import { NewerVersion } from "./offline/newer-version-line.tsx";
import { OfflineLine } from "./offline/offline-line.tsx";
import styles from "./root.module.css";
import { say } from "./texts/say.ts";
import { Page } from "./ui/page.tsx";
import { Skeleton } from "./ui/skeleton.tsx";

/** What every page has over it, signed in or not. */
export function Root() {
  return (
    <>
      <UnderWay />
      <OfflineLine />
      <NewerVersion />
      <Outlet />
    </>
  );
}

/** What is seen until the first page is there. */
export function Opening() {
  return (
    <Page width="form">
      <Skeleton label={say("Loading...")} />
    </Page>
  );
}

/** Says that the next page is on its way, where that takes a while and the page before still stands. */
function UnderWay() {
  const { state } = useNavigation();
  return state === "loading" && <div className={styles.way} role="progressbar" aria-label={say("Loading...")} />;
}
