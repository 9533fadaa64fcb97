import { t } from "../../i18n/translate.ts";
import form from "../../options/details-form.module.css";
import { Table } from "../../ui/table.tsx";
import type { LocationScene } from "../location-groups.ts";

interface SceneTableProps {
  readonly label: string;
  readonly scenes: readonly LocationScene[];
  /** Number of options of a scene's location, and a function that opens them. */
  readonly optionsOf?: (scene: LocationScene) => { readonly count: number; readonly open: () => void } | undefined;
}

/** Scenes, read-only; missing values are shown as a dash. */
export function SceneTable({ label, scenes, optionsOf }: SceneTableProps) {
  return (
    <Table label={label} stacks>
      <thead>
        <tr>
          <th scope="col">{t("Scene No.")}</th>
          <th scope="col">{t("Int./Ext.")}</th>
          <th scope="col">{t("Location")}</th>
          <th scope="col">{t("Time")}</th>
          <th scope="col">{t("Synopsis")}</th>
          <th scope="col">{t("Characters")}</th>
        </tr>
      </thead>
      <tbody>
        {scenes.map((scene, at) => {
          const { number, intExt, location, time, synopsis, characters } = scene;
          const options = optionsOf?.(scene);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: The rows are neither moved nor removed.
            <tr key={at}>
              <th scope="row" data-cell="tight" data-label={t("Scene No.")}>
                {number || "-"}
              </th>
              <td data-cell="tight" data-label={t("Int./Ext.")}>
                {intExt || "-"}
              </td>
              <td data-label={t("Location")}>
                {options ? (
                  <button type="button" className={form.name} aria-haspopup="dialog" onClick={options.open}>
                    {location || "-"} <small>{countText(options.count)}</small>
                  </button>
                ) : (
                  location || "-"
                )}
              </td>
              <td data-cell="tight" data-label={t("Time")}>
                {time || "-"}
              </td>
              <td data-cell="prose" data-label={t("Synopsis")}>
                {synopsis || "-"}
              </td>
              <td data-label={t("Characters")}>{characters || "-"}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function countText(count: number): string {
  if (count === 0) return t("no options");
  return t("{count, plural, one {# option} other {# options}}", { count });
}
