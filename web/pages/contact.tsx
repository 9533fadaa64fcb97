import { Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Welcome } from "../welcome.tsx";

export function Component() {
  return (
    <Welcome title={say("Contact")} foot={<Link to={paths.signIn}>{say("Back to sign-in")}</Link>}>
      <title>{titleOf(say("Contact"))}</title>
      <p>{say("Get in touch with us!")}</p>
      <p>{say("Backlot runs in your studio's own account, so help is close by: ask your production office.")}</p>
    </Welcome>
  );
}
