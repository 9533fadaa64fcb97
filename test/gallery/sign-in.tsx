import { Link } from "react-router-dom";
import { Button } from "../../web/ui/button.tsx";
import { Card } from "../../web/ui/card.tsx";
import { Field } from "../../web/ui/field.tsx";
import { Mark } from "../../web/ui/mark.tsx";
import { Page } from "../../web/ui/page.tsx";
import { PageHeader } from "../../web/ui/page-header.tsx";

export function SignIn() {
  return (
    <Page width="form">
      <Mark />
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
