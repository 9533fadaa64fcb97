import { useState } from "react";
import { nameProblem, possibleName } from "../../shared/contract/schema/name-problem.ts";
import type { EpisodeList, Script } from "../../shared/contract/scripts.ts";
import { episodeText } from "../../shared/episodes/episode-text.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { scriptName } from "../script/upload.ts";
import { Field } from "../ui/form/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { sendChange } from "./episode-changes.ts";
import { numberProblem } from "./episode-text.ts";
import { inOrderOfEpisodes } from "./proposed-episode.ts";
import styles from "./several-files-dialog.module.css";
import type { ProposedFile } from "./title-page.ts";
import type { EpisodeDraft } from "./use-episode-imports.ts";

interface SeveralFilesDialogProps {
  readonly projectId: string;
  readonly files: readonly ProposedFile[];
  readonly list: EpisodeList;
  readonly scripts: readonly Script[];
  readonly onImport: (drafts: readonly EpisodeDraft[]) => void;
  readonly onClose: () => void;
}

/** A file of the dialog, or the drafts that a project without episodes has. */
interface Row {
  readonly file?: File;
  readonly label: string;
  readonly draft: string;
  readonly number: string;
  readonly name: string;
}

/** Lists files with the episodes that they seem to be of, to be changed and then imported side by side. */
export function SeveralFilesDialog({ projectId, files, scripts, onImport, onClose, ...rest }: SeveralFilesDialogProps) {
  const [list, setList] = useState(rest.list);
  const [rows, setRows] = useState(() => rowsOf(files, rest.list, scripts));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const problems = rows.map((row) => problemsOf(row, rows, list));
  const isReady = problems.every((its) => its.number === undefined && its.draft === undefined);
  const change = (at: number, to: Partial<Row>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...to } : row)));

  async function send() {
    if (!isReady) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      let known = list;
      for (const row of inOrderOfEpisodes(rows, ({ number }) => number.trim())) {
        if (episodeWith(known, row.number)) continue;
        known = await sendChange(projectId, known, { kind: "add", number: row.number.trim(), name: row.name.trim() });
        // Episodes that were added are not added again when the user repeats this after a failure.
        setList(known);
      }
      onImport(
        rows.flatMap(({ file, draft, number }) =>
          file ? { file, name: draft, episode: episodeWith(known, number)!.id } : [],
        ),
      );
    } catch (error) {
      setProblem(errorText(error, t("Failed to change the episodes")));
      setIsBusy(false);
    }
  }

  return (
    <FormDialog
      title={t("Import Episodes")}
      maxWidth={640}
      isSheet
      submit={[t("Import {count, plural, one {# draft} other {# drafts}}", { count: files.length }), t("Saving...")]}
      isBusy={isBusy}
      isReady={isReady}
      problem={problem}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>
        {t("Each file becomes a draft of its episode. Check the episodes, then all are broken down at the same time.")}
      </p>
      <ol className={styles.files}>
        {rows.map((row, at) => (
          <FileFields
            key={row.label}
            row={row}
            problems={problems[at]!}
            known={episodeWith(list, row.number)}
            onChange={(to) => change(at, to)}
          />
        ))}
      </ol>
    </FormDialog>
  );
}

interface FileFieldsProps {
  readonly row: Row;
  readonly problems: ReturnType<typeof problemsOf>;
  /** The episode of the list that has its number. */
  readonly known: EpisodeList["episodes"][number] | undefined;
  readonly onChange: (to: Partial<Row>) => void;
}

function FileFields({ row, problems, known, onChange }: FileFieldsProps) {
  return (
    <li>
      <fieldset className={styles.file}>
        <legend>{row.label}</legend>
        <Field
          label={t("Episode number")}
          maxLength={8}
          hint={known ? t("A new draft of it") : t("A new episode")}
          error={row.number.trim() === "" ? undefined : problems.number}
          value={row.number}
          onChange={(event) => onChange({ number: event.target.value })}
        />
        <Field
          label={t("Episode name")}
          maxLength={100}
          value={known ? known.name : row.name}
          disabled={known !== undefined}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        {row.file && (
          <Field
            label={t("Script name")}
            placeholder={t("Enter script name")}
            maxLength={100}
            error={problems.draft}
            value={row.draft}
            onChange={(event) => onChange({ draft: event.target.value })}
          />
        )}
      </fieldset>
    </li>
  );
}

const sameNumber = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();
const episodeWith = ({ episodes }: EpisodeList, number: string) =>
  episodes.find((episode) => sameNumber(episode.number, number));

function rowsOf(files: readonly ProposedFile[], list: EpisodeList, scripts: readonly Script[]): readonly Row[] {
  const [newest] = list.episodes.length === 0 ? scripts : [];
  const before: Row[] = newest
    ? [{ label: t("The drafts so far: v{version} - {name}", { ...newest }), draft: "", number: "", name: "" }]
    : [];
  return [
    ...before,
    ...files.map(({ file, episode }) => ({
      file,
      label: file.name,
      // ` - ` would become three hyphens.
      draft: possibleName("script", file.name.replace(/\.[^.]+$/, "").replaceAll(" - ", " ")),
      number: episode?.number ?? "",
      name: episode?.name ?? "",
    })),
  ];
}

function problemsOf(row: Row, rows: readonly Row[], list: EpisodeList) {
  const episode = episodeWith(list, row.number);
  const twice = rows.some((other) => other !== row && sameNumber(other.number, row.number));
  return {
    number:
      numberProblem(row.number, []) ??
      (twice
        ? t("Two files have the number {number}. Give each its own.", { number: row.number.trim() })
        : undefined) ??
      (episode?.closed ? t("{episode} is closed. Reopen it first.", { episode: episodeText(episode) }) : undefined),
    draft: row.file ? nameProblem("script", scriptName(row.draft)) : undefined,
  };
}
