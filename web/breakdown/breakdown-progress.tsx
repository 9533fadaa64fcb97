import TableProperties from "lucide-react/icons/table-properties";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { BreakdownProgress } from "../../shared/contract/scripts.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { stageNamed } from "../../shared/pipeline.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { follow } from "../script/breakdown-generation.ts";
import { useUser } from "../session/use-user.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Progress } from "../ui/progress.tsx";
import { Spinner } from "../ui/spinner.tsx";

const RETRIEVAL_MS = 2000;

/** Shown instead of the breakdown: its progress, why it failed, or how to start it. */
export function AwaitedBreakdown({ progress: first }: { readonly progress: BreakdownProgress }) {
  const { id } = useProject();
  const user = useUser();
  const [progress, setProgress] = useState(first);
  const { revalidate } = useRevalidator();
  // The run continues on the server; this polls it until it ends or the page is left.
  useEffect(() => {
    // The run has ended, and its result is about to be loaded.
    if (first.status === "succeeded") {
      const timer = setTimeout(revalidate, RETRIEVAL_MS);
      return () => clearTimeout(timer);
    }
    if (first.status !== "running") return;
    const leaving = new AbortController();
    follow(id, leaving.signal, setProgress).then(
      () => revalidate(),
      () => undefined,
    );
    return () => leaving.abort();
  }, [id, first, revalidate]);

  const stage = progress.stage === undefined ? undefined : stageNamed(progress.stage);
  if (progress.status === "running" || progress.status === "succeeded") {
    return (
      <>
        <Spinner label={t("Retrieval in progress...")} />
        {stage && <Progress stage={stage.title} percent={progress.percent} />}
      </>
    );
  }
  return (
    <EmptyState icon={<TableProperties />} next={[paths.script(user.id, id), t("Go to the script")]}>
      {progress.status === "failed" ? retold(progress.reason ?? "") : t("No breakdown data available")}
    </EmptyState>
  );
}
