import { textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import type { EpisodeList } from "../../shared/contract/scripts.ts";
import { episodeText } from "../../shared/episodes/episode-text.ts";
import { t } from "../i18n/translate.ts";
import { Card } from "../ui/page/card.tsx";
import { Table } from "../ui/table.tsx";

/** Scenes and pages of each episode and of all; nothing for a film. */
export function EpisodeTotals({ episodes }: Pick<EpisodeList, "episodes">) {
  if (episodes.length < 2) return null;
  const all = {
    scenes: episodes.reduce((sum, { scenes }) => sum + scenes, 0),
    eighths: episodes.reduce((sum, { eighths }) => sum + eighths, 0),
  };
  const lines = [
    ...episodes.map((episode) => ({ ...episode, title: episodeText(episode) })),
    { ...all, id: "", title: t("All episodes") },
  ];
  return (
    <Card title={t("Episodes")} padding="edge">
      <Table label={t("Episodes")}>
        <thead>
          <tr>
            <th scope="col">{t("Episode")}</th>
            <th scope="col" data-cell="number">
              {t("Scenes")}
            </th>
            <th scope="col" data-cell="number">
              {t("Pages")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, title, scenes, eighths }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td data-cell="number">{scenes}</td>
              <td data-cell="number">{textFromEighths(eighths)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
