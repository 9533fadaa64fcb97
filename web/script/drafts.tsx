import ScrollText from "lucide-react/icons/scroll-text";
import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { Script } from "../../shared/contract/scripts.ts";
import { scriptText } from "../breakdown/script-text.ts";
import { Gone } from "../gone.tsx";
import { paths } from "../paths.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { locale } from "../texts/language.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { SideList } from "../ui/side-list.tsx";
import { Split } from "../ui/split.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { DraftView } from "./draft-view.tsx";
import type { FoundDrafts } from "./found-drafts.ts";
import { ScreenplayView } from "./screenplay-view.tsx";
import type { useImport } from "./use-import.ts";

interface DraftsProps extends FoundDrafts, Pick<ReturnType<typeof useImport>, "work" | "generate" | "join"> {
  /** The draft that the address asks for. */
  readonly asked: string | undefined;
}

/** The list of a project's drafts, and one of them beside it. */
export function Drafts({ scripts, script, view, text, asked, work, generate, join }: DraftsProps) {
  const { id, limited } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const [, choose] = useSearchParams();
  // The file has every scene; of the lines that were read in it everybody is given those of their own. They are asked for
  // once, since what failed would be asked for again at each render.
  const version = script?.version;
  const lines = useMemo(
    () => text ?? (limited && version !== undefined ? scriptText(id, version) : undefined),
    [text, limited, id, version],
  );
  const running = scripts.some((one) => one.breakdown === "running");
  // A run goes on without the page that started it; this page finds it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: joined once, when the page opens
  useEffect(() => {
    if (running && !work) void join();
  }, []);
  return (
    <Split
      side={
        <SideList
          title={say("Drafts")}
          items={scripts.map((one) => ({
            id: String(one.version),
            label: `v${one.version} - ${one.name}`,
            note: noteOf(one),
          }))}
          selected={script && String(script.version)}
          disabled={work !== undefined}
          onSelect={(chosen) => choose({ draft: chosen })}
        >
          {say("No drafts yet")}
        </SideList>
      }
    >
      {script && view ? (
        <>
          {mayEdit && script.breakdown !== "succeeded" && !running && (
            <Button busy={work?.button} onClick={() => generate(script)}>
              {say("Generate Breakdown")}
            </Button>
          )}
          <StatusLine status={script.reason === undefined ? undefined : { kind: "error", text: script.reason }} />
          {lines ? (
            <ScreenplayView key={script.version} script={script} text={lines} view={limited ? undefined : view} />
          ) : (
            <DraftView key={script.version} script={script} view={view} />
          )}
        </>
      ) : asked !== undefined && scripts.length > 0 ? (
        <Gone
          words={say("There is no draft “{asked}” of this script.", { asked })}
          back={[paths.script(user.id, id), say("Choose another draft")]}
        />
      ) : (
        <EmptyState icon={<ScrollText />}>
          {scripts.length === 0 ? say("Upload scripts to view them here") : say("Select a script to view it here")}
        </EmptyState>
      )}
    </Split>
  );
}

function noteOf(script: Script): string {
  const day = new Date(script.uploadedAt).toLocaleDateString(locale, { dateStyle: "medium" });
  if (script.breakdown === "running") return say("{day}, being broken down", { day });
  if (script.breakdown === "failed") return say("{day}, breakdown failed", { day });
  return script.breakdown === "succeeded" ? say("{day}, broken down", { day }) : day;
}
