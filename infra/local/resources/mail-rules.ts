import * as z from "zod";
import type { Templates } from "../template/template.ts";

const DestinationProperties = z.object({
  ConfigurationSetName: z.string(),
  EventDestination: z.object({
    Enabled: z.boolean().default(true),
    MatchingEventTypes: z.array(z.string()),
    EventBridgeDestination: z.object({ EventBusArn: z.string() }).optional(),
  }),
});

const RuleProperties = z.object({
  State: z.enum(["ENABLED", "DISABLED"]).default("ENABLED"),
  EventPattern: z.record(z.string(), z.unknown()),
  Targets: z.array(z.object({ Arn: z.string() })).default([]),
});

/** The SES event destinations, and the EventBridge rules for their events. */
export interface MailRules {
  /** Whether a configuration set publishes events of this type: `bounce`, `complaint`. */
  tells(configurationSet: string, type: string): boolean;
  /** The target functions of the rules that match an event. */
  targetsOf(event: object): string[];
}

export function mailRules(templates: Templates): MailRules {
  const destinations = templates
    .of("AWS::SES::ConfigurationSetEventDestination")
    .map((destination) => destination.read(DestinationProperties))
    .filter(({ EventDestination }) => EventDestination.Enabled && EventDestination.EventBridgeDestination);
  const rules = templates.of("AWS::Events::Rule").map((rule) => rule.read(RuleProperties));
  return {
    tells: (set, type) =>
      destinations.some(
        ({ ConfigurationSetName, EventDestination }) =>
          ConfigurationSetName === set &&
          EventDestination.MatchingEventTypes.some((one) => one.toLowerCase() === type.toLowerCase()),
      ),
    targetsOf: (event) =>
      rules
        .filter(({ State, EventPattern }) => State === "ENABLED" && fits(event, EventPattern))
        .flatMap(({ Targets }) => Targets.map(({ Arn }) => Arn)),
  };
}

/** EventBridge's matching: each field in the pattern must equal, or as a list contain, one of the pattern's values. */
function fits(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.some((one) => pattern.includes(one));
  }
  if (typeof pattern !== "object" || pattern === null)
    throw new Error("The local event bus supports only patterns of exact values.");
  return Object.entries(pattern).every(([key, inner]) =>
    fits(typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined, inner),
  );
}
