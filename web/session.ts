import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { ApiError, api, NetworkError, renew } from "./api.ts";
import { paths } from "./paths.ts";
import { forgetToken, isLive, payloadOf, storedToken } from "./token.ts";

export interface User {
  readonly id: string;
  readonly email: string;
}

let verified: { readonly token: string; readonly user: User } | undefined;

/** Whose session this is. Leads to the sign-in page when there is none, or when it is not of the user in the address. */
export async function sessionLoader({ params }: LoaderFunctionArgs): Promise<User> {
  const user = await currentUser();
  if (!user || (params.user !== undefined && params.user !== user.id)) throw replace(paths.signIn);
  return user;
}

async function currentUser(): Promise<User | undefined> {
  const token = storedToken();
  if (token === null || !payloadOf(token)) return undefined;
  if (verified && verified.token === token && isLive(token)) return verified.user;
  try {
    if (!isLive(token) && !(await renew())) {
      forgetToken();
      return undefined;
    }
    const { user } = await api.verifyToken({});
    verified = { token: storedToken() ?? "", user };
    return user;
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError) return undefined;
    throw error;
  }
}

/** Ends the session here, and on the server if it can be reached. */
export async function signOut(): Promise<void> {
  try {
    await api.logout({});
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
  } finally {
    verified = undefined;
    forgetToken();
  }
}
