import { type ReactNode, useState } from "react";
import { endBeforeStart } from "../../shared/episodes/end-before-start.ts";
import type { EpisodeListChange } from "../../shared/episodes/episode-change.ts";
import type { EpisodeDates } from "../../shared/episodes/episode-dates.ts";
import { episodeText } from "../../shared/episodes/episode-text.ts";
import { t } from "../i18n/translate.ts";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import type { ShownEpisode } from "./episode-changes.ts";
import styles from "./episode-dialog.module.css";
import { numberProblem, possiblyBefore } from "./episode-text.ts";

interface EpisodeDialogProps {
  /** The episode to edit; undefined to add one. */
  readonly episode: ShownEpisode | undefined;
  readonly episodes: readonly ShownEpisode[];
  /** Whether the project has a draft. */
  readonly hasDrafts: boolean;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onChange: (change: EpisodeListChange) => void;
  readonly onClose: () => void;
}

/** Adds an episode, or changes the number, the name and, in a series with several episodes, the dates of one. */
export function EpisodeDialog({ episode, episodes, hasDrafts, onChange, ...dialog }: EpisodeDialogProps) {
  const [number, setNumber] = useState(episode?.number ?? "");
  const [name, setName] = useState(episode?.name ?? "");
  const others = episodes.filter(({ id }) => id !== episode?.id);
  const wrong = numberProblem(number, others);
  const [dates, setDates] = useState<EpisodeDates>(episode?.dates ?? {});
  const hasDates = episode !== undefined && (episodes.length > 1 || episode.dates !== undefined);
  const [after, setAfter] = useState(episode?.after ?? "");
  const typed = { number: number.trim(), name: name.trim(), ...(hasDates && { dates, after: after || null }) };
  return (
    <FormDialog
      {...dialog}
      title={episode ? t("Edit {name}", { name: episodeText(episode) }) : t("Add Episode")}
      submit={episode ? [t("Save"), t("Saving...")] : [t("Add Episode"), t("Adding...")]}
      isReady={wrong === undefined && endBeforeStart(dates) === undefined}
      onSubmit={() =>
        wrong === undefined &&
        onChange(episode ? { kind: "edit", id: episode.id, ...typed } : { kind: "add", ...typed })
      }
    >
      {!episode && <p>{noteFor(episodes.length, hasDrafts)}</p>}
      <Field
        label={t("Episode number")}
        required
        maxLength={8}
        error={number.trim() === "" ? undefined : wrong}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Field label={t("Episode name")} maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
      {hasDates && (
        <DatesFields value={dates} onChange={setDates}>
          <Select
            label={t("Shoot after")}
            hint={t("Its first day is after the last day of that episode.")}
            options={[
              { value: "", label: t("No other episode") },
              ...possiblyBefore(episode.id, episodes).map((one) => ({ value: one.id, label: episodeText(one) })),
            ]}
            value={after}
            onChange={(event) => setAfter(event.target.value)}
          />
        </DatesFields>
      )}
    </FormDialog>
  );
}

interface DatesFieldsProps {
  readonly value: EpisodeDates;
  readonly onChange: (dates: EpisodeDates) => void;
  /** Fields that limit the dates further. */
  readonly children: ReactNode;
}

/** The block of an episode, and when it must be finished. */
function DatesFields({ value, onChange, children }: DatesFieldsProps) {
  const { from, until, finishBy } = value;
  const early = endBeforeStart(value);
  const [firstEnd] = [until, finishBy].filter((date) => date !== undefined).toSorted();
  const problem = (end: string | undefined) =>
    end !== undefined && end === early ? t("This is before the block starts.") : undefined;
  const field = (date: keyof EpisodeDates) => ({
    type: "date" as const,
    value: value[date] ?? "",
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...value, [date]: target.value || undefined }),
  });
  return (
    <fieldset className={styles.dates}>
      <legend>{t("Dates")}</legend>
      <p>
        {t(
          "New schedules follow these dates. Existing ones show where they do not. Without dates, the episode can be shot on any day.",
        )}
      </p>
      <Field label={t("Block starts")} max={firstEnd} {...field("from")} />
      <Field label={t("Block ends")} min={from} error={problem(until)} {...field("until")} />
      <Field label={t("Finish by")} min={from} error={problem(finishBy)} {...field("finishBy")} />
      {children}
    </fieldset>
  );
}

/** What a new episode changes. */
function noteFor(count: number, hasDrafts: boolean): string {
  if (count === 0) {
    return hasDrafts
      ? t(
          "For a series: each episode has its own drafts and scenes. The drafts so far become those of the first episode.",
        )
      : t("For a series: each episode has its own drafts and scenes, with one cast and one list of locations.");
  }
  return t("From two episodes on, scene numbers begin with the number of the episode, such as 103/12.");
}
