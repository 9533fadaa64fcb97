import { routes } from "../../shared/contract/routes.ts";
import { breakDown, upload } from "../api/production.ts";
import { signedUp } from "../people.ts";
import { median, ms, print, timed } from "./figures.ts";
import { longScreenplay } from "./long-screenplay.ts";

/** Measures the whole pipeline from the request of a 120-page breakdown to its completion, over HTTP. */
export async function benchPipeline(url: string): Promise<void> {
  const person = await signedUp(url, "pipeline");
  const { id } = await person.api(routes.createProject, {
    params: { user: person.id },
    payload: { projectName: "Pipeline", projectType: "Feature Film" },
  });
  const pdf = await longScreenplay();
  await upload(person, id, "Long", pdf);
  const runs: number[] = [];
  for (let run = 0; run < 4; run++) {
    const { ms: taken, value } = await timed(() => breakDown(person, id, "Long"));
    if (value.status !== "succeeded") return print("whole pipeline", value.reason ?? value.status);
    runs.push(taken);
  }
  const [cold = Number.NaN, ...warm] = runs;
  print("whole pipeline, 120 pages, waits at 1/20, cold / warm", `${ms(cold)} / ${ms(median(warm))}`);
}
