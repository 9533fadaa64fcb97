import { message, said, t } from "../../i18n/speech.ts";

/** The standard columns of breakdown and cast list, which stored tables name in English, as messages. */
const TEXTS: Readonly<Record<string, string>> = {
  Cast: message("Cast"),
  "Scene Number": message("Scene Number"),
  "Int./Ext.": message("Int./Ext."),
  Time: message("Time"),
  Synopsis: message("Synopsis"),
  Characters: message("Characters"),
  Pages: message("Pages"),
  Page: message("Page"),
  "Script Day": message("Script Day"),
  "Shooting Minutes": message("Shooting Minutes"),
  "Background Actors": message("Background Actors"),
  Stunts: message("Stunts"),
  Vehicles: message("Vehicles"),
  Props: message("Props"),
  "Special Effects": message("Special Effects"),
  Wardrobe: message("Wardrobe"),
  "Makeup/Hair": message("Makeup/Hair"),
  Animals: message("Animals"),
  "Animal Wranglers": message("Animal Wranglers"),
  Camera: message("Camera"),
  Grip: message("Grip"),
  Electric: message("Electric"),
  Sound: message("Sound"),
  Music: message("Music"),
  "Art Department": message("Art Department"),
  "Set Dressing": message("Set Dressing"),
  Greenery: message("Greenery"),
  Security: message("Security"),
  "Special Equipment": message("Special Equipment"),
  "Additional Labor": message("Additional Labor"),
  "Visual Effects": message("Visual Effects"),
  "Mechanical Effects": message("Mechanical Effects"),
  Miscellaneous: message("Miscellaneous"),
  Notes: message("Notes"),
  Character: message("Character"),
  "Cast ID": message("Cast ID"),
  "Number of Scenes": message("Number of Scenes"),
};

/** A column's or category's name in the current language. Names that people gave are kept. */
export function columnText(column: string): string {
  // The place in the story, which other languages have a word of its own for.
  if (column === "Location") return t("{of, select, set {Location} other {Location}}", { of: "set" });
  return Object.hasOwn(TEXTS, column) ? said(TEXTS[column]!) : column;
}
