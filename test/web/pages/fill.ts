import { fireEvent } from "@testing-library/dom";
import { drawn, field } from "./words.ts";

/** Sets the value of a field in a single input event. */
export async function fill(label: string, text: string, where?: HTMLElement): Promise<void> {
  const control = await field(label, where);
  control.focus();
  fireEvent.input(control, { target: { value: text } });
  await drawn();
}
