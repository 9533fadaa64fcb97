declare module "asl-validator" {
  /** Checks a state machine's definition against the specification of the Amazon States Language. */
  export default function validate(definition: object): {
    readonly isValid: boolean;
    readonly errors: readonly unknown[];
  };
}
