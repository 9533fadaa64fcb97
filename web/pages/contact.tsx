import { Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { titleOf } from "../title.ts";
import { Welcome } from "../welcome.tsx";

export function Component() {
  return (
    <Welcome title="Contact" foot={<Link to={paths.signIn}>Back to sign-in</Link>}>
      <title>{titleOf("Contact")}</title>
      <p>Get in touch with us!</p>
      <p>
        Backlot runs in your studio&rsquo;s own account, so the people who can help are close: ask your production
        office.
      </p>
    </Welcome>
  );
}
