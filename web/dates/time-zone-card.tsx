import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { POST_JSON } from "../data/as-json.ts";
import { t } from "../i18n/translate.ts";
import { useMayEdit } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { Select } from "../ui/form/select.tsx";
import { Card } from "../ui/page/card.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import type { ZoneSaved } from "./time-zone-saving.ts";
import { timeZoneName, timeZoneOptions } from "./time-zones.ts";

interface TimeZoneCardProps {
  /** Null until one is chosen. */
  readonly timeZone: string | null;
  /** Time zone of the location with the most scenes, if its coordinates are known. */
  readonly suggested: { readonly place: string; readonly timeZone: string } | null;
}

/** Chooses the production's time zone. A choice is saved at once and can be undone. */
export function TimeZoneCard({ timeZone, suggested }: TimeZoneCardProps) {
  const mayEdit = useMayEdit();
  const saving = useFetcher<ZoneSaved>();
  const [before, setBefore] = useState<string | null>(null);
  const isSaving = saving.state !== "idle";
  const choose = (wanted: string) => {
    setBefore(timeZone);
    void saving.submit({ timeZone: wanted }, POST_JSON);
  };
  const answer = isSaving ? undefined : saving.data;
  const hasProblem = answer && "problem" in answer;
  return (
    <Card title={t("Time Zone")}>
      <Select
        label={t("Production time zone")}
        hint={t(
          "From 4:00 PM in this time zone, tomorrow's call sheets are created as drafts and their editors are emailed.",
        )}
        {...(timeZone === null && { placeholder: t("Time zone of each day's location") })}
        options={timeZoneOptions([timeZone, suggested?.timeZone ?? null])}
        value={isSaving ? String(saving.json && zoneIn(saving.json)) : (timeZone ?? "")}
        disabled={!mayEdit || isSaving}
        onChange={(event) => choose(event.target.value)}
      />
      <StatusLine
        status={
          answer && {
            kind: hasProblem ? "error" : "success",
            text: hasProblem
              ? answer.problem
              : t("The time zone is now {timeZoneName}", { timeZoneName: timeZoneName(answer.timeZone) }),
          }
        }
        action={
          !hasProblem && before && before !== timeZone && <Button onClick={() => choose(before)}>{t("Undo")}</Button>
        }
      />
      {suggested && suggested.timeZone !== timeZone && (
        <p>
          {t("Most scenes are shot at {place}, in the time zone {timeZoneName}.", {
            place: suggested.place,
            timeZoneName: timeZoneName(suggested.timeZone),
          })}{" "}
          {mayEdit && (
            <Button disabled={isSaving} onClick={() => choose(suggested.timeZone)}>
              {t("Use {timeZoneName}", { timeZoneName: timeZoneName(suggested.timeZone) })}
            </Button>
          )}
        </p>
      )}
    </Card>
  );
}

const zoneIn = (sent: unknown) => (sent as { timeZone: string }).timeZone; // submitted above
