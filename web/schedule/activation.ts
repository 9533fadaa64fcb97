/** Activates a schedule, or deactivates it. */
export interface Activation {
  readonly name: string;
  readonly active: boolean;
}
