import { parseArgs } from "node:util";
import { CalendarDate } from "../../../shared/schedule/model/schedule.ts";
import { ArgumentError } from "./arguments.ts";

export const HELP = `npm run --silent call-sheet -- PROJECT [SCHEDULE] [options]

Saves the call sheet that is due now as a PDF: today's, or tomorrow's from 4 PM in the project's time zone. PROJECT is
the id in the project's URL. Prints one line of JSON.

  --day N       the call sheet of the schedule's day N instead
  --date DATE   the call sheet of a date instead, such as 2027-03-14
  --drafts      create the drafts that are due, or those of --date, instead: each is stored and emailed to the editors once
  --out FILE    save as FILE (call-sheet-DATE.pdf)
  --url URL     where Backlot runs (http://localhost:4000)
  --user EMAIL  sign in as EMAIL with the password in BACKLOT_PASSWORD; needs SCHEDULE
  --help        print this

Without --user, BACKLOT_KEY must contain an API key of the project.`;

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
  if (project === undefined) throw wrong("PROJECT is missing.");
  if (others.length > 0) throw wrong(`"${others[0]}" is an extra argument: put a name of several words in quotes.`);
  const { day, date, drafts, out, url, user } = values;
  if (day !== undefined && !/^[1-9]\d{0,3}$/.test(day)) throw wrong(`--day is a number from 1, not "${day}".`);
  if (date !== undefined && !CalendarDate.safeParse(date).success) {
    throw wrong(`--date is a date such as 2027-03-14, not "${date}".`);
  }
  if (day !== undefined && (date !== undefined || drafts))
    throw wrong("--day cannot be combined with --date or --drafts.");
  if (!URL.canParse(url)) throw wrong(`--url is an address such as https://backlot.example, not "${url}".`);
  if (user !== undefined && schedule === undefined && !drafts) throw wrong("SCHEDULE is missing.");
  const asked = { project, schedule, day: day === undefined ? undefined : Number(day), date, drafts, out, url };
  return { ...asked, credentials: credentialsFrom(user, environment) };
}

function credentialsFrom(
  email: string | undefined,
  { BACKLOT_PASSWORD, BACKLOT_KEY }: Record<string, string | undefined>,
) {
  if (email !== undefined) {
    if (!BACKLOT_PASSWORD) throw wrong(`Set BACKLOT_PASSWORD to the password of ${email}.`);
    return { email, password: BACKLOT_PASSWORD };
  }
  if (!BACKLOT_KEY) throw wrong("Give --user, or an API key in BACKLOT_KEY.");
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
