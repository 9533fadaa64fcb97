import { useState } from "react";
import { useFetcher } from "react-router-dom";
import type { routes } from "../../../shared/contract/routes.ts";
import type { PayloadFor } from "../../../shared/contract/schema/route.ts";
import { shownDate } from "../../../shared/dates/shown-date.ts";
import type { BoardDay } from "../../../shared/schedule/stripboard/stripboard.ts";
import { asJson, POST_JSON } from "../../data/as-json.ts";
import type { Outcome } from "../../data/dialog-submission.ts";
import { t } from "../../i18n/translate.ts";
import { useProject } from "../../navigation/project-context.ts";
import { Button } from "../../ui/form/button.tsx";
import { StatusLine } from "../../ui/status-line.tsx";
import type { Lane, Shared } from "../model/unit-lanes.ts";

/** Sent to the page's action. */
export type AllowRequest = PayloadFor<(typeof routes)["changeUnits"]>;

interface InTwoUnitsProps {
  readonly days: readonly BoardDay[];
  readonly lanesOf: (day: BoardDay) => readonly Lane[];
  /** Of the list of units. */
  readonly version: number;
}

interface Case extends Shared {
  readonly date: string;
  readonly unit: string;
}

/** Who and what this board and another unit's have on one date, each with the owner's permission for that date. */
export function InTwoUnits({ days, lanesOf, version }: InTwoUnitsProps) {
  const { may } = useProject();
  const fetcher = useFetcher<Outcome>();
  const [last, setLast] = useState<Case>();
  const isBusy = fetcher.state !== "idle";
  const cases = casesOf(days, lanesOf);
  const problem = fetcher.data?.problem;

  function allow({ kind: of, id: party, date }: Case, allowed: boolean) {
    const change = { kind: "allow" as const, of, party, date, allowed };
    void fetcher.submit(asJson({ version, operation: crypto.randomUUID(), change } satisfies AllowRequest), POST_JSON);
  }

  const done = last && !isBusy && fetcher.data && problem === undefined;
  return (
    <>
      {cases.length === 0 && <p>{t("No one is in two units on a date.")}</p>}
      <ul>
        {cases.map((one) => {
          const { kind, id, name, unit } = one;
          const date = shownDate(one.date);
          return (
            <li key={`${kind} ${id} ${one.date} ${unit}`}>
              {t("{name} is also in {unit} on {date}.", { name, unit, date })}{" "}
              {may === "owner" && (
                <Button
                  aria-label={t("Allow {name} on {date}", { name, date })}
                  disabled={isBusy}
                  onClick={() => {
                    setLast(one);
                    allow(one, true);
                  }}
                >
                  {t("Allow on this date")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <StatusLine
        status={
          problem !== undefined && !isBusy
            ? { kind: "error", text: problem }
            : done
              ? {
                  kind: "success",
                  text: t("{name} may be in two units on {date}.", { name: last.name, date: shownDate(last.date) }),
                }
              : undefined
        }
        action={
          done && (
            <Button
              onClick={() => {
                setLast(undefined);
                allow(last, false);
              }}
            >
              {t("Undo")}
            </Button>
          )
        }
      />
    </>
  );
}

function casesOf(days: readonly BoardDay[], lanesOf: InTwoUnitsProps["lanesOf"]): Case[] {
  return days.flatMap((day) =>
    lanesOf(day).flatMap(({ unit, strips }) => {
      const shared = new Map(strips.flatMap((strip) => strip.shared.map((one) => [`${one.kind} ${one.id}`, one])));
      return [...shared.values()].map((one) => ({ ...one, unit, date: day.date }));
    }),
  );
}
