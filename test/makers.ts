import { createServer, type Server } from "node:http";
import { json } from "node:stream/consumers";
import * as z from "zod";
import { accountMaker } from "./account-maker.ts";
import type { LocalAws } from "./local-aws.ts";
import { restoreProduction, type SavedProduction } from "./saved-production.ts";

const Account = z.strictObject({ email: z.string(), password: z.string() });
const Production = z.strictObject({ id: z.string(), owner: z.strictObject({ id: z.string(), email: z.string() }) });

/** Makes accounts, and fills projects with the saved production: POST /account and /production. */
export function makers(aws: LocalAws, saved: SavedProduction): Server {
  const makeAccount = accountMaker(aws);
  const made: Readonly<Record<string, (details: unknown) => Promise<void>>> = {
    "/account": (details) => {
      const { email, password } = Account.parse(details);
      return makeAccount(email, password);
    },
    "/production": (details) => restoreProduction(aws, saved, Production.parse(details)),
  };
  return createServer(async (request, response) => {
    try {
      const make = made[request.url ?? ""];
      if (!make) throw new Error(`Nothing is made at ${request.url}.`);
      await make(await json(request));
      response.end();
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
}
