import { replace } from "react-router-dom";
import { paths } from "../paths.ts";
import { currentUser } from "../session.ts";

/** Where the installed web begins: at home, or where one signs in. */
export async function loader() {
  const user = await currentUser();
  throw replace(user ? paths.home(user.id) : paths.signIn);
}
