import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { environment } from "../../runtime/environment.ts";

const pool = new CognitoIdentityProviderClient({});

/** Deletes an account of the user pool; one that is gone already is as good. */
export async function deleteUser(userId: string): Promise<void> {
  try {
    await pool.send(new AdminDeleteUserCommand({ UserPoolId: environment("USER_POOL_ID"), Username: userId }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
