import CloudOff from "lucide-react/icons/cloud-off";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useFetchers, useNavigation, useRevalidator } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { ageText } from "../offline/age-text.ts";
import {
  oldestDataAt,
  onDataAgeChange,
  onRefreshAvailable,
  recordReload,
  setNetworkStatus,
} from "../offline/data-age.ts";
import styles from "./offline-banner.module.css";

const ASK_EVERY_MS = 10_000;
const MINUTE_MS = 60_000;

/** Shows the age of cached data, and reloads the page once the network is back. */
export function OfflineLine() {
  const since = useSyncExternalStore(onDataAgeChange, oldestDataAt);
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const load = useEffectEvent(async () => {
    // Revalidation during an action would make the router drop the action's redirect.
    const isBusy = navigation.state !== "idle" || fetchers.some((fetcher) => fetcher.state !== "idle");
    if (state !== "idle" || isBusy) return;
    const moment = performance.now();
    await revalidate();
    recordReload(moment);
  });

  // The network is outside React.
  useEffect(() => {
    const lost = () => setNetworkStatus("lost");
    const back = () => setNetworkStatus("back");
    const unlisten = onRefreshAvailable(() => void load());
    window.addEventListener("offline", lost);
    window.addEventListener("online", back);
    return () => {
      unlisten();
      window.removeEventListener("offline", lost);
      window.removeEventListener("online", back);
    };
  }, []);

  return (
    <div role="status" className={styles.region}>
      {since !== undefined && <Age since={since} />}
    </div>
  );
}

function Age({ since }: { readonly since: number }) {
  const [now, setNow] = useState(Date.now);

  // Time is outside React, and so is the network, which does not always report that it is back.
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE_MS);
    const asking = setInterval(() => void askNetwork(), ASK_EVERY_MS);
    const seen = () => document.visibilityState === "visible" && void askNetwork();
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(clock);
      clearInterval(asking);
      document.removeEventListener("visibilitychange", seen);
    };
  }, []);

  return (
    <p className={styles.line}>
      <CloudOff aria-hidden />
      {t("Offline: {ageWords}", { ageWords: ageText(new Date(since), new Date(Math.max(now, since))) })}
    </p>
  );
}

async function askNetwork(): Promise<void> {
  if (document.visibilityState === "hidden" || !navigator.onLine) return;
  try {
    const answer = await fetch("/manifest.webmanifest", { method: "HEAD", cache: "no-store" });
    if (answer.ok) setNetworkStatus("back");
  } catch {
    // Still offline; the next check tries again.
  }
}
