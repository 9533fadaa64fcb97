import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import type { LocalAws } from "./local-aws.ts";

/** Creates confirmed accounts like the function that an emailed link calls, without the link. */
export function accountMaker({ environment, userPoolId: UserPoolId }: LocalAws) {
  let client: CognitoIdentityProviderClient | undefined;
  return async (email: string, Password: string): Promise<void> => {
    client ??= new CognitoIdentityProviderClient({
      region: environment.AWS_REGION!,
      endpoint: environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER!,
      credentials: {
        accessKeyId: environment.AWS_ACCESS_KEY_ID!,
        secretAccessKey: environment.AWS_SECRET_ACCESS_KEY!,
      },
    });
    const account = { UserPoolId, Username: email };
    const UserAttributes = [
      { Name: "email", Value: email },
      { Name: "email_verified", Value: "true" },
    ];
    await client.send(new AdminCreateUserCommand({ ...account, UserAttributes, MessageAction: "SUPPRESS" }));
    await client.send(new AdminSetUserPasswordCommand({ ...account, Password, Permanent: true }));
  };
}
