import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { environment } from "../../runtime/environment.ts";

const pool = new CognitoIdentityProviderClient({});

/** Deletes a user from the user pool. Succeeds if the user no longer exists. */
export async function deleteUser(userId: string): Promise<void> {
  try {
    await pool.send(new AdminDeleteUserCommand({ UserPoolId: environment("USER_POOL_ID"), Username: userId }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
