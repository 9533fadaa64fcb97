import * as z from "zod";
import { jsonFile } from "./json-file.ts";
import { Mail } from "./mail.ts";
import { outboxPage } from "./outbox-page.ts";

/** Where mails end up that would have left for the world. */
export interface Outbox {
  deliver(mail: Mail): void;
  /** The mails, newest first. */
  list(): readonly Mail[];
  /** The list as an HTML page, its links to be clicked. */
  page(): string;
  /** The list as JSON. */
  json(): string;
}

export interface OutboxOptions {
  /** Where the mails are kept; without it they end with the process. */
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
    page: () => outboxPage(list()),
    json: () => JSON.stringify(list()),
  };
}
