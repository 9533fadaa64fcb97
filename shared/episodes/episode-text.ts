import { t } from "../i18n/speech.ts";
import type { Episode } from "./episode.ts";

/** `Episode 103: The Tide`, as papers name an episode. */
export const episodeText = ({ number, name }: Pick<Episode, "number" | "name">): string =>
  name === "" ? t("Episode {number}", { number }) : t("Episode {number}: {name}", { number, name });
