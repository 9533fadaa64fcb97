import { textFromSceneNumbers, type Visibility } from "../../shared/visibility/visibility.ts";
import { t } from "../i18n/translate.ts";
import type { PartsOfProduction } from "./visibility-fields.tsx";

/** A restricted member's visibility, as text after their role; undefined for full visibility. */
export function seesText(sees: Visibility | undefined, { episodes, units }: PartsOfProduction): string | undefined {
  switch (sees?.kind) {
    case undefined:
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
        count: known.length,
        episodes: known.map(({ number }) => number).join(", "),
      });
    }
    case "units": {
      const known = units.filter(({ id }) => sees.units.includes(id));
      return t("sees what {units} {count, plural, one {shoots} other {shoot}}", {
        count: known.length,
        units: known.map(({ name }) => name).join(", "),
      });
    }
    case "episodesOfUnits": {
      const [shooting, shot] = [
        units.filter(({ id }) => sees.units.includes(id)),
        episodes.filter(({ id }) => sees.episodes.includes(id)),
      ];
      return t(
        "sees what {units} {count, plural, one {shoots} other {shoot}} of {shown, plural, one {episode} other {episodes}} {episodes}",
        {
          count: shooting.length,
          units: shooting.map(({ name }) => name).join(", "),
          shown: shot.length,
          episodes: shot.map(({ number }) => number).join(", "),
        },
      );
    }
    case "departments":
      return t("sees what {departments} need", { departments: sees.departments.join(", ") });
  }
}
