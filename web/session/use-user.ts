import { useRouteLoaderData } from "react-router-dom";
import type { User } from "./session.ts";

/** The signed-in user, for pages below the session route. */
export function useUser(): User {
  const user = useRouteLoaderData("session");
  if (!user) throw new Error("This page is not below the session route.");
  return user as User; // what sessionLoader returns
}
