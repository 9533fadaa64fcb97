import { rm } from "node:fs/promises";
import { type LocalStack, startLocalStack } from "../../infra/local/stack.ts";
import { routes } from "../../shared/contract/routes.ts";
import type { Route } from "../../shared/contract/schema/route.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { ended } from "../api/production.ts";
import type { LocalAws } from "../local-aws.ts";
import { awsOf } from "../local-aws.ts";
import { mailsIn, OUTBOX_KEY } from "../outbox.ts";
import { type Person, signedUp } from "../people.ts";
import { stackFolder } from "../stack-folder.ts";
import { type Answered, type Asked, ask, handlersHere } from "./in-process.ts";
import type { Wire } from "./wire.ts";

/** A stack of its own with a user and a production; the handlers run here, and faults can be injected on the wire. */
export interface Studio {
  readonly stack: LocalStack;
  readonly aws: LocalAws;
  readonly wire: Wire;
  readonly owner: Person;
  /** The production. */
  readonly id: string;
  /** The logs of the stack's own functions. */
  readonly logged: readonly string[];
  /** Calls a route as the owner, or with the given token. */
  ask(route: Route, asked: Asked): Promise<Answered>;
  /**
   * Like `ask`, and throws unless the call succeeds.
   *
   * @returns the answer
   */
  get<Answer = Record<string, unknown>>(route: Route, asked: Asked): Promise<Answer>;
  /** Creates another project with a breakdown. */
  newProduction(screenplay?: string): Promise<string>;
  /** The number of mails to an address that contain a text. */
  mailsTo(address: string, words?: string): Promise<number>;
  close(): Promise<void>;
}

export const SCREENPLAY = `INT. LIGHTHOUSE - DAY

MARA polishes the lens.

MARA
The ferry is early.

EXT. QUAY - NIGHT

ODO waves a lantern.

ODO
Over here!
`;

export async function aStudio(): Promise<Studio> {
  const folder = await stackFolder("faults");
  const logged: string[] = [];
  const stack = await startLocalStack({
    folder,
    inMemory: true,
    speed: 40,
    outboxKey: OUTBOX_KEY,
    // Cases write some rows themselves, and act at once.
    indexLag: () => 0,
    log: (line) => logged.push(line),
  });
  const aws = awsOf(stack);
  const wire = await handlersHere(stack);
  const owner = await signedUp(stack.url, "owner");
  const studio = {
    ...{ stack, aws, wire, owner, logged, id: "" },
    ask: (route: Route, asked: Asked) => ask(route, { token: owner.token, ...asked }),
    async get<Answer>(route: Route, asked: Asked): Promise<Answer> {
      const { status, body } = await studio.ask(route, asked);
      if (status !== 200) throw new Error(`${route.method} ${route.path} was answered with ${status}: ${body}`);
      return (route.answer.kind === "json" ? JSON.parse(body) : body) as Answer;
    },
    newProduction,
    async mailsTo(address: string, words = "") {
      const mails = await mailsIn(stack.url);
      return mails.filter((mail) => mail.to.includes(address) && mail.text.includes(words)).length;
    },
    async close() {
      wire.close();
      await stack.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  studio.id = await newProduction();
  return studio;

  async function newProduction(screenplay = SCREENPLAY): Promise<string> {
    const payload = { projectName: "The Small Tide", projectType: "Short Film" };
    const { id } = await studio.get<{ id: string }>(routes.createProject, { params: { user: owner.id }, payload });
    await studio.get(routes.uploadScript, { params: { id }, form: scriptForm("Draft", screenplay) });
    await studio.get(routes.generateBreakdown, { params: { id, fileName: "Draft" } });
    await ended(owner, id);
    return id;
  }
}

export function scriptForm(name: string, screenplay = SCREENPLAY): FormData {
  const form = new FormData();
  form.set("scriptPdf", new File([screenplay], "script.fountain"));
  form.set("fileName", name);
  return form;
}

let count = 0;

/** A unique name. */
export const counted = (what: string) => `${what} ${++count}`;

/** Creates a schedule with two days that no other schedule uses. */
export async function scheduled(
  studio: Studio,
  id = studio.id,
): Promise<{ id: string; scheduleName: string; date: string }> {
  const scheduleName = counted("Plan");
  const date = addDays("2031-01-06", 7 * count);
  const payload = { name: scheduleName, location: "All locations", scenes_per_day: 1, start_date: date };
  await studio.get(routes.createSchedule, { params: { id }, payload });
  return { id, scheduleName, date };
}
