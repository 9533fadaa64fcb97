import { setTimeout as pause } from "node:timers/promises";
import { routes } from "../../shared/contract/routes.ts";
import { type Person, signedUp } from "../people.ts";
import { median, ms, ninetieth, print, repeated, timed } from "./figures.ts";
import { longScreenplay } from "./long-screenplay.ts";

/** Signs in, reads, breaks a script of 120 pages down and creates its call sheets, on a running stack. */
export async function benchServing(url: string): Promise<void> {
  const person = await signedUp(url, "bench");
  const signIns = await repeated(7, () =>
    person.api(routes.login, { payload: { email: person.email, password: person.password } }),
  );
  print("sign-in, warm", ms(median(signIns)));
  const project = await person.api(routes.createProject, {
    params: { user: person.id },
    payload: { projectName: "Bench", projectType: "Feature Film" },
  });
  const { id } = project;
  await repeated(20, () => person.api(routes.getProjectName, { params: { id } }));
  const reads = await repeated(200, () => person.api(routes.getProjectName, { params: { id } }));
  print("warm read (GET project-name), p50 / p90", `${ms(median(reads))} / ${ms(ninetieth(reads))}`, "p50 10 ms");

  const pdf = await longScreenplay();
  const first = await breakDown(person, id, pdf, "First");
  print("120-page PDF to breakdown, cold functions", ms(first));
  const again: number[] = [];
  for (const name of ["Second", "Third", "Fourth"]) again.push(await breakDown(person, id, pdf, name));
  print("120-page PDF to breakdown, warm", ms(median(again)), "3 s");

  await person.api(routes.createSchedule, {
    params: { id },
    payload: { name: "Bench", location: "All locations", scenes_per_day: 6 },
  });
  const sheet = () =>
    fetch(`${url}/api/${id}/call-sheet/Bench?day=1`, { headers: { authorization: `Bearer ${person.token}` } }).then(
      async (answer) => {
        if (!answer.ok) throw new Error(await answer.text());
        await answer.arrayBuffer();
      },
    );
  const cold = await timed(sheet);
  print("call-sheet PDF of a day, cold", ms(cold.ms));
  await repeated(3, sheet);
  print("call-sheet PDF of a day, warm", ms(median(await repeated(9, sheet))), "200 ms");
}

async function breakDown({ api }: Person, id: string, pdf: Uint8Array, fileName: string): Promise<number> {
  const form = new FormData();
  form.set("fileName", fileName);
  form.set("scriptPdf", new File([pdf.slice()], "script.pdf", { type: "application/pdf" }));
  const script = await api(routes.uploadScript, { params: { id }, payload: form });
  const { ms: taken } = await timed(async () => {
    await api(routes.generateBreakdown, { params: { id, fileName }, query: { version: script.version } });
    for (;;) {
      const { status, reason } = await api(routes.getBreakdownProgress, { params: { id } });
      if (status === "succeeded") return;
      if (status === "failed") throw new Error(reason);
      await pause(20);
    }
  });
  return taken;
}
