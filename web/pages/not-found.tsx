import { Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Welcome } from "../welcome.tsx";

export function Component() {
  return (
    <Welcome
      title={say("There is no page at this address")}
      foot={<Link to={paths.signIn}>{say("Go to Backlot")}</Link>}
    >
      <title>{titleOf(say("Not found"))}</title>
      <p>{say("The link may be out of date or incomplete.")}</p>
    </Welcome>
  );
}
