/** Which department of a crew looks after a category of the breakdown's elements. */
const DEPARTMENTS: Readonly<Record<string, string>> = {
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
export function departmentOfCategory(category: string): string {
  return DEPARTMENTS[category] ?? "Production";
}
