import * as z from "zod";
import { jsonFile } from "./json-file.ts";
import { Mail } from "./mail.ts";
import { outboxPage } from "./outbox-page.ts";

/** Stores mails instead of sending them. */
export interface Outbox {
  deliver(mail: Mail): void;
  /** The mails, newest first. */
  list(): readonly Mail[];
  /** The mails as an HTML page with clickable links. `path` is that of the page. */
  page(path: string): string;
  /** The mails as JSON: all, or those to one address. */
  json(address?: string | null): string;
}

export interface OutboxOptions {
  /** Stores the mails. Without a file they are lost when the process ends. */
  readonly file?: string;
}

export function outbox({ file }: OutboxOptions = {}): Outbox {
  const kept = jsonFile(file, z.array(Mail), () => []);
  const list = () => kept.value.toReversed();
  return {
    deliver(mail) {
      kept.value.push(mail);
      kept.save();
    },
    list,
    page: (path) => outboxPage(list(), path),
    json: (address) => JSON.stringify(address == null ? list() : list().filter(({ to }) => to.includes(address))),
  };
}
