import ScrollText from "lucide-react/icons/scroll-text";
import { useEffect, useMemo } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { Script } from "../../shared/contract/scripts.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { t } from "../i18n/translate.ts";
import { NotFoundState } from "../layout/not-found-state.tsx";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { SideList } from "../ui/page/side-list.tsx";
import { Split } from "../ui/page/split.tsx";
import { Row } from "../ui/page/stack.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { draftNote } from "./draft-note.ts";
import { DraftView } from "./draft-view.tsx";
import { ScreenplayView } from "./screenplay-view.tsx";
import { scriptText } from "./script-text.ts";
import type { FoundDrafts } from "./search-drafts.ts";

interface DraftsProps extends FoundDrafts {
  /** Draft requested by the URL. */
  readonly asked: string | undefined;
  /** The drafts under their titles; those of a film are under one. */
  readonly groups: readonly { readonly title: string; readonly scripts: readonly Script[] }[];
  /** The label of the button while the selected draft is being imported. */
  readonly busy: string | undefined;
  /** Whether no other draft can be selected until that import ends. */
  readonly isLocked: boolean;
  readonly generate: (script: Script) => void;
  /** Follows the runs of these drafts. */
  readonly join: (running: readonly Script[]) => void;
}

/** The project's drafts, and the selected one next to them. */
export function Drafts({ scripts, script, view, text, asked, groups, busy, isLocked, generate, join }: DraftsProps) {
  const { id, limited } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const [, choose] = useSearchParams();
  // The file contains all scenes; restricted members only get the lines of theirs. Requested only once, since a failed
  // request would otherwise be repeated on each render.
  const version = script?.version;
  const lines = useMemo(
    () => text ?? (limited && version !== undefined ? scriptText(id, version) : undefined),
    [text, limited, id, version],
  );
  const newest = scripts.toSorted((one, other) => other.version - one.version)[0];
  const running = scripts.filter((one) => one.breakdown === "running");
  const isRunning = script?.episode === undefined ? running.length > 0 : running.includes(script);
  // A run continues without the page that started it; this page joins it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Joined once, when the page opens.
  useEffect(() => {
    if (running.length > 0) join(running);
  }, []);
  return (
    <Split
      side={groups.map((group) => (
        <SideList
          key={group.title}
          title={group.title}
          items={group.scripts.map((one) => ({
            id: String(one.version),
            label: `v${one.version} - ${one.name}`,
            note: draftNote(one),
          }))}
          selected={script && String(script.version)}
          disabled={isLocked}
          onSelect={(chosen) => choose({ draft: chosen })}
        >
          {t("No drafts yet")}
        </SideList>
      ))}
    >
      {script && view ? (
        <>
          <Row>
            {mayEdit && script.breakdown !== "succeeded" && !isRunning && (
              <Button busy={busy} onClick={() => generate(script)}>
                {t("Generate Breakdown")}
              </Button>
            )}
            {!limited && script.breakdown !== "none" && (
              <Link to={paths.readingReport(user.id, id, script.version)}>{t("How this script was read")}</Link>
            )}
          </Row>
          <StatusLine
            status={script.reason === undefined ? undefined : { kind: "error", text: retold(script.reason) }}
          />
          {lines ? (
            <ScreenplayView key={script.version} script={script} text={lines} view={limited ? undefined : view} />
          ) : (
            <DraftView key={script.version} script={script} view={view} />
          )}
        </>
      ) : asked !== undefined && scripts.length > 0 ? (
        <NotFoundState
          words={t("There is no draft “{asked}” of this script.", { asked })}
          back={[paths.script(user.id, id), t("Choose another draft")]}
        />
      ) : (
        <EmptyState
          icon={<ScrollText />}
          {...(newest && {
            action: (
              <Button kind="primary" onClick={() => choose({ draft: String(newest.version) })}>
                {t("Open v{version} - {name}", { version: newest.version, name: newest.name })}
              </Button>
            ),
          })}
        >
          {scripts.length === 0 ? t("Upload scripts to view them here") : t("Select a script to view it here")}
        </EmptyState>
      )}
    </Split>
  );
}
