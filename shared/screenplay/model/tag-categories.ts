/** A tag category as numbered by writing programs. The ids are the same in all files. */
export interface TagCategory {
  readonly id: string;
  /** Category name in the breakdown; the same as in Final Draft, with few exceptions. */
  readonly name: string;
  readonly number: number;
  /** RGB in hexadecimal. */
  readonly colour: string;
}

/** Final Draft's categories, in its order. Those without an element category describe the whole scene. */
export const TAG_CATEGORIES: readonly TagCategory[] = [
  { id: "8e5e75c2-713b-47df-a75f-f12648b98ded", name: "Synopsis", number: 1, colour: "000000" },
  { id: "01fc9642-84ff-4366-b37c-a3068dee57e8", name: "Cast Members", number: 2, colour: "D0021B" },
  { id: "028a4e2b-b507-4d09-88ab-90e3edae9071", name: "Background Actors", number: 3, colour: "2E7D32" },
  { id: "0377dbe6-77a3-41af-bda8-86eb2468fdbf", name: "Stunts", number: 4, colour: "E67E00" },
  { id: "04721a56-f54b-49c8-80ad-d53887d6b851", name: "Vehicles", number: 5, colour: "D81B60" },
  { id: "05c556eb-6bc1-4a3a-b09f-f8b5ba1b6afa", name: "Props", number: 6, colour: "7B1FA2" },
  { id: "47b02ff1-5161-4137-b736-f36eebba7643", name: "Camera", number: 7, colour: "455A64" },
  { id: "069e18b8-2109-4f3d-94e7-d802027a60a8", name: "Special Effects", number: 8, colour: "1565C0" },
  { id: "0726fa85-1e65-4ab8-87de-bf21d09b01f0", name: "Wardrobe", number: 9, colour: "00838F" },
  { id: "08ae1eef-32ce-415f-9a9b-0982d2453ec4", name: "Makeup/Hair", number: 10, colour: "AD1457" },
  { id: "09cb0d1c-ce01-4f22-bb64-b5f2e6c491c6", name: "Animals", number: 11, colour: "827717" },
  { id: "0ae40617-cc7c-48e6-ae2b-5aaecc09986f", name: "Animal Wranglers", number: 12, colour: "9E9D24" },
  { id: "0b0b44c9-aa4b-4c40-88b1-d94472ad7a26", name: "Music", number: 13, colour: "795548" },
  { id: "0ce7d308-096d-4603-8fe8-349f72cd89ff", name: "Sound", number: 15, colour: "6D4C41" },
  { id: "c86eae40-3b01-41c3-a7de-6859e6ec971d", name: "Art Department", number: 16, colour: "283593" },
  { id: "0debb71b-5743-4c53-80cc-e17e841ce645", name: "Set Dressing", number: 17, colour: "3949AB" },
  { id: "0e7a8fc5-5441-4bad-a9bf-5ddd3fe51c69", name: "Greenery", number: 18, colour: "388E3C" },
  { id: "0ff5cda4-4d43-4cfe-940f-91380c46fdad", name: "Special Equipment", number: 19, colour: "F9A825" },
  { id: "109d0eaa-0334-4823-ac0c-b44d3f209dc4", name: "Security", number: 20, colour: "37474F" },
  { id: "1179a4b1-70ee-4011-b4a2-809a0af09e92", name: "Additional Labor", number: 21, colour: "5D4037" },
  { id: "12ab0932-e3b9-4b4a-bcd0-3da1b4e61d5e", name: "Visual Effects", number: 23, colour: "0277BD" },
  { id: "135cc9d1-c4d5-4d00-83d9-571f584ea9cd", name: "Mechanical Effects", number: 24, colour: "01579B" },
  { id: "ce04f547-f7ee-40c9-ab66-d95a0c98034e", name: "Miscellaneous", number: 25, colour: "616161" },
  { id: "15b6f4fd-4e74-4ad8-9971-b239d88c2997", name: "Notes", number: 26, colour: "9E9E9E" },
  { id: "63c140da-ef2b-491a-b416-b46f461abb89", name: "Script Day", number: 27, colour: "424242" },
  { id: "849f1ebf-5507-4f33-bff6-3a5b4d73be14", name: "Unit", number: 28, colour: "424242" },
  { id: "c5e89e4d-f83e-4c28-950c-92a63f1b5f26", name: "Location", number: 30, colour: "424242" },
];

/** Category of character tags. */
export const CAST = "Cast Members";
/** Category of script day tags. */
export const SCRIPT_DAY = "Script Day";

/** Categories of scenes or characters, not of elements. A breakdown has other columns for them. */
export const SCENE_CATEGORIES: ReadonlySet<string> = new Set([
  "Synopsis",
  "Cast Members",
  "Notes",
  "Script Day",
  "Unit",
  "Sequence",
  "Location",
  "Comments",
  "Set",
  "Scene Number",
  "Int./Ext.",
  "Time",
  "Pages",
  "Page",
]);

/** Names in other programs and older versions. */
const ALIASES: Readonly<Record<string, string>> = {
  CAST: "Cast Members",
  "CAST MEMBER": "Cast Members",
  CHARACTERS: "Cast Members",
  BACKGROUND: "Background Actors",
  EXTRAS: "Background Actors",
  "ANIMAL HANDLER": "Animal Wranglers",
  "ANIMAL WRANGLER": "Animal Wranglers",
  ART: "Art Department",
  VEHICLE: "Vehicles",
  PROP: "Props",
  MAKEUP: "Makeup/Hair",
  "MAKE-UP/HAIR": "Makeup/Hair",
  "HAIR/MAKEUP": "Makeup/Hair",
  VFX: "Visual Effects",
  SFX: "Special Effects",
};
const BY_ID = new Map(TAG_CATEGORIES.map(({ id, name }) => [id, name]));
const BY_NAME = new Map([
  ...[...TAG_CATEGORIES.map(({ name }) => name), ...SCENE_CATEGORIES].map(
    (name) => [name.toUpperCase(), name] as const,
  ),
  ...Object.entries(ALIASES),
]);

/** Category of a tag by id, or by name for a custom or renamed one; custom names are kept. */
export function categoryNamed(id: string, name: string): string {
  return BY_ID.get(id.toLowerCase()) ?? BY_NAME.get(name.toUpperCase()) ?? (name === "" ? "Miscellaneous" : name);
}
