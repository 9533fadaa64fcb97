import type { Episode } from "../../shared/episodes/episode.ts";
import { FULL_VISIBILITY, textFromSceneNumbers, type Visibility } from "../../shared/visibility/visibility.ts";
import { t } from "../i18n/translate.ts";

/** A restricted member's visibility, as text after their role; undefined for full visibility. */
export function seesText(
  sees: Visibility = FULL_VISIBILITY,
  episodes: readonly Pick<Episode, "id" | "number">[] = [],
): string | undefined {
  switch (sees.kind) {
    case "all":
      return undefined;
    case "scenes":
      return t("sees {count, plural, one {scene} other {scenes}} {scenes}", {
        count: sees.scenes.length,
        scenes: textFromSceneNumbers(sees.scenes),
      });
    case "episodes": {
      const known = episodes.filter(({ id }) => sees.episodes.includes(id));
      return t("sees {count, plural, one {episode} other {episodes}} {episodes}", {
        count: sees.episodes.length,
        episodes: known.map(({ number }) => number).join(", "),
      });
    }
    case "departments":
      return t("sees what {departments} need", { departments: sees.departments.join(", ") });
  }
}
