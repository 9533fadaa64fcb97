import Download from "lucide-react/icons/download";
import PackageOpen from "lucide-react/icons/package-open";
import { useState } from "react";
import type { ExportState } from "../../shared/contract/archives.ts";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import { locale } from "../texts/language.ts";
import { say } from "../texts/say.ts";
import { whenNeeded } from "../texts/when-needed.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Column, Row } from "../ui/column.tsx";
import { Progress } from "../ui/progress.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { useFollowed } from "../use-followed.ts";

const whenFormat = whenNeeded(() => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" }));
const sizeFormat = whenNeeded(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** The whole project as one file: made while one waits or is elsewhere, and then saved. */
export function ExportCard({ loaded }: { readonly loaded: ExportState }) {
  const { id } = useProject();
  const ask = () => api.getExport({ params: { id } });
  const [now, show] = useFollowed(loaded, ask);
  const [problem, setProblem] = useState<string>();

  async function act(deed: () => Promise<void>, failure: string) {
    setProblem(undefined);
    try {
      await deed();
    } catch (error) {
      setProblem(wordsFor(error, failure));
    }
  }
  const start = async () =>
    show(await api.startExport({ params: { id }, payload: { operation: crypto.randomUUID() } }));
  // The address that was loaded with the page may be too old by now.
  async function save() {
    const next = await ask();
    show(next);
    if (next.file) window.location.assign(next.file.url);
  }

  const { status, file } = now;
  return (
    <Card title={say("Export")}>
      <Column>
        <p>
          {say(
            "Everything in this project as one file: script, breakdown, cast, locations, photos, schedules, call sheets, reports and the team. It can be imported here or into another installation. API keys and secret links are not included.",
          )}
        </p>
        {status === "running" && <Progress stage={say("Exporting the project")} percent={now.percent} />}
        {file && (
          <p>
            {say("{name}, {bytes} MB, exported {exported}. Available until {kept}.", {
              name: file.name,
              bytes: sizeFormat().format(file.bytes / 1e6),
              exported: whenFormat().format(new Date(file.exportedAt)),
              kept: whenFormat().format(new Date(file.keptUntil)),
            })}
          </p>
        )}
        <StatusLine
          status={
            problem !== undefined
              ? { kind: "error", text: problem }
              : status === "failed"
                ? { kind: "error", text: say("The export failed."), advice: now.reason ?? undefined }
                : undefined
          }
        />
        {status !== "running" && (
          <Row>
            {file && (
              <Button
                kind="primary"
                icon={<Download />}
                onClick={() => void act(save, say("Failed to save the file. Please try again."))}
              >
                {say("Save File")}
              </Button>
            )}
            <Button
              icon={<PackageOpen />}
              onClick={() => void act(start, say("Failed to export the project. Please try again."))}
            >
              {file ? say("Export Again") : say("Export Project")}
            </Button>
          </Row>
        )}
      </Column>
    </Card>
  );
}
