import { useFetcher } from "react-router-dom";
import type { action } from "./pages/sign-up.tsx";
import { paths } from "./paths.ts";
import { say } from "./texts/say.ts";
import { Button } from "./ui/button.tsx";

/** Sends the mail that confirms an account once more. */
export function SendAgain({ email }: { readonly email: string }) {
  const sending = useFetcher<typeof action>();
  const busy = sending.state !== "idle";
  const hasBeenSent = !busy && sending.data !== undefined && "sentTo" in sending.data;
  return (
    <sending.Form method="post" action={paths.signUp}>
      <input type="hidden" name="email" value={email} />
      <Button type="submit" name="again" value="yes" disabled={hasBeenSent} busy={busy && say("Sending...")}>
        {hasBeenSent ? say("Resent") : say("Resend")}
      </Button>
    </sending.Form>
  );
}
