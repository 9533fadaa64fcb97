import { projectKey } from "../aws/table.ts";

/** Options belong to a role, identified by its Cast ID, or to a location group, identified by its ID. */
export type OptionsFor = { readonly kind: "ACTOR" | "LOCATION"; readonly id: string };

/** Primary key of an option. */
export const optionKey = (projectId: string, { kind, id }: OptionsFor, name: string) => ({
  pk: projectKey(projectId),
  sk: `${kind}#${id}#${name}`,
});

/** Primary key of a removed option. */
export const removedKey = (projectId: string, { kind, id }: OptionsFor, name: string) => ({
  pk: projectKey(projectId),
  sk: `REMOVED#${kind}#${id}#${name}`,
});
