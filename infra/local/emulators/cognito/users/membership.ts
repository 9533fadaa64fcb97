import type { Service } from "../pool/service.ts";
import type { Group, User } from "../pool/state.ts";

export function groupsOf(service: Service, user: User): readonly Group[] {
  return service.state.groups.filter((group) => group.members.includes(user.sub));
}

export function groupNamesOf(service: Service, user: User): readonly string[] {
  return groupsOf(service, user).map((group) => group.name);
}

export function leaveGroup(group: Group, user: User): void {
  group.members = group.members.filter((member) => member !== user.sub);
}
