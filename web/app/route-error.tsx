import CircleAlert from "lucide-react/icons/circle-alert";
import { isRouteErrorResponse, useParams, useRouteError, useRouteLoaderData } from "react-router-dom";
import { ApiError, NetworkError } from "../api/client.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { titleOf } from "../navigation/title.ts";
import type { User } from "../session/session.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { Page } from "../ui/page/page.tsx";

/** Error page for pages without an error boundary of their own. */
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
      <title>{titleOf(isGone ? t("Not found") : t("Something went wrong"))}</title>
      <EmptyState
        icon={<CircleAlert />}
        action={
          signedOut ? (
            <ButtonLink kind="primary" to={paths.signIn}>
              {t("Sign in")}
            </ButtonLink>
          ) : needsSecondStep && user ? (
            <ButtonLink kind="primary" to={paths.account(user.id)}>
              {t("Set up two-factor authentication")}
            </ButtonLink>
          ) : isLimited && user && id ? (
            <ButtonLink kind="primary" to={paths.project(user.id, id)}>
              {t("Go to your part of the project")}
            </ButtonLink>
          ) : isGone ? (
            // Redirects signed-in users to their projects.
            <ButtonLink kind="primary" to={paths.signIn}>
              {t("Go to Backlot")}
            </ButtonLink>
          ) : (
            <Button kind="primary" onClick={() => window.location.reload()}>
              {t("Try again")}
            </Button>
          )
        }
      >
        {textFor(error)}
      </EmptyState>
    </Page>
  );
}

function textFor(error: unknown): string {
  if (error instanceof ApiError && error.code === "unknown") return t("This is a server problem and may be temporary.");
  if (error instanceof ApiError || error instanceof NetworkError) return error.message;
  if (isRouteErrorResponse(error) && error.status === 404) return t("There is no page at this address.");
  return t("Something went wrong on this page. Please try again.");
}
