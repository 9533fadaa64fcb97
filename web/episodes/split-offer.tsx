import Split from "lucide-react/icons/split";
import { useFetcher } from "react-router-dom";
import type { EpisodeList } from "../../shared/contract/scripts.ts";
import { episodeText } from "../../shared/episodes/episode-text.ts";
import { asJson, POST_JSON } from "../data/as-json.ts";
import type { Outcome } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import { StatusLine } from "../ui/status-line.tsx";

interface SplitOfferProps {
  /** The episodes that the scene numbers of the script name. */
  readonly found: readonly { readonly number: string; readonly scenes: number }[];
  readonly list: EpisodeList;
}

/** The episodes that a script would be split into. The page's action splits it. */
export function SplitOffer({ found, list }: SplitOfferProps) {
  const splitting = useFetcher<Outcome>();
  const isBusy = splitting.state !== "idle";
  const problem = isBusy ? undefined : splitting.data?.problem;
  const { version, episodes } = list;
  return (
    <Card title={t("This script holds several episodes")}>
      <p>{t("Its scene numbers begin with numbers of episodes. After splitting, each episode has its own scenes:")}</p>
      <ul>
        {found.map(({ number, scenes }) => {
          const known = episodes.find((episode) => episode.number.toUpperCase() === number.toUpperCase());
          const words = { episode: episodeText(known ?? { number, name: "" }), scenes };
          return (
            <li key={number}>
              {known
                ? t("{episode}, {scenes, plural, one {# scene} other {# scenes}}", words)
                : t("{episode}, {scenes, plural, one {# scene} other {# scenes}} (new)", words)}
            </li>
          );
        })}
      </ul>
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
      <div>
        <Button
          kind="primary"
          icon={<Split />}
          busy={isBusy && t("Splitting...")}
          onClick={() => void splitting.submit(asJson({ version }), POST_JSON)}
        >
          {t("Split into {count, plural, one {# episode} other {# episodes}}", { count: found.length })}
        </Button>
      </div>
    </Card>
  );
}
