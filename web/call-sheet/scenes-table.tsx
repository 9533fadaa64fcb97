import { textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import type { Strip } from "../../shared/schedule/schedule.ts";
import { StripPaperOf } from "../schedule/paper.tsx";
import { Table } from "../ui/table.tsx";
import styles from "./sheet.module.css";

interface ScenesTableProps {
  readonly label: string;
  readonly scenes: readonly Strip[];
}

/** The scenes of a day in shooting order. */
export function ScenesTable({ label, scenes }: ScenesTableProps) {
  if (scenes.length === 0) return <p className={styles.nothing}>No scenes</p>;
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">Scene</th>
          <th scope="col">Set and synopsis</th>
          <th scope="col">D/N</th>
          <th scope="col">Cast</th>
          <th scope="col" data-cell="number">
            Pages
          </th>
        </tr>
      </thead>
      <tbody>
        {scenes.map((scene) => (
          <tr key={scene.sceneId}>
            <th scope="row" data-cell="tight">
              <StripPaperOf {...scene} /> {scene.number}
            </th>
            <td data-cell="prose">
              {scene.intExt} {scene.set}
              <small className={styles.second}>{scene.synopsis}</small>
            </td>
            <td>{scene.dayNight}</td>
            <td>{scene.castIds.join(", ")}</td>
            <td data-cell="number">{textFromEighths(scene.eighths)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
