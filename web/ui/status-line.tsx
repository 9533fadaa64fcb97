import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useBesideMenu } from "./beside-menu.ts";
import styles from "./status-line.module.css";

export interface Status {
  readonly kind: "info" | "success" | "error";
  readonly text: string;
  /** Reason, or what to do. */
  readonly advice?: string | undefined;
  /** Milliseconds after which it disappears; it stays if undefined. */
  readonly forMs?: number;
}

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert };

interface StatusLineProps {
  /** The last message, if still relevant. */
  readonly status: Status | undefined;
  /** Called when its time is over, for the caller to remove it. */
  readonly onDone?: () => void;
  /** A button for it: "Undo", "Try again". */
  readonly action?: ReactNode;
}

/** Shows and announces the last message. Always render it, because only an existing live region is announced. */
export function StatusLine({ status, onDone, action }: StatusLineProps) {
  const besideMenu = useBesideMenu();
  const forMs = status?.forMs;
  const done = useEffectEvent(() => onDone?.());
  // Timers are outside React. Rendering again must not restart the timer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: A new message restarts the timer.
  useEffect(() => {
    if (forMs === undefined) return;
    const timer = setTimeout(done, forMs);
    return () => clearTimeout(timer);
  }, [forMs, status?.text]);
  const Icon = status && ICONS[status.kind];
  return besideMenu(
    <div className={styles.region} role={status?.kind === "error" ? "alert" : "status"}>
      {status && Icon && (
        <div className={styles.line} data-kind={status.kind}>
          <Icon aria-hidden />
          <div className={styles.words}>
            <p>{status.text}</p>
            {status.advice && <p className={styles.advice}>{status.advice}</p>}
          </div>
          {action}
        </div>
      )}
    </div>,
  );
}
