import * as z from "zod";
import { ProjectSummary } from "./projects.ts";
import { IDENTITY_REFUSALS, IdentityProof } from "./schema/identity-proof.ts";
import { json, type Route } from "./schema/route.ts";

/** Only deleting requires proof. */
const Deleted = z.discriminatedUnion("deleted", [
  IdentityProof.extend({ deleted: z.literal(true) }),
  z.object({ deleted: z.literal(false) }),
]);

/** Deletion of projects and accounts. It can be cancelled for some days, after which all data is erased. */
export const deletion = {
  setProjectDeleted: {
    method: "POST",
    path: "/api/projects/{id}/deleted",
    summary:
      "Deletes or restores a project. Deleting requires the caller's password and, with two-factor authentication, a code. A deleted project is hidden from everyone immediately and erased after thirty days. Restoring it counts towards the 200 projects of the person who created it.",
    access: "owner",
    allowWhenCompleted: true,
    allowWhenDeleted: true,
    payload: json(Deleted),
    answer: json(ProjectSummary),
    refusals: { tooLate: 409, projectLimit: 409, ...IDENTITY_REFUSALS },
  },
  setAccountDeleted: {
    method: "POST",
    path: "/api/user/{user}/deleted",
    summary:
      "Deletes or restores the caller's account. Deleting requires the password and, with two-factor authentication, a code. After fourteen days it is erased, with all data that belongs only to the caller. Refused if the caller is the only owner of a project with other members.",
    access: "self",
    payload: json(Deleted),
    answer: json(z.object({ erasedOn: z.string().nullable() })),
    refusals: { onlyOwner: 409, ...IDENTITY_REFUSALS },
  },
  getOwnData: {
    method: "GET",
    path: "/api/user/{user}/data",
    summary: "All data stored about the caller.",
    access: "self",
    answer: json(
      z.object({
        account: z.object({ id: z.string(), email: z.string(), erasedOn: z.string().nullable() }),
        projects: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            role: z.string(),
            may: z.string(),
            /** The person's crew entries, found by email address. */
            crew: z.array(z.record(z.string(), z.unknown())),
          }),
        ),
        /** All other items stored under the account, as stored. */
        kept: z.array(z.record(z.string(), z.unknown())),
      }),
    ),
    refusals: {},
  },
} as const satisfies Record<string, Route>;
