import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import styles from "./status-line.module.css";

export interface Status {
  readonly kind: "info" | "success" | "error";
  readonly text: string;
  /** Why, or what to do about it. */
  readonly advice?: string | undefined;
  /** After how many milliseconds it goes by itself; it stays when not given. */
  readonly forMs?: number;
}

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert };

interface StatusLineProps {
  /** What happened last, if it is still worth saying. */
  readonly status: Status | undefined;
  /** Called when its time is over; the caller then forgets it. */
  readonly onDone?: () => void;
  /** What can be done about it, as a button: "Undo", "Try again". */
  readonly action?: ReactNode;
}

/** Says what just happened. Render it always, since only a region that was there before is read out. */
export function StatusLine({ status, onDone, action }: StatusLineProps) {
  const forMs = status?.forMs;
  const done = useEffectEvent(() => onDone?.());
  // The clock is outside React. A page that is drawn again meanwhile must not set it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words begin anew
  useEffect(() => {
    if (forMs === undefined) return;
    const timer = setTimeout(done, forMs);
    return () => clearTimeout(timer);
  }, [forMs, status?.text]);
  const Icon = status && ICONS[status.kind];
  return (
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
    </div>
  );
}
