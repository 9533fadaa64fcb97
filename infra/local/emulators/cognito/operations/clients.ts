import * as z from "zod";
import { noSuchClient } from "../pool/errors.ts";
import { type Operations, poolOperation } from "./operation.ts";

export const clientOperations: Operations = {
  DescribeUserPoolClient: poolOperation({ ClientId: z.string() }, (_service, pool, { ClientId }) => {
    const client = pool.clients.find(({ id }) => id === ClientId);
    if (client === undefined) throw noSuchClient(ClientId);
    return {
      UserPoolClient: {
        UserPoolId: pool.id,
        ClientId: client.id,
        ClientName: client.name,
        ExplicitAuthFlows: client.authFlows,
      },
    };
  }),
};
