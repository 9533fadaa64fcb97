import { Table } from "../ui/table.tsx";
import type { LocationScene } from "./location-groups.ts";

interface SceneTableProps {
  readonly label: string;
  readonly scenes: readonly LocationScene[];
}

/** Scenes to read; a dash stands for what the breakdown does not say. */
export function SceneTable({ label, scenes }: SceneTableProps) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">Scene No.</th>
          <th scope="col">Int./Ext.</th>
          <th scope="col">Location</th>
          <th scope="col">Time</th>
          <th scope="col">Synopsis</th>
          <th scope="col">Characters</th>
        </tr>
      </thead>
      <tbody>
        {scenes.map(({ number, intExt, location, time, synopsis, characters }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are neither moved nor removed here
          <tr key={at}>
            <th scope="row" data-cell="tight">
              {number || "-"}
            </th>
            <td data-cell="tight">{intExt || "-"}</td>
            <td>{location || "-"}</td>
            <td data-cell="tight">{time || "-"}</td>
            <td data-cell="prose">{synopsis || "-"}</td>
            <td>{characters || "-"}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
