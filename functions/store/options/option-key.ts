import { projectKey } from "../aws/table.ts";

/** What options are for: a role by its cast id, or a location group by its id. */
export type OptionsFor = { readonly kind: "ACTOR" | "LOCATION"; readonly id: string };

/** Where an option stands. */
export const optionKey = (projectId: string, { kind, id }: OptionsFor, name: string) => ({
  pk: projectKey(projectId),
  sk: `${kind}#${id}#${name}`,
});

/** Where an option stands once it is removed. */
export const removedKey = (projectId: string, { kind, id }: OptionsFor, name: string) => ({
  pk: projectKey(projectId),
  sk: `REMOVED#${kind}#${id}#${name}`,
});
