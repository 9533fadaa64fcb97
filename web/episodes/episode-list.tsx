import Plus from "lucide-react/icons/plus";
import { type ReactNode, useState } from "react";
import { useFetcher } from "react-router-dom";
import type { EpisodeList, Script } from "../../shared/contract/scripts.ts";
import { asJson, POST_JSON } from "../data/as-json.ts";
import { useDialogSubmission } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import { useMayEdit } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import type { EpisodeResult, ShownEpisode, WantedChange } from "./episode-changes.ts";
import { EpisodeDialog } from "./episode-dialog.tsx";
import styles from "./episode-list.module.css";
import { EpisodeRow } from "./episode-row.tsx";
import type { EpisodeDraft, useEpisodeImports } from "./use-episode-imports.ts";

interface EpisodeSectionProps extends Pick<ReturnType<typeof useEpisodeImports>, "imports"> {
  readonly list: EpisodeList;
  readonly scripts: readonly Script[];
  /** The link to the review of an episode's draft, if one waits. */
  readonly waits: (episode: string) => ReactNode;
  readonly onImport: (episode: ShownEpisode) => void;
  readonly onRetry: (draft: EpisodeDraft) => void;
}

/** The episodes in order with what can be done with them; in a project without episodes, only the way to add them. */
export function EpisodeSection({ list, scripts, imports, waits, onImport, onRetry }: EpisodeSectionProps) {
  const mayEdit = useMayEdit();
  const dialog = useDialogSubmission<EpisodeResult>();
  const changing = useFetcher<EpisodeResult>();
  const [edited, setEdited] = useState<string>();
  /** Whether the last change was made in the dialog. */
  const [byDialog, setByDialog] = useState(false);
  const { episodes } = list;
  const isBusy = changing.state !== "idle" || dialog.isBusy;
  const last = isBusy ? undefined : byDialog ? dialog.last : changing.data;

  function ask(episode: string | undefined) {
    setEdited(episode);
    dialog.open();
  }

  function change(wanted: WantedChange) {
    setByDialog(false);
    void changing.submit(asJson({ before: list, wanted }), POST_JSON);
  }

  const adding = mayEdit && (
    <Button kind="plain" icon={<Plus />} disabled={isBusy} onClick={() => ask(undefined)}>
      {episodes.length === 0 ? t("Episodes") : t("Add Episode")}
    </Button>
  );
  return (
    <>
      {episodes.length === 0 ? (
        adding && <div>{adding}</div>
      ) : (
        <Card title={t("Episodes")} padding="edge" actions={adding}>
          <ol className={styles.list}>
            {episodes.map((episode) => (
              <EpisodeRow
                key={episode.id}
                episode={episode}
                newest={scripts.find((script) => script.episode === episode.id)}
                running={imports.get(episode.id)}
                waits={waits(episode.id)}
                isBusy={isBusy}
                moved={(by) => movedBy(episodes, episode.id, by)}
                onImport={episodes.length > 1 ? () => onImport(episode) : undefined}
                onChange={change}
                onEdit={() => ask(episode.id)}
                onRetry={onRetry}
              />
            ))}
          </ol>
        </Card>
      )}
      <StatusLine
        status={
          last?.problem !== undefined && !byDialog
            ? { kind: "error", text: last.problem }
            : last?.done && { kind: "success", text: last.done.text }
        }
        action={last?.done && <Button onClick={() => last.done && change(last.done.undo)}>{t("Undo")}</Button>}
      />
      {dialog.isOpen && (
        <EpisodeDialog
          episode={episodes.find(({ id }) => id === edited)}
          episodes={episodes}
          hasDrafts={scripts.length > 0}
          isBusy={dialog.isBusy}
          problem={dialog.problem}
          onClose={dialog.close}
          onChange={(wanted) => {
            setByDialog(true);
            dialog.submit({ before: list, wanted });
          }}
        />
      )}
    </>
  );
}

/** The order after an episode has moved by one place; undefined at the end of the list. */
function movedBy(episodes: readonly ShownEpisode[], id: string, by: 1 | -1): WantedChange | undefined {
  const ids = episodes.map((episode) => episode.id);
  const [from, to] = [ids.indexOf(id), ids.indexOf(id) + by];
  return to < 0 || to >= ids.length ? undefined : { kind: "order", ids: ids.toSpliced(from, 1).toSpliced(to, 0, id) };
}
