import { useState } from "react";
import { useFetcher } from "react-router-dom";
import type { PayloadFor } from "../../shared/contract/route.ts";
import type { routes } from "../../shared/contract/routes.ts";
import type { ProductionCalendar } from "../../shared/schedule/production-calendar.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { MoreWishes } from "./more-wishes.tsx";
import { type Asked, NO_WISHES, payloadOfWishes, wishesAsked } from "./wishes.ts";

const BAD_NUMBER = say("Please enter a valid number of scenes per day.");

/** What creating a schedule came to: its name, or the reasons why there is none. */
export type Created = { readonly name: string } | { readonly problem: string } | undefined;

/** What is to be created, and whether a search for a better one follows. */
export interface Creation {
  readonly payload: PayloadFor<(typeof routes)["createSchedule"]>;
  readonly searchLonger: boolean;
}

interface CreateDialogProps {
  readonly locations: readonly string[];
  readonly calendar: ProductionCalendar;
  readonly today: string;
  /** What was asked of the newest schedule, to begin with. */
  readonly before: Asked | undefined;
  readonly onClose: () => void;
}

/** Asks what to schedule. It stays open while the reasons of a refusal are read. */
export function CreateDialog({ locations, calendar, today, before, onClose }: CreateDialogProps) {
  const creation = useFetcher<Created>();
  const [name, setName] = useState("");
  const [location, setLocation] = useState("");
  const [perDay, setPerDay] = useState("");
  const [wishes, setWishes] = useState(before ? wishesAsked(before) : NO_WISHES);
  const [searchLonger, setSearchLonger] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isBusy = creation.state !== "idle";
  const answer = isBusy ? undefined : creation.data;
  const shown = problem ?? (answer && "problem" in answer ? answer.problem : undefined);

  function create() {
    const scenesPerDay = Number(perDay);
    if (!Number.isInteger(scenesPerDay) || scenesPerDay < 1) return setProblem(BAD_NUMBER);
    const more = payloadOfWishes(wishes);
    if ("problem" in more) return setProblem(more.problem);
    setProblem(undefined);
    const payload = { name, location, scenes_per_day: scenesPerDay, ...more.asked };
    void creation.submit(JSON.stringify({ payload, searchLonger } satisfies Creation), {
      method: "post",
      encType: "application/json",
    });
  }

  return (
    <Dialog
      title={say("Create New Schedule")}
      maxWidth={400}
      minWidth={400}
      onClose={onClose}
      isBusy={isBusy}
      onSubmit={create}
      actions={
        <>
          <Button onClick={onClose}>{say("Cancel")}</Button>
          <Button kind="primary" type="submit" busy={isBusy && say("Creating...")}>
            {say("Create")}
          </Button>
        </>
      }
    >
      <Field
        label={say("Schedule Name")}
        required
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label={say("Location")}
        required
        placeholder={say("Select a location")}
        options={locations}
        value={location}
        onChange={(event) => setLocation(event.target.value)}
      />
      <Field
        label={say("Number of Scenes Per Day")}
        type="number"
        inputMode="numeric"
        min={1}
        required
        value={perDay}
        onInvalid={(event) => {
          event.preventDefault();
          setProblem(BAD_NUMBER);
        }}
        onChange={(event) => setPerDay(event.target.value)}
      />
      <Checkbox
        label={say("Search five minutes longer, in the background")}
        checked={searchLonger}
        onChange={(event) => setSearchLonger(event.target.checked)}
      />
      <MoreWishes {...{ value: wishes, calendar, today }} onChange={setWishes} />
      <StatusLine status={shown === undefined ? undefined : { kind: "error", text: shown }} />
    </Dialog>
  );
}
