import { Link } from "react-router-dom";
import { Button } from "../../web/ui/form/button.tsx";
import { Field } from "../../web/ui/form/field.tsx";
import { Logo } from "../../web/ui/logo.tsx";
import { Card } from "../../web/ui/page/card.tsx";
import { Page } from "../../web/ui/page/page.tsx";
import { PageHeader } from "../../web/ui/page/page-header.tsx";

export function SignIn() {
  return (
    <Page width="form">
      <Logo />
      <PageHeader title="Backlot" note="From the script to the call sheet." />
      <Card>
        <Field label="Email" type="email" autoComplete="username" />
        <Field label="Password" type="password" autoComplete="current-password" error="Login failed" />
        <Button kind="primary">Sign In</Button>
        <p>
          <Link to="/sign-in">Forgot Password</Link>
        </p>
      </Card>
    </Page>
  );
}
