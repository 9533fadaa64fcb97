import { leaveGroup } from "./membership.ts";
import type { Service } from "./service.ts";
import { endAllSessions } from "./sessions.ts";
import type { User } from "./state.ts";

/** Forgets a user, with their sessions and memberships. */
export function removeUser(service: Service, user: User): void {
  endAllSessions(service, user);
  for (const group of service.state.groups) leaveGroup(group, user);
  delete service.state.users[user.sub];
}
