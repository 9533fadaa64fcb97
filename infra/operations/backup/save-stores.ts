import { parseArgs } from "node:util";
import { restoreBackup, takeBackup } from "./backup.ts";
import { storesAt } from "./stores.ts";

const usage = `npm run --silent backup -- save|restore FOLDER --projects TABLE --options TABLE --schedules TABLE --audit TABLE --bucket BUCKET

  save        writes every row and document into FOLDER, with their counts and hashes
  restore     writes them from FOLDER into empty stores and compares counts and hashes
  --replace   with restore: first deletes what the stores contain; documents keep their versions

The names are outputs of the stack BacklotData. The shell's credentials must be allowed to read or write the stores.`;

/** A command with wrong arguments. */
class UsageError extends Error {}

function parsedArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ projects: { type: "string" }, options: { type: "string" }, schedules: { type: "string" } },
      ...{ audit: { type: "string" }, bucket: { type: "string" }, replace: { type: "boolean", default: false } },
    },
  });
  const [command, folder] = positionals;
  const { projects, options, schedules, audit, bucket, replace } = values;
  if ((command !== "save" && command !== "restore") || !folder)
    throw new UsageError("Give save or restore, and a folder.");
  if (!projects || !options || !schedules || !audit || !bucket)
    throw new UsageError("Name all four tables and the bucket.");
  return { command, folder, replace, names: { tables: { projects, options, schedules, audit }, bucket } };
}

try {
  const { command, folder, replace, names } = parsedArguments();
  const stores = storesAt(names, process.env);
  const tally =
    command === "save"
      ? await takeBackup(stores, folder, new Date().toISOString())
      : await restoreBackup(folder, stores, { replace });
  console.log(JSON.stringify(tally, null, 2));
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && "code" in error);
  console.error(`${error instanceof Error ? error.message : error}${isUsage ? `\n\n${usage}` : ""}`);
  process.exitCode = 1;
}
