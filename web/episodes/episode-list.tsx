import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import type { EpisodeList, Script } from "../../shared/contract/scripts.ts";
import { useListChanges } from "../data/list-changes.ts";
import { t } from "../i18n/translate.ts";
import { useMayEdit } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import { UndoLine } from "../ui/undo-line.tsx";
import type { ShownEpisode, WantedChange } from "./episode-changes.ts";
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
  const { isBusy, done, problem, change, openDialog, edited, dialog } = useListChanges<EpisodeList, WantedChange>(list);
  const { episodes } = list;
  const adding = mayEdit && (
    <Button kind="plain" icon={<Plus />} disabled={isBusy} onClick={() => openDialog()}>
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
                episodes={episodes}
                newest={scripts.find((script) => script.episode === episode.id)}
                running={imports.get(episode.id)}
                waits={waits(episode.id)}
                isBusy={isBusy}
                moved={(by) => movedBy(episodes, episode.id, by)}
                onImport={episodes.length > 1 ? () => onImport(episode) : undefined}
                onChange={change}
                onEdit={() => openDialog(episode.id)}
                onRetry={onRetry}
              />
            ))}
          </ol>
        </Card>
      )}
      <UndoLine done={done} problem={problem} onUndo={change} />
      {dialog.isOpen && (
        <EpisodeDialog
          {...dialog.props}
          episode={episodes.find(({ id }) => id === edited)}
          episodes={episodes}
          hasDrafts={scripts.length > 0}
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
