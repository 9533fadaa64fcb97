/** Limits of a work week for warnings; 0 disables a rule. */
export interface WeekRules {
  /** Number of consecutive work days that triggers a warning. */
  readonly daysInRow: number;
  /** Weekly rest in minutes; by default the usual one for the number of work days. */
  readonly weekRest?: number | undefined;
}
