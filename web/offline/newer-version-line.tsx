import { useState, useSyncExternalStore } from "react";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { newerVersion, onNewerVersion } from "./newer-version.ts";
import styles from "./newer-version-line.module.css";

const READY = say("A new version is ready");
const TYPED = say("A new version is ready. First save or clear what you have typed on this page.");

/** Offers the newer version of the site that lies ready, for whenever it suits. */
export function NewerVersion() {
  const load = useSyncExternalStore(onNewerVersion, newerVersion);
  const [text, setText] = useState(READY);
  return (
    <div className={styles.offer}>
      <StatusLine
        status={load && { kind: "info", text }}
        action={<Button onClick={() => (hasTypedText() ? setText(TYPED) : load?.())}>{say("Reload")}</Button>}
      />
    </div>
  );
}

/** Whether a field holds what nobody has kept yet. What a page keeps by itself it also asks about when it is left. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
