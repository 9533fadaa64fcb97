import { type ReactNode, useState } from "react";
import { useFetcher } from "react-router-dom";
import { shownDate } from "../../shared/dates/shown-date.ts";
import type { RuleFinding } from "../../shared/schedule/stripboard/rule-finding.ts";
import { asJson, POST_JSON } from "../data/as-json.ts";
import type { Outcome } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { UndoLine } from "../ui/undo-line.tsx";
import type { AllowRequest } from "./unit-changes.ts";

/** A character or a location group that is in two units on a date. */
export interface InBoth {
  readonly kind: "cast" | "location";
  readonly id: string;
  readonly name: string;
  readonly date: string;
}

/** What an owner needs to allow someone in two units on a date. */
export interface Allowing {
  /** The owner's button; nothing for others, who may not. */
  readonly button: (one: InBoth) => ReactNode;
  /** What was allowed last, with undo. Always render it, once. */
  readonly line: ReactNode;
}

/** Sends the owner's permissions to the page's action. `version` is that of the list of units. */
export function useAllowing(version: number): Allowing {
  const { may } = useProject();
  const fetcher = useFetcher<Outcome>();
  const [last, setLast] = useState<InBoth>();
  const isBusy = fetcher.state !== "idle";
  const problem = isBusy ? undefined : fetcher.data?.problem;
  const done = last && !isBusy && fetcher.data && problem === undefined;

  function allow({ kind: of, id: party, date }: InBoth, allowed: boolean) {
    const change = { kind: "allow" as const, of, party, date, allowed };
    void fetcher.submit(asJson({ version, operation: crypto.randomUUID(), change } satisfies AllowRequest), POST_JSON);
  }

  function button(one: InBoth) {
    const [name, date] = [one.name, shownDate(one.date)];
    return (
      may === "owner" && (
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
      )
    );
  }

  return {
    button,
    line: (
      <UndoLine
        done={done ? { text: doneText(last), undo: last } : undefined}
        problem={problem}
        onUndo={(undone) => {
          setLast(undefined);
          allow(undone, false);
        }}
      />
    ),
  };
}

const doneText = ({ name, date }: InBoth) =>
  t("{name} may be in two units on {date}.", { name, date: shownDate(date) });

/** Who or what a violation finds in two units; undefined for any other. */
export function inBothOf({ party, date }: RuleFinding): InBoth | undefined {
  return party && date !== undefined ? { ...party, date } : undefined;
}
