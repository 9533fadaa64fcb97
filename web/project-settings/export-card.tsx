import Download from "lucide-react/icons/download";
import PackageOpen from "lucide-react/icons/package-open";
import { useState } from "react";
import type { ExportState } from "../../shared/contract/archives.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { useJobPolling } from "../data/use-job-polling.ts";
import { instantFormat } from "../i18n/format-instant.ts";
import { locale } from "../i18n/language.ts";
import { lazy } from "../i18n/lazy.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import { Column, Row } from "../ui/page/stack.tsx";
import { Progress } from "../ui/progress.tsx";
import { StatusLine } from "../ui/status-line.tsx";

const whenText = instantFormat({ dateStyle: "long", timeStyle: "short" });
const sizeFormat = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** Exports the project as one file: created in the background, then downloaded. */
export function ExportCard({ loaded }: { readonly loaded: ExportState }) {
  const { id } = useProject();
  const ask = () => api.getExport({ params: { id } });
  const [now, show] = useJobPolling(loaded, ask);
  const [problem, setProblem] = useState<string>();

  async function act(action: () => Promise<void>, failure: string) {
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem(errorText(error, failure));
    }
  }
  const start = async () =>
    show(await api.startExport({ params: { id }, payload: { operation: crypto.randomUUID() } }));
  // The URL loaded with the page may have expired.
  async function save() {
    const next = await ask();
    show(next);
    if (next.file) window.location.assign(next.file.url);
  }

  const { status, file } = now;
  return (
    <Card title={t("Export")}>
      <Column>
        <p>
          {t(
            "Everything in this project as one file: script, breakdown, cast, locations, photos, schedules, call sheets, reports and the team. It can be imported here or into another installation. API keys and secret links are not included.",
          )}
        </p>
        {status === "running" && <Progress stage={t("Exporting the project")} percent={now.percent} />}
        {file && (
          <p>
            {t("{name}, {bytes} MB, exported {exported}. Available until {kept}.", {
              name: file.name,
              bytes: sizeFormat().format(file.bytes / 1e6),
              exported: whenText(new Date(file.exportedAt)),
              kept: whenText(new Date(file.keptUntil)),
            })}
          </p>
        )}
        <StatusLine
          status={
            problem !== undefined
              ? { kind: "error", text: problem }
              : status === "failed"
                ? {
                    kind: "error",
                    text: t("The export failed."),
                    advice: now.reason === null ? undefined : retold(now.reason),
                  }
                : undefined
          }
        />
        {status !== "running" && (
          <Row>
            {file && (
              <Button
                kind="primary"
                icon={<Download />}
                onClick={() => void act(save, t("Failed to save the file. Please try again."))}
              >
                {t("Save File")}
              </Button>
            )}
            <Button
              icon={<PackageOpen />}
              onClick={() => void act(start, t("Failed to export the project. Please try again."))}
            >
              {file ? t("Export Again") : t("Export Project")}
            </Button>
          </Row>
        )}
      </Column>
    </Card>
  );
}
