import { textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import type { DayLine } from "../../shared/call-sheet/call-sheet.ts";
import type { Strip } from "../../shared/schedule/schedule.ts";
import { StripPaperOf } from "../schedule/paper.tsx";
import { say } from "../texts/say.ts";
import { Table } from "../ui/table.tsx";
import styles from "./sheet.module.css";
import stackedStyles from "./stacked-table.module.css";

interface ScenesTableProps {
  readonly label: string;
  readonly lines: readonly DayLine[];
  /** Whether each scene says where it is shot. */
  readonly withPlaces: boolean;
}

const SIGNS = { move: say("Move"), meal: say("Meal"), travel: say("Travel"), note: "" };

/** The scenes of a day in shooting order with the banners between them. */
export function ScenesTable({ label, lines, withPlaces }: ScenesTableProps) {
  if (lines.length === 0) return <p className={styles.nothing}>{say("No scenes")}</p>;
  return (
    <div className={stackedStyles.stacked}>
      <Table label={label}>
        <thead>
          <tr>
            <th scope="col">{say("Scene")}</th>
            <th scope="col">{say("Set and synopsis")}</th>
            <th scope="col">{say("D/N")}</th>
            <th scope="col">{say("Day")}</th>
            <th scope="col">{say("Cast")}</th>
            <th scope="col" data-cell="number">
              {say("Pages")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) =>
            line.kind === "banner" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: two banners can say the same
              <tr key={`banner ${at}`} className={stackedStyles.banner}>
                <td colSpan={6}>{[SIGNS[line.banner], line.text].filter((part) => part !== "").join(" – ")}</td>
              </tr>
            ) : (
              <SceneRow
                key={line.strip.sceneId}
                scene={line.strip}
                scriptDay={line.scriptDay}
                place={withPlaces ? line.place : ""}
              />
            ),
          )}
        </tbody>
      </Table>
    </div>
  );
}

interface SceneRowProps {
  readonly scene: Strip;
  readonly scriptDay: string;
  readonly place: string;
}

function SceneRow({ scene, scriptDay, place }: SceneRowProps) {
  return (
    <tr>
      <th scope="row" data-cell="tight">
        <StripPaperOf {...scene} /> {scene.number}
      </th>
      <td data-cell="prose">
        {scene.intExt} {scene.set}
        <small className={stackedStyles.second}>{scene.synopsis}</small>
        {place && <small className={stackedStyles.second}>{`@ ${place}`}</small>}
      </td>
      <td>{scene.dayNight}</td>
      <td>{scriptDay}</td>
      <td data-label={say("Cast")}>{scene.castIds.join(", ")}</td>
      <td data-cell="number" data-label={say("Pages")}>
        {textFromEighths(scene.eighths)}
      </td>
    </tr>
  );
}
