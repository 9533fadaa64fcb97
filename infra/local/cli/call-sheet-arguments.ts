import { parseArgs } from "node:util";
import { CalendarDate } from "../../../shared/schedule/model/schedule.ts";
import { ArgumentError } from "./arguments.ts";

export const HELP = `npm run --silent call-sheet -- PROJECT [SCHEDULE] [options]

Saves the call sheet of the day that is due now as a PDF: from four in the afternoon by the project's clocks tomorrow's,
before that today's. PROJECT is the id in the project's address. Prints one line of JSON.

  --day N       the sheet of the schedule's day N instead
  --date DATE   the sheet of a date instead, such as 2027-03-14
  --drafts      make the drafts that are due, or those of --date, instead: each is stored and mailed to the editors once
  --out FILE    save as FILE (call-sheet-DATE.pdf)
  --url URL     where Backlot runs (http://localhost:4000)
  --user MAIL   sign in as MAIL, with the password that stands in BACKLOT_PASSWORD; needs SCHEDULE
  --help        say this

Without --user, an API key of the project is taken from BACKLOT_KEY.`;

/** The command-line options, with the user's or API client's credentials. */
export interface CallSheetArguments {
  readonly project: string;
  readonly schedule: string | undefined;
  readonly day: number | undefined;
  readonly date: string | undefined;
  readonly drafts: boolean;
  readonly out: string | undefined;
  readonly url: string;
  readonly credentials: { readonly email: string; readonly password: string } | { readonly key: string };
}

/** @throws {ArgumentError} that quotes the invalid argument or names the missing one */
export function callSheetArguments(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CallSheetArguments | "help" {
  const { positionals, values } = parsed(given);
  if (values.help) return "help";
  const [project, schedule, ...others] = positionals;
  if (project === undefined) throw wrong("Say of which project: PROJECT is missing.");
  if (others.length > 0) throw wrong(`"${others[0]}" is one word too many: put a name of several words in quotes.`);
  const { day, date, drafts, out, url, user } = values;
  if (day !== undefined && !/^[1-9]\d{0,3}$/.test(day)) throw wrong(`--day is a number from 1, not "${day}".`);
  if (date !== undefined && !CalendarDate.safeParse(date).success) {
    throw wrong(`--date is a date such as 2027-03-14, not "${date}".`);
  }
  if (day !== undefined && (date !== undefined || drafts)) throw wrong("--day goes with neither --date nor --drafts.");
  if (!URL.canParse(url)) throw wrong(`--url is an address such as https://backlot.example, not "${url}".`);
  if (user !== undefined && schedule === undefined && !drafts)
    throw wrong("Say of which schedule: SCHEDULE is missing.");
  const asked = { project, schedule, day: day === undefined ? undefined : Number(day), date, drafts, out, url };
  return { ...asked, credentials: credentialsFrom(user, environment) };
}

function credentialsFrom(
  email: string | undefined,
  { BACKLOT_PASSWORD, BACKLOT_KEY }: Record<string, string | undefined>,
) {
  if (email !== undefined) {
    if (!BACKLOT_PASSWORD) throw wrong(`Put the password of ${email} into BACKLOT_PASSWORD.`);
    return { email, password: BACKLOT_PASSWORD };
  }
  if (!BACKLOT_KEY) throw wrong("Say who asks: by --user, or by an API key in BACKLOT_KEY.");
  return { key: BACKLOT_KEY };
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        day: { type: "string" },
        date: { type: "string" },
        drafts: { type: "boolean", default: false },
        out: { type: "string" },
        url: { type: "string", default: "http://localhost:4000" },
        user: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message.replace(/\. To specify.*/s, ".") : String(error));
  }
}

const wrong = (problem: string) => new ArgumentError(`${problem}\n\n${HELP}`);
