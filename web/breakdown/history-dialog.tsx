import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { instantText } from "../texts/instant-text.ts";
import { say } from "../texts/say.ts";
import { Sentence } from "../texts/sentence.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { useRead } from "../use-read.ts";
import { useCorrections } from "./corrections.ts";
import styles from "./history-dialog.module.css";

interface HistoryDialogProps {
  readonly projectId: string;
  /** The version that is shown behind the dialog. */
  readonly version: number;
  readonly onClose: () => void;
}

/** Every version of the breakdown: who saved it, when, and what they did; any of them can be brought back. */
export function HistoryDialog({ projectId, version: current, onClose }: HistoryDialogProps) {
  const { may, act } = useCorrections();
  const [history, readAgain] = useRead(() => api.listBreakdownVersions({ params: { id: projectId } }));

  return (
    <Dialog title={say("History")} maxWidth={560} minWidth={400} onClose={onClose}>
      {history === undefined && <Skeleton label={say("Loading history...")} lines={4} />}
      {history && "error" in history && (
        <StatusLine
          status={{ kind: "error", text: wordsFor(history.error, say("Failed to fetch the history")) }}
          action={<Button onClick={readAgain}>{say("Try again")}</Button>}
        />
      )}
      {history && "value" in history && (
        <ol className={styles.versions}>
          {history.value.map(({ version, savedAt, savedBy, what }) => (
            <li key={version} aria-current={version === current ? "true" : undefined}>
              <div>
                <p>{what}</p>
                <small>
                  <Sentence
                    text={"v{version} · {savedAt}"}
                    values={{ version, savedAt: <time dateTime={savedAt}>{instantText(savedAt)}</time> }}
                  />
                  {savedBy && ` · ${savedBy}`}
                </small>
              </div>
              {version === current && <small>{say("Shown now")}</small>}
              {may && version !== current && (
                <Button
                  aria-label={say("Restore version {version}", { version })}
                  onClick={() => {
                    act({ kind: "restore", version }, say("Version {version} restored.", { version }));
                    onClose();
                  }}
                >
                  {say("Restore")}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
