import { Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { titleOf } from "../title.ts";
import { Welcome } from "../welcome.tsx";

export function Component() {
  return (
    <Welcome title="There is nothing at this address" foot={<Link to={paths.signIn}>Go to Backlot</Link>}>
      <title>{titleOf("Not found")}</title>
      <p>The link may be old, or a letter may be missing.</p>
    </Welcome>
  );
}
