import * as z from "zod";
import { ServiceError } from "../../engine.ts";
import type { UserPool } from "../pool/pool.ts";
import type { Service } from "../pool/service.ts";
import type { Group } from "../pool/state.ts";
import { groupsOf, leaveGroup } from "../users/membership.ts";
import { attributeList, usersOf, userView } from "../users/users.ts";
import { type Operations, poolOperation, userOperation } from "./operation.ts";

const GroupName = z.string().min(1).max(128);

export const groupOperations: Operations = {
  CreateGroup: poolOperation({ GroupName, Description: z.string().optional() }, (service, pool, request) => {
    if (findGroup(service, pool, request.GroupName) !== undefined) {
      throw new ServiceError("GroupExistsException", "A group with the name already exists.");
    }
    const group = { poolId: pool.id, name: request.GroupName, description: request.Description, members: [] };
    service.state.groups.push(group);
    return { Group: groupView(group) };
  }),
  ListGroups: poolOperation({}, (service, pool) => ({
    Groups: service.state.groups.filter(({ poolId }) => poolId === pool.id).map(groupView),
  })),
  ListUsersInGroup: poolOperation({ GroupName }, (service, pool, request) => {
    const { members } = requireGroup(service, pool, request.GroupName);
    const users = usersOf(service, pool).filter(({ sub }) => members.includes(sub));
    return { Users: users.map((user) => ({ ...userView(user), Attributes: attributeList(user) })) };
  }),
  AdminAddUserToGroup: userOperation({ GroupName }, (service, pool, user, request) => {
    const group = requireGroup(service, pool, request.GroupName);
    if (!group.members.includes(user.sub)) group.members.push(user.sub);
    return {};
  }),
  AdminRemoveUserFromGroup: userOperation({ GroupName }, (service, pool, user, request) => {
    leaveGroup(requireGroup(service, pool, request.GroupName), user);
    return {};
  }),
  AdminListGroupsForUser: userOperation({}, (service, _pool, user) => ({
    Groups: groupsOf(service, user).map(groupView),
  })),
};

function findGroup(service: Service, pool: UserPool, name: string): Group | undefined {
  return service.state.groups.find((group) => group.poolId === pool.id && group.name === name);
}

function requireGroup(service: Service, pool: UserPool, name: string): Group {
  const group = findGroup(service, pool, name);
  if (group === undefined) throw new ServiceError("ResourceNotFoundException", "Group not found.");
  return group;
}

function groupView({ poolId, name, description }: Group) {
  return { GroupName: name, UserPoolId: poolId, Description: description };
}
