import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import FileUp from "lucide-react/icons/file-up";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import type { Script } from "../../shared/contract/scripts.ts";
import { episodeText } from "../../shared/episodes/episode-text.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { t } from "../i18n/translate.ts";
import { useMayEdit } from "../navigation/project-context.ts";
import { draftNote } from "../script/draft-note.ts";
import { Button } from "../ui/form/button.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { Progress } from "../ui/progress.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import type { ShownEpisode, WantedChange } from "./episode-changes.ts";
import styles from "./episode-list.module.css";
import { episodeLimitsText } from "./episode-text.ts";
import type { EpisodeDraft, EpisodeImport } from "./use-episode-imports.ts";

interface EpisodeRowProps {
  readonly episode: ShownEpisode;
  readonly episodes: readonly ShownEpisode[];
  readonly newest: Script | undefined;
  readonly running: EpisodeImport | undefined;
  /** A link to the review of its draft, if one waits. */
  readonly waits: ReactNode;
  readonly isBusy: boolean;
  /** The order after the episode has moved up or down; undefined if it cannot. */
  readonly moved: (by: 1 | -1) => WantedChange | undefined;
  /** Undefined if files are not imported by episode. */
  readonly onImport: (() => void) | undefined;
  readonly onChange: (change: WantedChange) => void;
  readonly onEdit: () => void;
  readonly onRetry: (draft: EpisodeDraft) => void;
}

/** An episode with its newest draft, its scenes, and the progress of its run. */
export function EpisodeRow({ episode, episodes, newest, running, waits, isBusy, onRetry, ...acts }: EpisodeRowProps) {
  const mayEdit = useMayEdit();
  const title = episodeText(episode);
  const { scenes, eighths, closed } = episode;
  const limits = episodeLimitsText(episode, episodes);
  const failed = running?.failure;
  return (
    <li className={styles.episode}>
      <div className={styles.words}>
        <h3>
          {title} {closed && <span className={styles.closed}>{t("(closed)")}</span>}
        </h3>
        <p>{newest ? `v${newest.version} - ${newest.name}, ${draftNote(newest)}` : t("No drafts yet")}</p>
        {scenes > 0 && (
          <p>
            {t("{scenes, plural, one {# scene} other {# scenes}}, {pages} pages", {
              scenes,
              pages: textFromEighths(eighths),
            })}
          </p>
        )}
        {limits !== undefined && <p>{limits}</p>}
      </div>
      {mayEdit && <EpisodeActions {...{ episode, title, isBusy, ...acts }} isEmpty={!newest && scenes === 0} />}
      <div className={styles.run}>
        {running &&
          !failed &&
          (running.progress ? <Progress {...running.progress} /> : <Spinner label={running.text} />)}
        <StatusLine
          status={failed && { kind: "error", text: t("Error: {message}", { message: retold(failed.reason) }) }}
          action={
            failed?.draft && <Button onClick={() => failed.draft && onRetry(failed.draft)}>{t("Try again")}</Button>
          }
        />
        {!running && waits}
      </div>
    </li>
  );
}

interface EpisodeActionsProps
  extends Pick<EpisodeRowProps, "episode" | "isBusy" | "moved" | "onImport" | "onChange" | "onEdit"> {
  readonly title: string;
  /** Whether it has neither drafts nor scenes. */
  readonly isEmpty: boolean;
}

function EpisodeActions({ episode, title, isEmpty, isBusy, moved, onImport, onChange, onEdit }: EpisodeActionsProps) {
  const { id, closed } = episode;
  const [up, down] = [moved(-1), moved(1)];
  return (
    <div className={styles.actions}>
      {onImport && (
        <Button kind="plain" icon={<FileUp />} disabled={closed} onClick={onImport}>
          {t("Import New Draft")}
          <span className="visually-hidden">{title}</span>
        </Button>
      )}
      <IconButton
        label={t("Move {name} up", { name: title })}
        icon={<ArrowUp />}
        disabled={isBusy || !up}
        onClick={() => up && onChange(up)}
      />
      <IconButton
        label={t("Move {name} down", { name: title })}
        icon={<ArrowDown />}
        disabled={isBusy || !down}
        onClick={() => down && onChange(down)}
      />
      <IconButton label={t("Edit {name}", { name: title })} icon={<Pencil />} disabled={isBusy} onClick={onEdit} />
      <IconButton
        label={closed ? t("Reopen {name}", { name: title }) : t("Close {name}", { name: title })}
        icon={closed ? <LockOpen /> : <Lock />}
        disabled={isBusy}
        onClick={() => onChange({ kind: "close", id, closed: !closed })}
      />
      {isEmpty && (
        <IconButton
          label={t("Remove {name}", { name: title })}
          icon={<Trash2 />}
          disabled={isBusy}
          onClick={() => onChange({ kind: "remove", id })}
        />
      )}
    </div>
  );
}
