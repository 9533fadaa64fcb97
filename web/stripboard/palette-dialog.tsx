import { useState } from "react";
import { useFetcher } from "react-router-dom";
import type { StripPalette } from "../../shared/schedule/strip-palette.ts";
import { USUAL_PALETTE } from "../../shared/schedule/usual-palette.ts";
import { useProject } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import styles from "./palette-dialog.module.css";

/** What saving the colours came to. */
export type PaletteSaved = { readonly palette: StripPalette | null } | { readonly problem: string };

const NAMES: readonly (readonly [paper: keyof StripPalette, name: string])[] = [
  ["dayInt", say("Day, interior")],
  ["dayExt", say("Day, exterior")],
  ["nightInt", say("Night, interior")],
  ["nightExt", say("Night, exterior")],
  ["dawn", say("Dawn, exterior")],
  ["dusk", say("Dusk, exterior")],
];

/** Asks for the project's strip colours. */
export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  const { palette } = useProject();
  const [chosen, setChosen] = useState(palette ?? USUAL_PALETTE);
  const saving = useFetcher<PaletteSaved>();
  const isBusy = saving.state !== "idle";
  const answer = isBusy ? undefined : saving.data;
  const save = (wanted: StripPalette | null) =>
    saving.submit({ palette: wanted }, { method: "post", encType: "application/json" });
  return (
    <Dialog
      title={say("Strip colours")}
      onClose={onClose}
      isBusy={isBusy}
      onSubmit={() => void save(chosen)}
      actions={
        <>
          <Button onClick={onClose}>{say("Close")}</Button>
          <Button
            onClick={() => {
              setChosen(USUAL_PALETTE);
              void save(null);
            }}
          >
            {say("Default colours")}
          </Button>
          <Button kind="primary" type="submit" busy={isBusy && say("Saving...")}>
            {say("Save")}
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
          answer &&
          ("problem" in answer
            ? { kind: "error", text: answer.problem }
            : { kind: "success", text: say("Everyone on this project now sees these colours.") })
        }
      />
    </Dialog>
  );
}
