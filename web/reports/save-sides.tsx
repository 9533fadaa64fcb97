import FileDown from "lucide-react/icons/file-down";
import { useState } from "react";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { saveAs } from "../data/download-file.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";

interface SaveSidesProps {
  readonly scheduleName: string;
  /** From 1. */
  readonly day: number;
}

/** Downloads the sides of a day. */
export function SaveSides({ scheduleName, day }: SaveSidesProps) {
  const { id } = useProject();
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [missing, setMissing] = useState<readonly string[]>([]);

  async function save() {
    setIsMaking(true);
    setProblem(undefined);
    setMissing([]);
    try {
      const made = await api.getSides({ params: { id, scheduleName }, query: { day } });
      const answer = await fetch(made.url, { credentials: "omit" });
      if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`);
      saveAs(await answer.blob(), made.name);
      setMissing(made.missing);
    } catch (error) {
      setProblem(errorText(error, t("Failed to create the sides")));
    }
    setIsMaking(false);
  }

  const left = missing.length > 0 ? t("Not in this script: {missing}", { missing: missing.join(", ") }) : undefined;
  return (
    <>
      <Button
        icon={<FileDown />}
        busy={isMaking && t("Creating the sides...")}
        aria-label={t("Sides for day {day}", { day })}
        onClick={save}
      >
        {t("Sides")}
      </Button>
      <StatusLine
        status={
          problem !== undefined
            ? { kind: "error", text: problem }
            : left !== undefined
              ? { kind: "info", text: left }
              : undefined
        }
      />
    </>
  );
}
