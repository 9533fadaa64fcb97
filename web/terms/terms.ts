import { say } from "../texts/say.ts";

/** A word of the trade, and what it means to whoever meets it for the first time. */
export interface Term {
  readonly name: string;
  readonly meaning: string;
}

/** The words of the trade that Backlot's screens use. */
export const TERMS = {
  eighths: {
    name: say("Eighths"),
    meaning: say(
      "A page of script, about a minute of film, is counted in eighths of about an inch: 2 4/8 is two pages and a half. Every scene has at least one.",
    ),
  },
  set: {
    name: say("Set and location"),
    meaning: say(
      "The set is where a scene plays in the story, as its heading says. The location is the real place where it is shot; one location can hold several sets.",
    ),
  },
  intExt: {
    name: say("Int. and Ext."),
    meaning: say("Interior and exterior: whether a scene plays inside or outside, as its heading says."),
  },
  castId: {
    name: say("Cast ID"),
    meaning: say("A role's number, which stands for it on strips, in schedules and on call sheets."),
  },
  strip: {
    name: say("Strip"),
    meaning: say("One scene on the board. Its colour says at once where and when it plays:"),
  },
  banner: {
    name: say("Banner"),
    meaning: say("A strip without a scene: a move, a meal, travel, or a note to everybody."),
  },
  boneyard: {
    name: say("Unscheduled"),
    meaning: say("Scenes that have no day yet. Boards call that place the boneyard."),
  },
  move: {
    name: say("Company move"),
    meaning: say("The whole crew packs up and goes to another location within a day. It costs an hour or two."),
  },
  hold: {
    name: say("Hold"),
    meaning: say("A day between two work days on which an actor does not work and is kept, and paid, all the same."),
  },
  drop: {
    name: say("Drop and pickup"),
    meaning: say(
      "Instead of being held for long, an actor is let go after a work day (drop) and comes back on a later one (pickup).",
    ),
  },
  turnaround: {
    name: say("Turnaround"),
    meaning: say("The rest between one day's wrap and the next day's call."),
  },
  gap: {
    name: say("Gap"),
    meaning: say(
      "How much better a schedule could be at most. The search proves a cost that none can go below; the gap is what lies between.",
    ),
  },
  dood: {
    name: say("Day out of days"),
    meaning: say(
      "Who works on which day: S the first day, W work, F the last, H hold, D drop, P pickup, TR travel, FT fitting, R rehearsal. SW is a first day of work, SWF the only one.",
    ),
  },
  oneLiner: {
    name: say("One-liner"),
    meaning: say("The schedule with a single line for each scene, for those who need no more."),
  },
  shootingSchedule: {
    name: say("Shooting schedule"),
    meaning: say("The schedule with everything that each scene needs, for the departments."),
  },
  sides: {
    name: say("Sides"),
    meaning: say("The pages of the script that are shot on a day, with all other scenes crossed out."),
  },
  call: {
    name: say("Call"),
    meaning: say(
      "When somebody has to be there. The crew's call is everybody's unless another is written beside a name.",
    ),
  },
  onSet: {
    name: say("Pickup, H/MU, On set"),
    meaning: say("When an actor is fetched, is due in hair and make-up, and has to be ready before the camera."),
  },
  wrap: {
    name: say("Wrap"),
    meaning: say("The end of a day's shooting. Each person's own is when they may leave."),
  },
  setup: {
    name: say("Setup"),
    meaning: say("A position of camera and light from which one or more shots are taken."),
  },
} as const satisfies Record<string, Term>;

export type TermName = keyof typeof TERMS;
