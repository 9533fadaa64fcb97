import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { errorText } from "../api/error-text.ts";
import { Switch } from "../ui/form/switch.tsx";
import { StatusLine } from "../ui/status-line.tsx";

interface TeamSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSwitch: (on: boolean) => Promise<unknown>;
  /** Message for a failed change. */
  readonly failure: string;
}

/** A project setting for all members, which owners switch on and off. */
export function TeamSwitch({ label, isOn: before, onSwitch, failure }: TeamSwitchProps) {
  const [isOn, setIsOn] = useState(before);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();

  async function turn(on: boolean) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onSwitch(on);
      setIsOn(on);
      void revalidate();
    } catch (error) {
      setProblem(errorText(error, failure));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Switch
        label={label}
        checked={isOn}
        disabled={isBusy}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
    </>
  );
}
