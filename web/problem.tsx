import CircleAlert from "lucide-react/icons/circle-alert";
import { isRouteErrorResponse, useParams, useRouteError, useRouteLoaderData } from "react-router-dom";
import { ApiError, NetworkError } from "./api.ts";
import { paths } from "./paths.ts";
import type { User } from "./session.ts";
import { say } from "./texts/say.ts";
import { titleOf } from "./title.ts";
import { Button } from "./ui/button.tsx";
import { ButtonLink } from "./ui/button-link.tsx";
import { EmptyState } from "./ui/empty-state.tsx";
import { Page } from "./ui/page.tsx";

/** What a person reads when a page cannot be shown. Pages with words of their own come first. */
export function RouteProblem() {
  const error = useRouteError();
  const signedOut = error instanceof ApiError && error.status === 401;
  const needsSecondStep = error instanceof ApiError && error.code === "secondStepNeeded";
  const isLimited = error instanceof ApiError && error.code === "limited";
  const { id } = useParams();
  const user = useRouteLoaderData("session") as User | undefined; // what sessionLoader returns
  const isGone = (error instanceof ApiError || isRouteErrorResponse(error)) && error.status === 404;
  return (
    <Page width="form">
      <title>{titleOf(isGone ? say("Not found") : say("Something went wrong"))}</title>
      <EmptyState
        icon={<CircleAlert />}
        action={
          signedOut ? (
            <ButtonLink kind="primary" to={paths.signIn}>
              {say("Sign in")}
            </ButtonLink>
          ) : needsSecondStep && user ? (
            <ButtonLink kind="primary" to={paths.account(user.id)}>
              {say("Set up two-factor authentication")}
            </ButtonLink>
          ) : isLimited && user && id ? (
            <ButtonLink kind="primary" to={paths.project(user.id, id)}>
              {say("Go to your part of the project")}
            </ButtonLink>
          ) : isGone ? (
            // Leads on to the projects of whoever is signed in.
            <ButtonLink kind="primary" to={paths.signIn}>
              {say("Go to Backlot")}
            </ButtonLink>
          ) : (
            <Button kind="primary" onClick={() => window.location.reload()}>
              {say("Try again")}
            </Button>
          )
        }
      >
        {wordsFor(error)}
      </EmptyState>
    </Page>
  );
}

function wordsFor(error: unknown): string {
  if (error instanceof ApiError && error.code === "unknown")
    return say("This is a server problem and may pass in a moment.");
  if (error instanceof ApiError || error instanceof NetworkError) return error.message;
  if (isRouteErrorResponse(error) && error.status === 404) return say("There is no page at this address.");
  return say("Something went wrong on this page. Please try again.");
}
