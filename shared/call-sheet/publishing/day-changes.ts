import { textFromEighths } from "../../breakdown/model/page-count.ts";
import { stored } from "../../i18n/stored.ts";
import { calledPeople } from "../build/called-people.ts";
import { type NotesOfDepartment, notesByDepartment } from "../build/notes-by-department.ts";
import type { AdvanceDay, CallSheet, SheetLocation } from "../model/call-sheet.ts";
import { HEADS, LOGISTICS } from "../model/logistics-names.ts";
import { needInScene } from "./change-text.ts";
import { fromTo, labelled, type SheetChange } from "./sheet-change.ts";

/** Changes of the whole day: locations, times at the top, notes to everyone and to departments. */
export function dayChanges(before: CallSheet, after: CallSheet): SheetChange[] {
  return [
    ...headChanges(before, after),
    ...placeChanges(before.locations, after.locations),
    ...sayingChanges(before, after),
    ...departmentChanges(before, after),
    ...backgroundChanges(before, after),
    ...advanceChanges(before, after),
  ];
}

/** Times at the top affect no one directly: people affected see the change in their own call. */
function headChanges(before: CallSheet, after: CallSheet): SheetChange[] {
  const parts: readonly (readonly [name: string, was: string, is: string])[] = [
    [stored("Crew call"), before.timing.crewCall, after.timing.crewCall],
    [stored("Shoot call"), before.timing.shootCall, after.timing.shootCall],
    [stored("Shift start"), before.timing.shiftStart, after.timing.shiftStart],
    [stored("Shift end"), before.timing.shiftEnd, after.timing.shiftEnd],
    [stored("Breakfast"), breakfastOn(before), breakfastOn(after)],
    [stored("Meal"), before.conditions.meal, after.conditions.meal],
    [stored("Second meal"), laterMeals(before), laterMeals(after)],
    [stored("Est. wrap"), before.conditions.wrap, after.conditions.wrap],
    [stored("Shoot day"), dayOf(before), dayOf(after)],
    ...HEADS.map(([part, name]) => [name, headsOf(before, part), headsOf(after, part)] as const),
    [stored("Office"), before.settings.office, after.settings.office],
  ];
  return parts.flatMap(([name, was, is]) =>
    was === is ? [] : [{ text: labelled(name, fromTo(was, is)), touches: [] }],
  );
}

const breakfastOn = ({ plan, conditions }: CallSheet) => conditions.breakfast ?? plan.breakfast;
const laterMeals = ({ conditions }: CallSheet) => conditions.laterMeals?.join(", ") ?? "";

const headsOf = ({ plan }: CallSheet, part: (typeof HEADS)[number][0]) => String(plan.logistics[part] ?? "");

const dayOf = ({ dayNumber, dayCount }: CallSheet) => stored("{dayNumber} of {dayCount}", { dayNumber, dayCount });

const PLACE_PARTS = [
  ["address", (parts: string) => stored("address {parts}", { parts })],
  ["directions", (parts: string) => stored("directions {parts}", { parts })],
  ["parking", (parts: string) => stored("parking {parts}", { parts })],
  ["hospital", (parts: string) => stored("nearest hospital {parts}", { parts })],
  ["police", (parts: string) => stored("police and fire {parts}", { parts })],
  ["map", () => stored("map pin was moved")],
] as const;

/** A change of location affects everyone. */
function placeChanges(before: readonly SheetLocation[], after: readonly SheetLocation[]): SheetChange[] {
  const everyone = (text: string): SheetChange => ({ text, touches: "everyone" });
  const added = after.filter(({ group }) => !before.some((one) => one.group === group));
  const removed = before.filter(({ group }) => !after.some((one) => one.group === group));
  return [
    ...added.map((place) => everyone(stored("Location {place} is added", { place: nameOf(place) }))),
    ...removed.map((place) => everyone(stored("Location {place} is removed", { place: nameOf(place) }))),
    ...after.flatMap((is) => {
      const was = before.find(({ group }) => group === is.group);
      if (!was) return [];
      const moved =
        was.place === is.place ? [] : [everyone(labelled(stored("Location"), fromTo(nameOf(was), nameOf(is))))];
      const parts = PLACE_PARTS.filter(([part]) => was[part] !== is[part])
        // A map link follows from the address. Reported alone, it means that the pin was moved.
        .filter(([part]) => part !== "map" || (was.address === is.address && was.place === is.place))
        .map(([part, text]) => text(fromTo(was[part], is[part])));
      return parts.length === 0 ? moved : [...moved, everyone(labelled(nameOf(is), parts.join(", ")))];
    }),
  ];
}

const nameOf = ({ place, group }: SheetLocation) => place || group;

