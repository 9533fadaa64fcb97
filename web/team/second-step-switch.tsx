import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import type { OpenProject } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { StatusLine } from "../ui/status-line.tsx";
import { Switch } from "../ui/switch.tsx";

/** Asks everybody on the project for a second step of signing in, or asks no more. */
export function SecondStepSwitch({ project }: { readonly project: OpenProject }) {
  const [isAsked, setIsAsked] = useState(project.secondStepAsked === true);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();

  async function ask(asked: boolean) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await api.askSecondStep({ params: { id: project.id }, payload: { asked } });
      setIsAsked(asked);
      void revalidate();
    } catch (error) {
      setProblem(wordsFor(error, say("Failed to change how the team signs in")));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Switch
        label={say("Everybody signs in with a second step")}
        checked={isAsked}
        disabled={isBusy}
        onChange={(event) => void ask(event.currentTarget.checked)}
      />
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
    </>
  );
}
