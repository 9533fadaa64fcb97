import { t } from "../i18n/translate.ts";

/** A film term with its explanation for newcomers. */
export interface Term {
  readonly name: string;
  readonly meaning: string;
}

/** Film terms used on Backlot's pages. */
export const TERMS = {
  eighths: {
    name: t("Eighths"),
    meaning: t(
      "A script page, about a minute of screen time, is counted in eighths of about an inch: 2 4/8 is two and a half pages. Every scene has at least one eighth.",
    ),
  },
  set: {
    name: t("Set and location"),
    meaning: t(
      "The set is where a scene takes place in the story, as its heading says. The location is the real place where it is shot; one location can hold several sets.",
    ),
  },
  intExt: {
    name: t("Int. and Ext."),
    meaning: t("Interior or exterior: whether a scene takes place inside or outside, as its heading says."),
  },
  castId: {
    name: t("Cast ID"),
    meaning: t("A character's number on strips, schedules and call sheets."),
  },
  strip: {
    name: t("Strip"),
    meaning: t("One scene on the board. Its colour shows where and when the scene takes place:"),
  },
  banner: {
    name: t("Banner"),
    meaning: t("A strip without a scene: a company move, a meal, travel or a note."),
  },
  boneyard: {
    name: t("Boneyard"),
    meaning: t("Scenes that are not scheduled on a day yet."),
  },
  move: {
    name: t("Company move"),
    meaning: t("The whole crew moves to another location within a day. It costs an hour or two."),
  },
  hold: {
    name: t("Hold"),
    meaning: t("A day between two work days on which an actor does not work but is still paid."),
  },
  drop: {
    name: t("Drop and pickup"),
    meaning: t(
      "Instead of a long hold, an actor is released after a work day (drop) and returns on a later one (pickup).",
    ),
  },
  turnaround: {
    name: t("Turnaround"),
    meaning: t("The rest between one day's wrap and the next day's call."),
  },
  gap: {
    name: t("Gap"),
    meaning: t(
      "The most by which a schedule could still improve. The search proves a minimum cost; the gap is the difference.",
    ),
  },
  dood: {
    name: t("Day out of days"),
    meaning: t(
      "Who works on which day: S start, W work, F finish, H hold, D drop, P pickup, TR travel, FT fitting, R rehearsal. SW is the first work day, SWF the only one.",
    ),
  },
  oneLiner: {
    name: t("One-liner"),
    meaning: t("The schedule with one line per scene."),
  },
  shootingSchedule: {
    name: t("Shooting schedule"),
    meaning: t("The schedule with everything each scene needs, for the departments."),
  },
  sides: {
    name: t("Sides"),
    meaning: t("The script pages for a day's scenes, with all other scenes crossed out."),
  },
  call: {
    name: t("Call"),
    meaning: t(
      "When someone has to report. The crew call applies to everyone unless another call is shown next to a name.",
    ),
  },
  onSet: {
    name: t("Pickup, H/MU, On set"),
    meaning: t("When an actor is picked up, is due in hair and make-up, and must be camera-ready on set."),
  },
  wrap: {
    name: t("Wrap"),
    meaning: t("The end of the day's shooting. A person's own wrap is when they may leave."),
  },
  setup: {
    name: t("Setup"),
    meaning: t("A camera and lighting position from which one or more shots are taken."),
  },
} as const satisfies Record<string, Term>;

export type TermName = keyof typeof TERMS;
