import { useState } from "react";
import { Link, useFetcher } from "react-router-dom";
import type { routes } from "../../shared/contract/routes.ts";
import { nameProblem } from "../../shared/contract/schema/name-problem.ts";
import type { PayloadFor } from "../../shared/contract/schema/route.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import { MAIN_UNIT, type Unit, unitField } from "../../shared/units/unit.ts";
import { POST_JSON } from "../data/as-json.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { EpisodeBoxes, type EpisodeChoice } from "./episode-boxes.tsx";
import { locationText } from "./location-text.ts";
import { MoreWishes } from "./preferences/advanced-preferences.tsx";
import { PageCapField, withUsualPages } from "./preferences/page-cap-field.tsx";
import { NO_PREFERENCES, payloadOfPreferences, preferencesFormOf } from "./preferences/preferences-form.ts";
import type { SchedulingRequest } from "./preferences/preferences-request.ts";
import { UnitSelect } from "./unit-select.tsx";

const BAD_NUMBER = t("Please enter a valid number of scenes per day.");
const NO_EPISODE = t("Choose at least one episode.");

/** The result of creating a schedule: its name, or why there is none. */
export type Created = { readonly name: string } | { readonly problem: string } | undefined;

/** The schedule to create, and whether an optimisation run follows. */
export interface Creation {
  readonly payload: PayloadFor<(typeof routes)["createSchedule"]>;
  readonly searchLonger: boolean;
}

interface CreateDialogProps {
  readonly locations: readonly string[];
  /** In order; empty for a film. */
  readonly episodes: readonly EpisodeChoice[];
  /** In order; empty for a production with one unit. */
  readonly units: readonly Unit[];
  readonly calendar: ProductionCalendar;
  readonly today: string;
  /** Preferences of the newest schedule, as defaults. */
  readonly before: SchedulingRequest | undefined;
  readonly onClose: () => void;
}

/** Asks for the preferences of a new schedule. It stays open while the reasons of a refusal are shown. */
export function CreateDialog({ locations, episodes, units, calendar, today, before, onClose }: CreateDialogProps) {
  const creation = useFetcher<Created>();
  const [name, setName] = useState("");
  const [location, setLocation] = useState("");
  const [perDay, setPerDay] = useState("");
  const { id, projectType } = useProject();
  const user = useUser();
  const [wishes, setWishes] = useState(() =>
    withUsualPages(before ? preferencesFormOf(before) : NO_PREFERENCES, projectType),
  );
  const [unit, setUnit] = useState<string>(MAIN_UNIT);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [searchLonger, setSearchLonger] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isBusy = creation.state !== "idle";
  const answer = isBusy ? undefined : creation.data;
  const shown = problem ?? (answer && "problem" in answer ? answer.problem : undefined);

  const nameError = name.trim() === "" ? undefined : nameProblem("schedule", name);

  function create() {
    if (nameError !== undefined) return setProblem(nameError);
    const scenesPerDay = Number(perDay);
    if (!Number.isInteger(scenesPerDay) || scenesPerDay < 1) return setProblem(BAD_NUMBER);
    const chosen = episodes.filter((episode) => !leftOut.has(episode.id));
    if (episodes.length > 0 && chosen.length === 0) return setProblem(NO_EPISODE);
    const more = payloadOfPreferences(wishes);
    if ("problem" in more) return setProblem(more.problem);
    setProblem(undefined);
    const some = chosen.length < episodes.length && { episodes: chosen.map((episode) => episode.id) };
    const payload = { name, location, scenes_per_day: scenesPerDay, ...some, ...unitField(unit), ...more.asked };
    void creation.submit(JSON.stringify({ payload, searchLonger } satisfies Creation), POST_JSON);
  }

  return (
    <Dialog
      title={t("Create New Schedule")}
      maxWidth={400}
      minWidth={400}
      onClose={onClose}
      isBusy={isBusy}
      onSubmit={create}
      problem={shown}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" busy={isBusy && t("Creating...")}>
            {t("Create")}
          </Button>
        </>
      }
    >
      <Field
        label={t("Schedule Name")}
        required
        maxLength={100}
        error={nameError}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label={t("Location")}
        required
        placeholder={t("Select a location")}
        options={locations.map((value) => ({ value, label: locationText(value) }))}
        value={location}
        onChange={(event) => setLocation(event.target.value)}
      />
      <UnitSelect units={units} value={unit} onChange={setUnit} />
      <EpisodeBoxes {...{ episodes, leftOut }} onLeaveOut={setLeftOut} />
      <Field
        label={t("Number of Scenes Per Day")}
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
      <PageCapField value={wishes} onChange={setWishes} />
      {calendar.region === null && (
        <p>
          {t("Public holidays are shoot days, because the production calendar has no region.")}{" "}
          <Link to={paths.productionCalendar(user.id, id)}>{t("Choose a region")}</Link>
        </p>
      )}
      <Checkbox
        label={t("Search five minutes longer, in the background")}
        checked={searchLonger}
        onChange={(event) => setSearchLonger(event.target.checked)}
      />
      <MoreWishes {...{ value: wishes, calendar, today }} onChange={setWishes} />
    </Dialog>
  );
}
