import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from "@aws-sdk/client-cognito-identity-provider";

// Cognito gives a trigger five seconds.
const pool = new CognitoIdentityProviderClient({
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 500, socketTimeout: 1500 },
});

const names = new Map<string, string | undefined>();

/** The name of a user pool client, cached because it never changes. */
export async function nameOfClient(UserPoolId: string, ClientId: string): Promise<string | undefined> {
  if (!names.has(ClientId)) {
    const { UserPoolClient } = await pool.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
    names.set(ClientId, UserPoolClient?.ClientName);
  }
  return names.get(ClientId);
}
