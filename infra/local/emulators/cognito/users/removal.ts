import type { Service } from "../pool/service.ts";
import type { User } from "../pool/state.ts";
import { leaveGroup } from "./membership.ts";
import { endAllSessions } from "./sessions.ts";

/** Deletes a user with their sessions and group memberships. */
export function removeUser(service: Service, user: User): void {
  endAllSessions(service, user);
  for (const group of service.state.groups) leaveGroup(group, user);
  delete service.state.users[user.sub];
}
