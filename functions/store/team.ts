import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { DEFAULT_ROLE_LABEL, MemberRole, type TeamMember } from "../../shared/contract/projects.ts";
import { emailsOf, personOf } from "./people.ts";
import type { Membership } from "./sessions.ts";
import { db, isConditionFailure, itemsOf, projectKey, projectsTable } from "./table.ts";

const MemberRow = z.object({ userId: z.string(), role: MemberRole, label: z.string() });
const InvitationRow = z.object({ email: z.string() });

/** The members, and after them those who are invited and have not signed in yet. */
export async function teamOf(member: Membership): Promise<TeamMember[]> {
  const members = (await itemsOf(projectsTable(), member.projectId, "MEMBER#")).map((item) => MemberRow.parse(item));
  const emails = await emailsOf(members.map((row) => row.userId));
  const invitations = (await itemsOf(projectsTable(), member.projectId, "INVITATION#")).map((item) =>
    InvitationRow.parse(item),
  );
  return [
    ...members.map(({ userId, role, label }) => {
      const email = emails.get(userId) ?? "";
      return { name: "", username: email, email, role: label, may: role, invited: false };
    }),
    ...invitations.map(({ email }) => invited(email)),
  ];
}

const invited = (email: string): TeamMember => ({
  name: "",
  username: email,
  email,
  role: DEFAULT_ROLE_LABEL,
  may: "editor",
  invited: true,
});

/** Adds someone by e-mail address: at once if they have an account, else by an invitation. Undefined if they are a member. */
export async function addToTeam(member: Membership, email: string): Promise<TeamMember | undefined> {
  const { userId } = await personOf(email);
  const pk = projectKey(member.projectId);
  const Item = userId
    ? { pk, sk: `MEMBER#${userId}`, userId, role: "editor", label: DEFAULT_ROLE_LABEL }
    : { pk, sk: `INVITATION#${email}`, email };
  try {
    await db.send(
      new PutCommand({ TableName: projectsTable(), Item, ConditionExpression: "attribute_not_exists(pk)" }),
    );
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
  return userId ? { ...invited(email), invited: false } : invited(email);
}
