import * as z from "zod";
import type { UserPool } from "../emulators/cognito/pool/pool.ts";
import { userPoolFromTemplate } from "../emulators/cognito/template.ts";
import type { Templates } from "../template/template.ts";

const Client = z.object({ UserPoolId: z.string() });

export function userPools(templates: Templates): UserPool[] {
  const clients = templates.of("AWS::Cognito::UserPoolClient");
  return templates.of("AWS::Cognito::UserPool").map((pool) =>
    userPoolFromTemplate(
      { id: pool.ref, arn: pool.attribute("Arn"), properties: pool.properties() },
      clients
        .filter((client) => client.read(Client).UserPoolId === pool.ref)
        .map((client) => ({ id: client.ref, properties: client.properties() })),
    ),
  );
}
