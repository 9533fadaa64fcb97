import { setTimeout as pause } from "node:timers/promises";
import { routes } from "../../shared/contract/routes.ts";
import type { BreakdownProgress, Script } from "../../shared/contract/scripts.ts";
import { type Table, tableFromTsv } from "../../shared/tables/tsv.ts";
import { onTeam, type Person, signedUp } from "../people.ts";
import { SCREENPLAY } from "../small-tide.ts";

/** A project with its owner; its breakdown is based on the draft "Draft". */
export interface Production {
  readonly owner: Person;
  readonly id: string;
}

let saved: { readonly url: string; restore(owner: Person): Promise<string> } | undefined;

/** Makes `newProduction` restore a saved state instead of creating the breakdown of SCREENPLAY again. */
export function restoreProductions(url: string, restore: (owner: Person) => Promise<string>): void {
  saved = { url, restore };
}

export async function newProduction(url: string, screenplay = SCREENPLAY): Promise<Production> {
  if (url === saved?.url && screenplay === SCREENPLAY) {
    const owner = await signedUp(url, "owner");
    return { owner, id: await saved.restore(owner) };
  }
  // Imported here because most files only restore productions, and it takes a third of a second.
  const { screenplayPdf } = await import("../../infra/local/demo/typeset.ts");
  const [owner, pdf] = await Promise.all([signedUp(url, "owner"), screenplayPdf(screenplay, { numbers: true })]);
  const id = await newProject(owner);
  await upload(owner, id, "Draft", pdf);
  await breakDown(owner, id, "Draft");
  return { owner, id };
}

export async function newProject(owner: Person, projectName = "The Small Tide"): Promise<string> {
  const payload = { projectName, projectType: "Short Film" as const };
  return (await owner.api(routes.createProject, { params: { user: owner.id }, payload })).id;
}

export function upload(person: Person, id: string, name: string, pdf: Uint8Array | string): Promise<Script> {
  return person.api(routes.uploadScript, { params: { id }, payload: uploadForm(name, pdf) });
}

export function uploadForm(fileName: string, pdf: Uint8Array | string): FormData {
  const form = new FormData();
  form.set("scriptPdf", new File([typeof pdf === "string" ? pdf : pdf.slice()], "script.pdf"));
  form.set("fileName", fileName);
  return form;
}

/** Creates the breakdown of a draft and waits until it succeeds or fails. */
export async function breakDown(person: Person, id: string, fileName: string): Promise<BreakdownProgress> {
  await person.api(routes.generateBreakdown, { params: { id, fileName } });
  return ended(person, id);
}

/** The status of the newest run. */
export async function ended(person: Person, id: string): Promise<BreakdownProgress> {
  for (;;) {
    const progress = await person.api(routes.getBreakdownProgress, { params: { id } });
    if (progress.status !== "running") return progress;
    await pause(100);
  }
}

/** Puts the scenes of a schedule, by number, on these dates: a search may find any of several schedules. */
export async function placeScenes(
  { owner, id }: Production,
  scheduleName: string,
  scenes: Readonly<Record<string, string>>,
): Promise<void> {
  const params = { id, scheduleName };
  const { sheet, version } = await owner.api(routes.getStripboard, { params });
  const item = (number: string) => {
    const { sceneId } = sheet.strips.find((strip) => strip.number === number)!;
    return { kind: "scene" as const, id: sceneId, pinned: false };
  };
  const days = Object.entries(scenes).map(([date, numbers]) => ({
    ...{ date, locked: false },
    items: numbers.split(" ").map(item),
  }));
  const payload = { board: { days, boneyard: [] }, version, operation: crypto.randomUUID() };
  await owner.api(routes.saveStripboard, { params, payload });
}

/** Adds a person to the production as an editor. */
export async function withEditor(url: string, { owner, id }: Production): Promise<Person> {
  const editor = await signedUp(url, "editor");
  await onTeam(owner, id, editor);
  return editor;
}

/** The rows of a tab-separated table, each keyed by column name. */
export function records(tsv: string): Record<string, string>[] {
  const { columns, rows }: Table = tableFromTsv(tsv);
  return rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])));
}
