import FileUp from "lucide-react/icons/file-up";
import { type ReactNode, useRef, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router-dom";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";

const NAMED = 8;

interface ScheduleImport {
  readonly button: ReactNode;
  /** What happens and happened, and the file input. Always render it, outside of menus, which close. */
  readonly line: ReactNode;
}

/** Imports schedules from a Universal Schedule Standard file. */
export function useScheduleImport(): ScheduleImport {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const [, choose] = useSearchParams();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [status, setStatus] = useState<Status>();

  async function take(file: File) {
    setIsBusy(true);
    setStatus(undefined);
    try {
      const { schedules } = await api.importSchedule({ params: { id }, payload: { file: await file.text() } });
      const strangers = schedules.flatMap((one) => one.strangers);
      const names = schedules.map(({ name }) => `"${nameOfScheduleFile(name)}"`).join(", ");
      const left = strangers.length > NAMED ? t(" and {count} more", { count: strangers.length - NAMED }) : "";
      const text = t("Imported as {names}.", { names });
      setStatus(
        strangers.length === 0
          ? { kind: "success", text }
          : {
              kind: "info",
              text: t("{text} Not in this breakdown, so left out: scenes {strangers}{left}.", {
                text,
                strangers: strangers.slice(0, NAMED).join(", "),
                left,
              }),
            },
      );
      await revalidate();
      const [first] = schedules;
      if (first) choose({ schedule: first.name });
    } catch (error) {
      setStatus({ kind: "error", text: errorText(error, t("Failed to import the schedule")) });
    }
    setIsBusy(false);
  }

  return {
    button: (
      <Button icon={<FileUp />} disabled={isBusy} onClick={() => picker.current?.click()}>
        {t("Import")}
      </Button>
    ),
    line: (
      <>
        <StatusLine
          status={isBusy ? { kind: "info", text: t("Importing...") } : status}
          onDone={() => setStatus(undefined)}
        />
        <input
          ref={picker}
          type="file"
          accept=".uss,.json,application/json"
          hidden
          aria-label={t("Schedule file (.uss)")}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file) void take(file);
          }}
        />
      </>
    ),
  };
}
