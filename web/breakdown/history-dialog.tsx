import { useEffect, useReducer, useState } from "react";
import type { BreakdownVersion } from "../../shared/contract/review.ts";
import { ApiError, api, NetworkError } from "../api.ts";
import { locale } from "../texts/language.ts";
import { say } from "../texts/say.ts";
import { Sentence } from "../texts/sentence.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { useCorrections } from "./corrections.ts";
import styles from "./history-dialog.module.css";

interface HistoryDialogProps {
  readonly projectId: string;
  /** The version that is shown behind the dialog. */
  readonly version: number;
  readonly onClose: () => void;
}

type History = { readonly versions: readonly BreakdownVersion[] } | { readonly problem: string } | undefined;

/** Every version of the breakdown: who saved it, when, and what they did; any of them can be brought back. */
export function HistoryDialog({ projectId, version: current, onClose }: HistoryDialogProps) {
  const { may, act } = useCorrections();
  const [history, setHistory] = useState<History>();
  const [reads, readAgain] = useReducer((count: number) => count + 1, 0);
  // The dialog is no route, so it asks the server itself when it opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` is counted up to read again
  useEffect(() => {
    const asking = new AbortController();
    api.listBreakdownVersions({ params: { id: projectId } }).then(
      (versions) => asking.signal.aborted || setHistory({ versions }),
      (error: unknown) => {
        if (!asking.signal.aborted) setHistory({ problem: problemOf(error) });
      },
    );
    return () => asking.abort();
  }, [projectId, reads]);

  return (
    <Dialog title={say("History")} maxWidth={560} onClose={onClose}>
      {history === undefined && <Skeleton label={say("Loading history...")} lines={4} />}
      {history && "problem" in history && (
        <StatusLine
          status={{ kind: "error", text: history.problem }}
          action={<Button onClick={readAgain}>{say("Try again")}</Button>}
        />
      )}
      {history && "versions" in history && (
        <ol className={styles.versions}>
          {history.versions.map(({ version, savedAt, savedBy, what }) => (
            <li key={version} aria-current={version === current ? "true" : undefined}>
              <div>
                <p>{what}</p>
                <small>
                  <Sentence
                    text={"v{version} · {savedAt}"}
                    values={{ version, savedAt: <time dateTime={savedAt}>{momentText(savedAt)}</time> }}
                  />
                  {savedBy && ` · ${savedBy}`}
                </small>
              </div>
              {version === current && <small>{say("Shown now")}</small>}
              {may && version !== current && (
                <Button
                  aria-label={say("Restore version {version}", { version })}
                  onClick={() => {
                    act({ kind: "restore", version }, say("Version {version} is back.", { version }));
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

function momentText(instant: string): string {
  return new Date(instant).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof NetworkError) return error.message;
  return say("Failed to fetch the history");
}
