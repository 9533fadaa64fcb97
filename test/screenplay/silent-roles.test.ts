import { expect, it } from "vitest";
import { scenesFromFountain } from "../../shared/screenplay/files/fountain.ts";

const silentIn = (action: string, ...more: string[]) =>
  scenesFromFountain(`INT. HALL - DAY\n\n${action}\n\nNORA\nWho is that?\n\n${more.join("\n\n")}\n`)
    .scenes.at(-1)!
    .characters.filter(({ presence }) => presence === "silent")
    .map(({ name }) => name);

it.each([
  ["A BORED BOY kicks a can along the pier.", ["BORED BOY"]],
  ["She nods at the NIGHT PORTER and a LAME FERRYMAN.", ["NIGHT PORTER", "LAME FERRYMAN"]],
  ["GUARD #2 locks the gate behind the CORONER.", ["GUARD #2", "CORONER"]],
  ["GRETA LOWE enters with a tray.", ["GRETA LOWE"]],
  ["ODETTE, a retired smuggler, is asleep in the chair.", ["ODETTE"]],
])("the silent roles of %j are %j", (action, names) => expect(silentIn(action)).toEqual(names));

it.each([
  "The PHONE RINGS. A GUNSHOT.",
  "She reads the sign: NO ENTRY.",
  "The GUARD'S KEYS hang on a hook.",
  "SILENCE falls. RAIN comes down on the ROOF.",
  "A POLICE CAR stops in the STREET.",
  "The BOYS run along the pier.",
])("%j has no silent role", (action) => expect(silentIn(action)).toEqual([]));

it("a silent role with a name is found in later scenes, too", () => {
  expect(silentIn("GRETA LOWE (40) enters.", "EXT. PIER - DAY", "Greta waits for the boat.")).toEqual(["GRETA LOWE"]);
});
