import { inject } from "vitest";
import { newProject, restoreProductions } from "./api/production.ts";
import { makeAccountsBy } from "./people.ts";

/** Has the stack's process make something: there the AWS SDK is loaded, which would take each file half a second. */
async function make(what: "account" | "production", details: object): Promise<void> {
  const answer = await fetch(new URL(what, inject("makers")), { method: "POST", body: JSON.stringify(details) });
  if (!answer.ok) throw new Error(`The stack's process could not make the ${what}: ${await answer.text()}`);
}

const url = inject("url");
restoreProductions(url, async (owner) => {
  const id = await newProject(owner);
  await make("production", { id, owner: { id: owner.id, email: owner.email } });
  return id;
});
makeAccountsBy(url, (email, password) => make("account", { email, password }));
