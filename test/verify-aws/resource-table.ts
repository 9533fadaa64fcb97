import type { DeployedResource } from "./deployment.ts";
import { NOT_AT_MOTO } from "./known-differences.ts";

/** How many resources of each type moto has created, as a text. */
export function resourceTable(resources: readonly DeployedResource[]): string {
  const isCreated = ({ isCreated: is }: DeployedResource) => is;
  const rows = [...Map.groupBy(resources, ({ type }) => type)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, all]) => [type, all.length, all.filter(isCreated).length] as const);
  const total = ["All", resources.length, resources.filter(isCreated).length] as const;
  const lines = [["Type", "In templates", "Created by moto"], ...rows, total];
  return lines
    .map(([type, all, made]) => `${String(type).padEnd(46)} ${String(all).padStart(12)} ${String(made).padStart(16)}`)
    .join("\n");
}

/** What differs from the known differences. */
export function differencesIn(resources: readonly DeployedResource[], nowKnown: readonly string[]): string[] {
  const lost = resources.filter(({ type, isCreated }) => !isCreated && !NOT_AT_MOTO.includes(type));
  const unused = NOT_AT_MOTO.filter((type) => !resources.some((one) => one.type === type));
  return [
    ...[...Map.groupBy(lost, ({ type }) => type)].map(
      ([type, all]) => `moto does not create ${all.length} of ${type}.`,
    ),
    ...nowKnown.map((type) => `moto creates ${type} now: delete it from known-differences.ts.`),
    ...unused.map((type) => `No template has ${type}: delete it from known-differences.ts.`),
  ];
}
