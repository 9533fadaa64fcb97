/** The departments of a crew that look after the breakdown's elements. */
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

/** Which department of a crew looks after a category of the breakdown's elements. */
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

/** The department that provides a category's elements; those that people added are the assistant directors'. */
export function departmentOfCategory(category: string): ElementDepartment {
  // A category may bear any name, even "constructor".
  return (Object.hasOwn(DEPARTMENTS, category) && DEPARTMENTS[category]) || "Production";
}
