/** A colour in which breakdowns mark elements in the script. The web has its own shades. */
export type CategoryColour =
  | "red"
  | "orange"
  | "green"
  | "blue"
  | "purple"
  | "pink"
  | "brown"
  | "cyan"
  | "rose"
  | "yellow"
  | "teal"
  | "grey";

/**
 * The usual colours of hand-marked breakdowns: cast red, stunts orange, background green, effects blue, props purple,
 * vehicles and animals pink, sound and music brown. Categories that are marked there by a shape have the colours of
 * common programs: wardrobe cyan, make-up and hair rose, special equipment yellow, sets teal.
 */
const COLOURS: Readonly<Record<string, CategoryColour>> = {
  Characters: "red",
  "Background Actors": "green",
  Stunts: "orange",
  Vehicles: "pink",
  Props: "purple",
  "Special Effects": "blue",
  Wardrobe: "cyan",
  "Makeup/Hair": "rose",
  Animals: "pink",
  "Animal Wranglers": "pink",
  Camera: "yellow",
  Grip: "yellow",
  Electric: "yellow",
  Sound: "brown",
  Music: "brown",
  "Art Department": "teal",
  "Set Dressing": "teal",
  Greenery: "teal",
  "Special Equipment": "yellow",
  "Visual Effects": "blue",
  "Mechanical Effects": "blue",
};

/** The colour of a column that lists characters or elements: grey for other and custom categories. */
export function categoryColour(column: string): CategoryColour {
  return (Object.hasOwn(COLOURS, column) && COLOURS[column]) || "grey";
}
