import { routes } from "../../shared/contract/routes.ts";
import { breakDown, upload } from "../api/production.ts";
import { signedUp } from "../people.ts";
import { HOSTILE_PDFS } from "../screenplay/hostile-pdfs.ts";
import { ms, print, timed } from "./figures.ts";

/** Measures the time until the pipeline refuses each hostile PDF, and the stack's memory afterwards. */
export async function benchHostile(url: string): Promise<void> {
  const person = await signedUp(url, "hostile");
  const { id } = await person.api(routes.createProject, {
    params: { user: person.id },
    payload: { projectName: "Hostile", projectType: "Feature Film" },
  });
  for (const [name, { make }] of Object.entries(HOSTILE_PDFS)) {
    await upload(person, id, name, make());
    const { ms: taken } = await timed(() => breakDown(person, id, name));
    const megabytes = Math.round(process.memoryUsage.rss() / 2 ** 20);
    print(`verdict on ${name}`, `${ms(taken)}, ${megabytes} MB`, "10 s");
  }
}
