import { useState, useSyncExternalStore } from "react";
import { t } from "../i18n/translate.ts";
import { appUpdate, onAppUpdate } from "../offline/app-update.ts";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import styles from "./app-update-banner.module.css";

const READY = t("A new version is ready");
const TYPED = t("A new version is ready. First save or clear what you have typed on this page.");

/** Offers to load a new version of the app. */
export function AppUpdateBanner() {
  const load = useSyncExternalStore(onAppUpdate, appUpdate);
  const [text, setText] = useState(READY);
  return (
    <div className={styles.offer}>
      <StatusLine
        status={load && { kind: "info", text }}
        action={<Button onClick={() => (hasTypedText() ? setText(TYPED) : load?.())}>{t("Reload")}</Button>}
      />
    </div>
  );
}

/** Whether a field has unsaved input. Pages with unsaved-changes handling ask by themselves. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
