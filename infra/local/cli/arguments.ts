import { parseArgs } from "node:util";

/** The options of `npm start`. */
export interface Arguments {
  readonly port: number;
  /** The data folder. */
  readonly folder: string;
  /** Delete all data first. */
  readonly fresh: boolean;
  /** Restore the last good version of the data first. */
  readonly restore: boolean;
  /** Start without the demo production. */
  readonly empty: boolean;
  /** Create the demo season too. */
  readonly season: boolean;
  readonly help: boolean;
}

export class ArgumentError extends Error {
  override name = "ArgumentError";
}

export const usage = `npm start -- [options]

  --port N        serve on port N, and S3 on N + 1 (4000)
  --data FOLDER   keep the data in FOLDER (.local/data)
  --fresh         delete all data first
  --restore       restore the data of the last clean close
  --empty         start without the demo production
  --season        create a demo series with two units too
  --help          print this`;

/** @throws {ArgumentError} that quotes the invalid argument */
export function readArguments(given: readonly string[]): Arguments {
  const { port, data, fresh, restore, empty, season, help } = parsed(given);
  // S3 listens on the next port.
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_534) {
    throw new ArgumentError(`--port must be a number from 1 to 65534, not "${port}".`);
  }
  if (data === "") throw new ArgumentError("--data needs the name of a folder.");
  if (fresh && restore) throw new ArgumentError("--fresh deletes the data that --restore would restore.");
  if (empty && season) throw new ArgumentError("--empty starts without the account that --season adds a series to.");
  return { port: Number(port), folder: data, fresh, restore, empty, season, help };
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        port: { type: "string", default: "4000" },
        data: { type: "string", default: ".local/data" },
        fresh: { type: "boolean", default: false },
        restore: { type: "boolean", default: false },
        empty: { type: "boolean", default: false },
        season: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    const problem = error instanceof Error ? error.message.replace(/\. To specify.*/s, ".") : String(error);
    throw new ArgumentError(`${problem}\n\n${usage}`);
  }
}