function sayingChanges(before: CallSheet, after: CallSheet): SheetChange[] {
  const parts: readonly (readonly [name: string, was: string, is: string])[] = [
    [stored("Safety notes"), before.plan.safety, after.plan.safety],
    [stored("Notes"), before.plan.notes, after.plan.notes],
    [stored("Safety line"), before.settings.safetyLine, after.settings.safetyLine],
    ...LOGISTICS.map(([part, name]) => [name, before.plan.logistics[part], after.plan.logistics[part]] as const),
  ];
  return parts.flatMap(([name, was, is]): SheetChange[] =>
    was === is ? [] : [{ text: labelled(name, is === "" ? stored("removed") : `“${is}”`), touches: "everyone" }],
  );
}

/** A department's elements and notes affect its members. */
function departmentChanges(before: CallSheet, after: CallSheet): SheetChange[] {
  const [were, are] = [notesByDepartment(before), notesByDepartment(after)];
  const people = calledPeople(after);
  const names = new Set([...are, ...were].map(({ department }) => department));
  return [...names].flatMap((name): SheetChange[] => {
    const [was, is] = [were, are].map((notes) => linesOf(notes.find(({ department }) => department === name)));
    const added = is!.filter((line) => !was!.includes(line));
    const removed = was!.filter((line) => !is!.includes(line));
    if (added.length + removed.length === 0) return [];
    const touches = people
      .filter(({ calls }) => calls.some(({ department }) => department.toUpperCase() === name.toUpperCase()))
      .map(({ key }) => key);
    const parts = [
      ...(added.length > 0 ? [stored("now {items}", { items: added.join("; ") })] : []),
      ...(removed.length > 0 ? [stored("no longer {items}", { items: removed.join("; ") })] : []),
    ];
    return [{ text: stored("Notes for {name}: {parts}", { name, parts: parts.join(", ") }), touches }];
  });
}

function linesOf(notes: NotesOfDepartment | undefined): string[] {
  if (!notes) return [];
  return [
    ...notes.needs.flatMap(({ items }) => items.map(({ scene, text }) => needInScene(text, scene))),
    ...notes.notes.map((text) => `“${text}”`),
  ];
}

function backgroundChanges({ background: before }: CallSheet, { background: after }: CallSheet): SheetChange[] {
  const texts = [
    ...after.flatMap((is) => {
      const was = before.find(({ id }) => id === is.id);
      if (!was)
        return [
          is.call === ""
            ? stored("{group} are called: no time yet", { group: groupOf(is) })
            : stored("{group} are called: {call}", { group: groupOf(is), call: is.call }),
        ];
      const parts: readonly (readonly [text: (parts: string) => string, was: string, is: string])[] = [
        [(change) => change, groupOf(was), groupOf(is)],
        [(change) => stored("call {parts}", { parts: change }), was.call, is.call],
        [(change) => stored("on set {parts}", { parts: change }), was.onSet, is.onSet],
        [(change) => stored("report to {parts}", { parts: change }), was.place, is.place],
      ];
      const differing = parts.filter(([, ...both]) => both[0] !== both[1]);
      if (differing.length === 0) return [];
      return [labelled(groupOf(is), differing.map(([text, ...both]) => text(fromTo(...both))).join(", "))];
    }),
    ...before
      .filter((was) => !after.some(({ id }) => id === was.id))
      .map((was) => stored("{group} are no longer called", { group: groupOf(was) })),
  ];
  return texts.map((text) => ({ text: labelled(stored("Background"), text), touches: [] }));
}

const groupOf = ({ count, type }: CallSheet["background"][number]) => `${count || "–"} ${type}`;

function advanceChanges(before: CallSheet, after: CallSheet): SheetChange[] {
  return [stored("Next day"), stored("The day after")].flatMap((name, at) => {
    const [was, is] = [before.advance[at], after.advance[at]];
    // Publications from before there were two days have only the next.
    if (at > 0 && was === undefined) return [];
    const text = advanceText(name, was && contentOf(was), is && contentOf(is));
    return text === undefined ? [] : [{ text, touches: [] }];
  });
}

const contentOf = ({ dateLine, scenes, eighths }: AdvanceDay) => ({
  date: dateLine,
  scenes: scenes.map(({ number }) => number).join(", "),
  pages: textFromEighths(eighths),
});

type AdvanceContent = ReturnType<typeof contentOf>;

/** Undefined if nothing has changed. */
function advanceText(label: string, was?: AdvanceContent, is?: AdvanceContent): string | undefined {
  if (!was) return is && stored("{label}: none → {to}, scenes {scenes}, {pages}", { label, ...is, to: is.date });
  if (!is) return stored("{label}: {from}, scenes {scenes}, {pages} → none", { label, ...was, from: was.date });
  if (was.date === is.date && was.scenes === is.scenes && was.pages === is.pages) return undefined;
  return stored("{label}: {from}, scenes {scenes}, {pages} → {to}, scenes {newScenes}, {newPages}", {
    ...{ label, ...was, from: was.date },
    ...{ to: is.date, newScenes: is.scenes, newPages: is.pages },
  });
}
