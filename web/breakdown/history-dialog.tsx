import { useState } from "react";
import { retold } from "../../shared/i18n/stored.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { useRequest } from "../data/use-request.ts";
import { instantText } from "../i18n/format-instant.ts";
import { RichMessage } from "../i18n/rich-message.tsx";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Select } from "../ui/form/select.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { useCorrections } from "./corrections/corrections.ts";
import type { NumberedEpisode } from "./episode-scenes.ts";
import styles from "./history-dialog.module.css";

interface HistoryDialogProps {
  readonly projectId: string;
  /** The displayed version. */
  readonly version: number;
  /** Of a series, the episodes in order; empty for a film. */
  readonly episodes: readonly NumberedEpisode[];
  readonly onClose: () => void;
}

/** All versions of the breakdown with author, time and description; each can be restored. Of a series, those of one episode. */
export function HistoryDialog({ projectId, version: current, episodes, onClose }: HistoryDialogProps) {
  const { may, act } = useCorrections();
  const [history, readAgain] = useRequest(() => api.listBreakdownVersions({ params: { id: projectId } }));
  const [chosen, setChosen] = useState("");
  const episode = episodes.find(({ id }) => id === chosen);

  /** Versions saved before episodes were recorded may be of any. */
  const isOfChosen = ({ episodes: changed }: { readonly episodes?: readonly string[] | undefined }) =>
    episode === undefined || changed === undefined || changed.includes(episode.id);

  function restore(version: number) {
    const words = episode
      ? t("Version {version} of episode {number} restored.", { version, number: episode.number })
      : t("Version {version} restored.", { version });
    act({ kind: "restore", version, ...(episode && { episode: episode.id }) }, words);
    onClose();
  }

  return (
    <Dialog title={t("History")} maxWidth={560} minWidth={400} onClose={onClose}>
      {history === undefined && <Skeleton label={t("Loading history...")} lines={4} />}
      {history && "error" in history && (
        <StatusLine
          status={{ kind: "error", text: errorText(history.error, t("Failed to fetch the history")) }}
          action={<Button onClick={readAgain}>{t("Try again")}</Button>}
        />
      )}
      {episodes.length > 1 && (
        <Select
          label={may ? t("Episode to show and restore") : t("Episode")}
          options={[
            { value: "", label: t("All episodes") },
            ...episodes.map(({ id, number }) => ({ value: id, label: t("Episode {number}", { number }) })),
          ]}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {history && "value" in history && (
        <ol className={styles.versions}>
          {history.value.filter(isOfChosen).map(({ version, savedAt, savedBy, what }) => (
            <li key={version} aria-current={version === current ? "true" : undefined}>
              <div>
                <p>{retold(what)}</p>
                <small>
                  <RichMessage
                    text={"v{version} · {savedAt}"}
                    values={{ version, savedAt: <time dateTime={savedAt}>{instantText(savedAt)}</time> }}
                  />
                  {savedBy && ` · ${savedBy}`}
                </small>
              </div>
              {version === current && <small>{t("Shown now")}</small>}
              {may && version !== current && (
                <Button aria-label={t("Restore version {version}", { version })} onClick={() => restore(version)}>
                  {t("Restore")}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
