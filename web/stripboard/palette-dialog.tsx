import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { USUAL_PALETTE } from "../../shared/schedule/strip-colours/default-palette.ts";
import type { StripPalette } from "../../shared/schedule/strip-colours/strip-palette.ts";
import { POST_JSON } from "../data/as-json.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import styles from "./palette-dialog.module.css";

/** Result of saving the palette. */
export type PaletteSaved = { readonly palette: StripPalette | null } | { readonly problem: string };

const NAMES: readonly (readonly [paper: keyof StripPalette, name: string])[] = [
  ["dayInt", t("Day, interior")],
  ["dayExt", t("Day, exterior")],
  ["nightInt", t("Night, interior")],
  ["nightExt", t("Night, exterior")],
  ["dawn", t("Dawn, exterior")],
  ["dusk", t("Dusk, exterior")],
];

/** Edits the project's strip colours. */
export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  const { palette } = useProject();
  const [chosen, setChosen] = useState(palette ?? USUAL_PALETTE);
  const saving = useFetcher<PaletteSaved>();
  const isBusy = saving.state !== "idle";
  const answer = isBusy ? undefined : saving.data;
  const save = (wanted: StripPalette | null) => saving.submit({ palette: wanted }, POST_JSON);
  return (
    <Dialog
      title={t("Strip colours")}
      onClose={onClose}
      isBusy={isBusy}
      onSubmit={() => void save(chosen)}
      problem={answer && "problem" in answer ? answer.problem : undefined}
      actions={
        <>
          <Button onClick={onClose}>{t("Close")}</Button>
          <Button
            onClick={() => {
              setChosen(USUAL_PALETTE);
              void save(null);
            }}
          >
            {t("Default colours")}
          </Button>
          <Button kind="primary" type="submit" busy={isBusy && t("Saving...")}>
            {t("Save")}
          </Button>
        </>
      }
    >
      <div className={styles.shades}>
        {NAMES.map(([paper, name]) => (
          <label key={paper} className={styles.shade}>
            <input
              type="color"
              value={chosen[paper]}
              onChange={(event) => setChosen({ ...chosen, [paper]: event.target.value })}
            />
            {name}
          </label>
        ))}
      </div>
      <StatusLine
        status={
          answer && !("problem" in answer)
            ? { kind: "success", text: t("Everyone on this project now sees these colours.") }
            : undefined
        }
      />
    </Dialog>
  );
}
