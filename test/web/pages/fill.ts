import { fireEvent } from "@testing-library/dom";
import { drawn, field } from "./words.ts";

/** Has a field say something else, as if it were typed at once. */
export async function fill(label: string, text: string, where?: HTMLElement): Promise<void> {
  const control = await field(label, where);
  control.focus();
  fireEvent.input(control, { target: { value: text } });
  await drawn();
}
