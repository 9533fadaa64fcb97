import type { TemplateFacts } from "./template-facts.ts";

/** The reasons why CloudFormation would refuse or lose something when `next` is deployed over `deployed`. */
export function upgradeConflicts(deployed: TemplateFacts, next: TemplateFacts): string[] {
  return [
    // Stacks that export are deployed before those that import, so imports of the deployed templates still exist then.
    // A stack that is no longer deployed keeps its exports.
    ...Object.entries(deployed.exports)
      .filter(([name]) => next.stacks.includes(name.split(":")[0]!))
      .filter(([name, importers]) => importers.length > 0 && !(name in next.exports))
      .map(([name, importers]) => `${name} is imported by ${importers.join(", ")}: it cannot be removed.`),
    ...Object.entries(deployed.routes)
      .filter(([key, where]) => key in next.routes && next.routes[key] !== where)
      .map(([key, where]) => `${key} would be created as ${next.routes[key]} while ${where} still exists.`),
    ...Object.entries(deployed.logGroups)
      .filter(([name, where]) => name in next.logGroups && next.logGroups[name] !== where)
      .map(([name, where]) => `${name} would be created as ${next.logGroups[name]} while ${where} still exists.`),
    ...Object.entries(deployed.stateful)
      .filter(([where, kind]) => where in next.stateful && next.stateful[where] !== kind)
      .map(([where, kind]) => `${where} would be replaced: ${kind} becomes ${next.stateful[where]}.`),
  ];
}

/** The stateful resources that `next` no longer has. */
export function dropped(deployed: TemplateFacts, next: TemplateFacts): string[] {
  return Object.keys(deployed.stateful).filter((where) => !(where in next.stateful));
}
