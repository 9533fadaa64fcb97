import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { jsonFile } from "./emulators/json-file.ts";
import { MAIL_FATES } from "./emulators/mail-events.ts";
import type { Services } from "./services.ts";

/** The outbox as pages of the site. A deployed site has none. */
export interface OutboxSite {
  readonly path: string;
  /** Answers a request to the outbox. @returns whether it was one */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

const Key = z.object({ key: z.string().min(1) });

/** The key in the outbox's path, which stays the same as long as the data. `file` is undefined for data in memory. */
export function outboxKey(file: string | undefined): string {
  const kept = jsonFile(file, Key, () => ({ key: randomBytes(20).toString("hex") }));
  kept.save();
  return kept.value.key;
}

/**
 * Serves the emails that would have been sent. They have links that set a password, and every user of the machine can
 * send requests to its ports, so the path contains a key that only the user who started the stack knows.
 */
export function outboxSite({ mails, haveMail }: Pick<Services, "mails" | "haveMail">, key: string): OutboxSite {
  const path = `/outbox/${key}`;
  return {
    path,
    answer({ url = "", method }, response) {
      const [asked = "", query] = url.split("?");
      if (!/^\/outbox(?:[/.]|$)/.test(asked)) return false;
      // The page's links lead to the site, which must not learn the key.
      response.setHeader("referrer-policy", "no-referrer").setHeader("cache-control", "no-store");
      if (asked === path) response.setHeader("content-type", "text/html; charset=utf-8").end(mails.page(path));
      else if (asked === `${path}.json`) {
        const to = new URLSearchParams(query).get("to");
        response.setHeader("content-type", "application/json").end(mails.json(to));
      } else if (asked.startsWith(`${path}/`) && method === "POST") answerFate(asked.slice(path.length), response);
      else response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end(NO_KEY);
      return true;
    },
  };

  /** Handles the buttons for a bounce or complaint. */
  function answerFate(asked: string, response: ServerResponse): void {
    const [, id = "", name] = /^\/([\w-]+)\/(\w+)$/.exec(asked) ?? [];
    const fate = MAIL_FATES.find((one) => one === name);
    const isDone = fate ? haveMail(id, fate) : Promise.resolve(false);
    isDone.then(
      (isThere) => response.writeHead(isThere ? 303 : 404, { location: path }).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }
}

const NO_KEY = "Open the outbox at the address that npm start printed.\n";
