import { useFetcher } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { Button } from "../ui/form/button.tsx";

/** Resends the confirmation email. */
export function SendAgain({ email }: { readonly email: string }) {
  const sending = useFetcher<{ readonly sentTo: string } | { readonly problem: string }>();
  const busy = sending.state !== "idle";
  const hasBeenSent = !busy && sending.data !== undefined && "sentTo" in sending.data;
  return (
    <sending.Form method="post" action={paths.signUp}>
      <input type="hidden" name="email" value={email} />
      <Button type="submit" name="again" value="yes" disabled={hasBeenSent} busy={busy && t("Sending...")}>
        {hasBeenSent ? t("Resent") : t("Resend")}
      </Button>
    </sending.Form>
  );
}
