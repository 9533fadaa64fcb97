import type { Content, ContentStack } from "pdfmake/interfaces.js";
import { BOXED, field, GREY, INK, label, PAGE, say, TEXT_WIDTH } from "../print/style.ts";
import type { CallSheet } from "./call-sheet.ts";

/** The crew call stands in a circle, so that nobody has to look for it. */
const CIRCLE = 66;

/** The line on top of every page: whose call sheet this is, and which day. */
export function runningHead({ project, company, dayNumber, dayCount }: CallSheet): Content {
  return {
    margin: [PAGE.side, 24, PAGE.side, 0],
    stack: [
      {
        columns: [
          say(project, { fontSize: 13, bold: true }),
          { ...say(`Day ${dayNumber} of ${dayCount}`, { fontSize: 13, bold: true }), width: "auto" },
        ],
      },
      say(company || " ", { fontSize: 7, color: GREY }),
      { canvas: [{ type: "line", x1: 0, y1: 2, x2: TEXT_WIDTH, y2: 2, lineWidth: 1.2, lineColor: INK }] },
    ],
  };
}

/** Date, crew call and the day's times; then where the company goes and what to expect there. */
export function masthead(sheet: CallSheet): Content[] {
  const { dateLine, schedule, timing, conditions } = sheet;
  return [
    {
      margin: [0, 0, 0, 6],
      columns: [
        {
          width: "*",
          stack: [
            label("Call sheet"),
            say(dateLine, { fontSize: 15, bold: true, margin: [0, 2, 0, 4] }),
            say(schedule, { color: GREY }),
            label("Nearest hospital", { margin: [0, 6, 0, 0] }),
            say(conditions.hospital || " "),
          ],
        },
        { width: CIRCLE, ...crewCallCircle(timing.crewCall) },
        { width: 18, text: "" },
        {
          width: 190,
          table: {
            widths: ["*", "*"],
            body: [
              [field("Shift start", timing.shiftStart), field("Shift end", timing.shiftEnd)],
              [field("Shoot call", timing.shootCall), field("Crew call", timing.crewCall)],
            ],
          },
          layout: { ...BOXED, hLineWidth: (row) => (row === 1 ? 0.4 : 0), paddingLeft: () => 8 },
        },
      ],
    },
    {
      table: {
        widths: ["*", 58, 62, 62, 54, 54],
        body: [
          [
            places(sheet),
            field("Weather", conditions.weather),
            light("Sunrise", conditions.sunrise),
            light("Sunset", conditions.sunset),
            field("Meal", conditions.meal),
            field("Est. wrap", conditions.wrap),
          ],
        ],
      },
      layout: BOXED,
    },
  ];
}

function places({ locations, conditions }: CallSheet): Content {
  return {
    stack: [
      label("Location"),
      ...locations.flatMap(({ group, place, address, directions, parking, power, permit }): Content[] => [
        say(place ? `${place} (${group})` : group, { fontSize: 9, bold: true, margin: [0, 1, 0, 0] }),
        ...[address, directions].filter((line) => line !== "").map((line) => say(line)),
        ...named("Parking", parking),
        ...named("Power", power),
        ...named("Permit", permit),
      ]),
      ...(conditions.twilight ? [say(`Twilight ${conditions.twilight}`, { color: GREY, margin: [0, 2, 0, 0] })] : []),
    ],
  };
}

/** A time of the sun; where it has none it says so in words, which are longer. */
function light(name: string, text: string): Content {
  return field(name, text, text.length > 8 ? { fontSize: 7 } : {});
}

function named(name: string, text: string): Content[] {
  return text === "" ? [] : [say(`${name}: ${text}`)];
}

function crewCallCircle(crewCall: string): ContentStack {
  const middle = CIRCLE / 2;
  return {
    stack: [
      {
        canvas: [
          { type: "ellipse", x: middle, y: middle, r1: middle - 1, r2: middle - 1, lineWidth: 1.6, lineColor: INK },
        ],
      },
      label("Crew call", { alignment: "center", margin: [0, -middle - 13, 0, 0] }),
      say(crewCall || " ", { fontSize: crewCall.length > 8 ? 9 : 13, bold: true, alignment: "center" }),
    ],
    // The words were moved up into the circle; this gives its height back.
    margin: [0, 0, 0, middle - 11],
  };
}
