import * as z from "zod";
import { invalidParameter } from "../pool/errors.ts";
import type { User } from "../pool/state.ts";
import { attributeList, usersOf, userView } from "../users/users.ts";
import { type Operations, poolOperation } from "./operation.ts";
import { pageOf } from "./paging.ts";

export const userListOperations: Operations = {
  ListUsers: poolOperation(
    {
      Filter: z.string().default(""),
      AttributesToGet: z.array(z.string()).optional(),
      Limit: z.number().int().min(0).max(60).default(60),
      PaginationToken: z.string().optional(),
    },
    (service, pool, { Filter, AttributesToGet, Limit, PaginationToken }) => {
      const { page, next } = pageOf(usersOf(service, pool).filter(matching(Filter)), Limit, PaginationToken);
      return {
        Users: page.map((user) => ({
          ...userView(user),
          Attributes: attributeList(user).filter(({ Name }) => AttributesToGet?.includes(Name) ?? true),
        })),
        PaginationToken: next,
      };
    },
  ),
};

const searchable = ["username", "email", "name", "given_name", "family_name", "preferred_username", "sub"];
const byState = ["cognito:user_status", "status"];

/** Parses a filter such as `email ^= "ann"`: one attribute, compared for equality (=) or by prefix (^=). */
function matching(filter: string): (user: User) => boolean {
  if (filter.trim() === "") return () => true;
  const [, name = "", relation, quoted = ""] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (![...searchable, ...byState].includes(name)) {
    throw invalidParameter(`The filter ${filter} is not one such as email = "ann@example.com".`);
  }
  const wanted = quoted.replace(/\\(.)/g, "$1");
  return (user) => {
    const value = searchableValues(user)[name] ?? "";
    return relation === "=" ? value === wanted : value.startsWith(wanted);
  };
}

function searchableValues({ sub, attributes, status, enabled }: User): Readonly<Record<string, string>> {
  return {
    ...attributes,
    sub,
    username: sub,
    "cognito:user_status": status,
    status: enabled ? "Enabled" : "Disabled",
  };
}
