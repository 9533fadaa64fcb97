import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import type { CrewPosition, Department } from "../../shared/call-sheet/model/crew.ts";
import { EMPTY_PLAN } from "../../shared/call-sheet/model/day-plan.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import { source } from "./builders.ts";

/** Names of realistic maximum length, in the scripts of film-making countries. */
export const NAMES = [
  "Wolfeschlegelsteinhausenbergerdorff Maximiliane-Friederike von und zu Hohenlohe-Langenburg",
  "श्रीमती लक्ष्मीनारायणन वेंकटसुब्रमण्यम राजगोपालाचारी",
  "திருமதி கிருஷ்ணவேணி சுப்பிரமணியன் மீனாட்சிசுந்தரம்",
  "عبد الرحمن محمد عبد العزيز الشهرستاني",
  "남궁민수 황보예린 제갈공명",
  "Þórðrún Ægisdóttir-Šňůrková Łącka-Żółć",
  "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
] as const;

/** Long names in each of five scripts. */
export const NAMES_BY_SCRIPT = {
  Latin: [NAMES[0], NAMES[5], NAMES[6]],
  Devanagari: [NAMES[1], "महामहोपाध्याय विश्वेश्वरनाथ चट्टोपाध्याय"],
  Tamil: [NAMES[2], "அருள்மிகு பாலசுப்பிரமணியன் வேங்கடராமன்"],
  Arabic: [NAMES[3], "المستنصر بالله أبو الحسين القحطاني الأنصاري"],
  Korean: [NAMES[4], "선우용녀와 독고영재 그리고 사공민정"],
} as const;

const TITLES = ["1st Assistant Director", "Best Boy Grip", "Key Hair Stylist and Prosthetic Make-up Artist", "Runner"];
const person = (at: number, names: readonly string[]): CrewPosition => ({
  position: TITLES[at % TITLES.length]!,
  name: names[at % names.length]!,
  phone: "+44 20 7946 0123 ext. 4567",
  ...(at % 5 === 0 && { offset: -45 }),
  ...(at % 7 === 0 && { call: "O/C" as const }),
});

/** Sixty people in eight departments. */
const crewOfSixty = (names: readonly string[]): readonly Department[] =>
  Array.from({ length: 8 }, (_, at) => ({
    id: `d${at}`,
    name: at === 3 ? "Marine, Underwater and Special Mechanical Effects Coordination" : `Department ${at}`,
    positions: Array.from({ length: at < 4 ? 8 : 7 }, (__, n) => person(at * 8 + n, names)),
  }));
export const CREW_OF_SIXTY = crewOfSixty(NAMES);

/** A full day: eight scenes at two places, twelve cast members, background, notes and a crew of sixty. */
export function largeSheet(paper: "letter" | "a4" = "letter", names: readonly string[] = NAMES): CallSheet {
  const name = (at: number) => names[at % names.length]!;
  const base = callSheetFrom({
    ...source,
    departments: crewOfSixty(names),
    settings: {
      ...source.settings,
      paper,
      office: "Harbour Light Pictures, 12 Quay Street, Saltney, +44 20 7946 0000",
      safetyLine: "Report any hazard to the 1st AD at once, or in confidence to +44 20 7946 0999.",
    },
    plan: {
      ...EMPTY_PLAN,
      breakfast: "6:30 AM",
      meal: "1:00 PM",
      wrap: "8:00 PM",
      logistics: {
        ...EMPTY_PLAN.logistics,
        baseCamp: `Car park of ${name(6)}, by the old ice plant`,
        crewParking: "Lot B behind the ice plant, entrance on Quay Street",
        truckParking: name(1),
        shuttle: "From Lot B every ten minutes from 5:30 AM on; the last one back an hour after wrap",
        walkie: "1 Production, 2 Open, 5 Camera, 6 Electric, 7 Grip, 8 Art, 9 Locations, 10 Transport",
      },
      safety: "Wet cobbles: non-slip shoes. Life jackets on the pontoon.",
      notes: "Closed set for scene 4.",
      background: [
        { id: "a", count: 120, type: "Bathers", place: "Holding at the bandstand", call: "6:00 AM", onSet: "7:30 AM" },
        {
          id: "b",
          count: 2,
          type: name(0),
          place: name(1),
          call: "6:00 AM (day before)",
          onSet: "12:30 AM (next day)",
        },
      ],
      departmentNotes: [{ id: "n", department: "Camera", text: "Second body from noon." }],
    },
    locationOptions: source.locationOptions.map((option) => ({
      ...option,
      locationName: name(6),
      address: "4 Harbour Road, Dunmore East, County Waterford, X91 P9F6",
      site: {
        ...NO_LOCATION_SITE,
        coordinates: { latitude: 52.1534, longitude: -6.9935 },
        parking: "Lot B behind the ice plant",
        directions: `From the N25 take the R684 at ${name(6)}, then the second left past the church.`,
        police: "Garda Dunmore East +353 51 383 112, fire station Tramore +353 51 381 222",
        hospital: "University Hospital Waterford, Dunmore Road, X91 ER8E, +353 51 848 000",
      },
    })),
  });
  const line = base.order.find((one) => one.kind === "scene");
  if (line?.kind !== "scene") throw new Error("The day has no scene.");
  return {
    ...base,
    order: Array.from({ length: 9 }, (_, at) =>
      at === 4
        ? { kind: "banner", banner: "move", text: `Company move to ${name(6)}` }
        : {
            ...line,
            scriptDay: "D12",
            strip: {
              ...line.strip,
              number: `${at + 1}A`,
              set: at === 2 ? name(6).toUpperCase() : line.strip.set,
              synopsis: `${name(at)} waits for the ferry, which does not come.`,
            },
          },
    ),
    cast: Array.from({ length: 12 }, (_, at) => ({
      ...base.cast[0]!,
      castId: String(at + 1),
      character: name(at).toUpperCase(),
      actor: name(at + 3),
      minor: at === 4 ? "9-15y" : null,
      pickUp: "11:45 PM (day before)",
      remarks: at === 2 ? "Prosthetics" : "",
    })),
  };
}

/** A day of the same size with names of usual length. */
export function usualSheet(): CallSheet {
  const sheet = largeSheet();
  return {
    ...sheet,
    contacts: sheet.contacts.slice(0, 5).map((contact, at) => ({ ...contact, name: `Ines Mora-Castell ${at}` })),
    locations: sheet.locations.map((location) => ({
      ...location,
      ...{ place: "Dunmore Pier", directions: "Second left past the church." },
    })),
    plan: { ...sheet.plan, logistics: { ...sheet.plan.logistics, baseCamp: "Ice plant", truckParking: "Quay 2" } },
    order: sheet.order.map((line) =>
      line.kind === "banner"
        ? { ...line, text: "Company move to the old bank" }
        : { ...line, strip: { ...line.strip, set: "PIER", synopsis: "The ferry is late." } },
    ),
    cast: sheet.cast.map((call) => ({ ...call, character: "NORA", actor: "Ingrid Osei", pickUp: "6:15 AM" })),
    background: sheet.background.slice(0, 1),
    departments: sheet.departments.map((department) => ({
      ...department,
      positions: department.positions.map((one) => ({
        ...one,
        ...{ name: "Ambrose Tull", position: "Best Boy Grip", phone: "+44 20 7946 0123" },
      })),
    })),
  };
}
