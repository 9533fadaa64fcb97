import type { ApiClient } from "../local/demo/api-client.ts";
import type { AccountClients } from "./account-clients.ts";

/** The account of a deployed site. */
export interface SmokeAccount {
  readonly stage: string;
  readonly clients: Pick<AccountClients, "cloudWatch" | "scheduler" | "lambda">;
}

/** A deployed site, and how its mails are read. */
export interface Site {
  readonly url: string;
  /** The API's own address, past CloudFront; undefined if it is not known. */
  readonly api?: string | undefined;
  /** The address that signs up. */
  readonly email: string;
  /** The account, or why the steps in it cannot be tried. */
  readonly account: SmokeAccount | string;
  /** The text of the newest mail to `email` that contains the words. */
  readonly mail: (words: string) => Promise<string>;
}

/** What the steps have created. Later steps use it, and the last one removes it. */
export interface Made {
  session?: { readonly userId: string; readonly api: ApiClient; readonly cookie: string; readonly password: string };
  readonly projects: string[];
}

/** A step's name and what it checks. It returns what it saw, and throws if that is wrong. */
export interface Step {
  readonly name: string;
  /** Whether it needs no account, and so no email. */
  readonly isAnonymous?: boolean;
  readonly run: (site: Site, made: Made) => Promise<string>;
}
