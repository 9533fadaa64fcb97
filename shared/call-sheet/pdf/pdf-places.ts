import type { Content, ContentText } from "pdfmake/interfaces.js";
import { t } from "../../i18n/speech.ts";
import { retold } from "../../i18n/stored.ts";
import { label, say } from "../../print/style.ts";
import { linesByPlace } from "../build/site-lines.ts";
import type { CallSheet, SheetLocation } from "../model/call-sheet.ts";

/** The day's locations; a single one without a number, several with their details in one line each. */
export function places({ locations }: CallSheet): Content[] {
  if (locations.length === 0) return [];
  // Two sets that are shot at one place have its details once.
  const sites = [...Map.groupBy(locations, siteKeyOf).values()];
  return [
    label(sites.length === 1 ? t("Location") : t("Locations")),
    ...sites.flatMap((site, at): Content[] => {
      const [location] = site as [SheetLocation, ...SheetLocation[]];
      const groups = site.map(({ group }) => group).join(", ");
      const number = sites.length > 1 ? `${at + 1}. ` : "";
      return [
        say(`${number}${location.place ? `${location.place} (${groups})` : groups}`, {
          ...{ fontSize: 9, bold: true, margin: [0, 1, 0, 0] },
        }),
        ...(sites.length > 1
          ? [{ text: detailsOf(location).flatMap((one, at) => (at > 0 ? [SEPARATOR, one] : [one])) }]
          : detailsOf(location)),
      ];
    }),
  ];
}

/** Equal for locations that are printed the same but for the set. */
function siteKeyOf({ place, group, address, directions, parking, power, permit, map }: SheetLocation): string {
  return JSON.stringify(place === "" ? group : [place, address, directions, parking, power, permit, map]);
}

/** Police and fire, if entered. */
export function policeOf({ locations }: CallSheet): Content[] {
  return titled(
    t("Police and fire"),
    linesByPlace(locations, ({ police }) => police).map((text) => say(text)),
  );
}

const SEPARATOR: ContentText = { text: "  ·  " };

/** Address, directions and the like, as far as they are known, with a link to the map. */
function detailsOf(location: SheetLocation): ContentText[] {
  const { address, directions, parking, power, permit } = location;
  return [
    ...[address, directions].filter((line) => line !== "").map((line) => say(line)),
    ...named(t("Parking"), parking),
    ...named(t("Power"), power),
    ...named(t("Permit"), retold(permit)),
    ...mapLink(location),
  ];
}

/** Decimal places of printed coordinates: about a metre. */
const PLACES = 5;

function mapLink({ map, coordinates }: SheetLocation): ContentText[] {
  if (map === "") return [];
  const degrees = (angle: number) => Number(angle.toFixed(PLACES));
  const where = coordinates ? ` ${degrees(coordinates.latitude)}, ${degrees(coordinates.longitude)}` : "";
  return [{ ...say(`${t("Map")}${where}`, { fontSize: 7, color: "#1d4f91" }), link: map }];
}

/** Lines below their title; nothing without lines. */
export function titled(title: string, lines: readonly Content[]): Content[] {
  return lines.length === 0 ? [] : [label(title), ...lines];
}

/** A named text on a line; nothing without text. */
export function named(name: string, text: string): ContentText[] {
  return text === "" ? [] : [say(`${name}: ${text}`)];
}
