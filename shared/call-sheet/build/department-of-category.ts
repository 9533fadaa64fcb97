import { message, said } from "../../i18n/speech.ts";

/** The crew departments that are responsible for elements. */
export const ELEMENT_DEPARTMENTS = [
  "Production",
  "Locations",
  "Art Department",
  "Property",
  "Transport",
  "Wardrobe",
  "Make-up and Hair",
  "Animals",
  "Camera",
  "Grip",
  "Electric",
  "Sound",
  "Special Effects",
  "Stunts",
  "Visual Effects",
] as const;
export type ElementDepartment = (typeof ELEMENT_DEPARTMENTS)[number];

/** The responsible crew department by element category. */
const DEPARTMENTS: Readonly<Record<string, ElementDepartment>> = {
  Stunts: "Stunts",
  Vehicles: "Transport",
  Props: "Property",
  "Special Effects": "Special Effects",
  "Mechanical Effects": "Special Effects",
  Wardrobe: "Wardrobe",
  "Makeup/Hair": "Make-up and Hair",
  Animals: "Animals",
  "Animal Wranglers": "Animals",
  Camera: "Camera",
  Grip: "Grip",
  Electric: "Electric",
  Sound: "Sound",
  Music: "Sound",
  "Art Department": "Art Department",
  "Set Dressing": "Art Department",
  Greenery: "Art Department",
  Security: "Locations",
  "Special Equipment": "Production",
  "Additional Labor": "Production",
  "Visual Effects": "Visual Effects",
};

/** The crew department that provides a category's elements; categories added by users go to the assistant directors. */
export function departmentOfCategory(category: string): ElementDepartment {
  // A category can have any name, even "constructor".
  return (Object.hasOwn(DEPARTMENTS, category) && DEPARTMENTS[category]) || "Production";
}

/** The department in the current language. Names that people gave are kept. */
export const departmentText = (department: string): string =>
  Object.hasOwn(NAMES, department) ? said(NAMES[department]!) : department;

const NAMES: Readonly<Record<string, string>> = {
  Production: message("Production"),
  Locations: message("Locations"),
  "Art Department": message("Art Department"),
  Property: message("Property"),
  Transport: message("Transport"),
  Wardrobe: message("Wardrobe"),
  "Make-up and Hair": message("Make-up and Hair"),
  Animals: message("Animals"),
  Camera: message("Camera"),
  Grip: message("Grip"),
  Electric: message("Electric"),
  Sound: message("Sound"),
  "Special Effects": message("Special Effects"),
  Stunts: message("Stunts"),
  "Visual Effects": message("Visual Effects"),
} satisfies Readonly<Record<ElementDepartment, string>>;
