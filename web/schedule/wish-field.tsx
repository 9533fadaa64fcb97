import { Field } from "../ui/field.tsx";
import type { Wishes } from "./wishes.ts";

type TextWish = {
  [W in keyof Wishes]: Wishes[W] extends string ? (string extends Wishes[W] ? W : never) : never;
}[keyof Wishes];

interface WishFieldProps {
  readonly wish: TextWish;
  readonly label: string;
  readonly hint: string;
  readonly isNumber?: boolean;
  readonly value: Wishes;
  readonly set: (wish: Partial<Wishes>) => void;
}

/** A line for one of the wishes that are typed. */
export function WishField({ wish, label, hint, isNumber = false, value, set }: WishFieldProps) {
  return (
    <Field
      {...{ label, hint }}
      inputMode={isNumber ? "numeric" : "text"}
      value={value[wish]}
      onChange={(event) => set({ [wish]: event.target.value })}
    />
  );
}
