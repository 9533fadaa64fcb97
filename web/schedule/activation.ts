/** Asks to make a schedule the active one, or to have none. */
export interface Activation {
  readonly name: string;
  readonly active: boolean;
}
