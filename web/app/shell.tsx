import CircleUserRound from "lucide-react/icons/circle-user-round";
import Megaphone from "lucide-react/icons/megaphone";
import { lazy, Suspense, useEffect } from "react";
import { Link, Outlet, useRouteLoaderData } from "react-router-dom";
import { useFinder } from "../finder/use-finder.tsx";
import { t } from "../i18n/translate.ts";
import { ShellContext } from "../layout/shell-context.ts";
import { paths } from "../navigation/paths.ts";
import { evictExpired } from "../offline/response-cache.ts";
import { SignInAgain } from "../session/reauthenticate-dialog.tsx";
import { followOtherTabs } from "../session/session.ts";
import { useUser } from "../session/use-user.ts";
import { IconButton } from "../ui/form/icon-button.tsx";
import { Logo } from "../ui/logo.tsx";
import { Bar } from "../ui/page/bar.tsx";
import { Page } from "../ui/page/page.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useLazyDialog } from "../ui/use-lazy-dialog.ts";
import styles from "./shell.module.css";

const UserDialog = lazy(async () => ({ default: (await import("./user-dialog.tsx")).UserDialog }));

/** Shown while the session is checked. */
export function Verifying() {
  return (
    <>
      <Bar>
        <Link to={paths.signIn}>
          <Logo /> {t("Backlot")}
        </Link>
      </Bar>
      <Page>
        <Spinner label={t("Verifying session...")} />
      </Page>
    </>
  );
}

/** What all signed-in pages have: the app bar, the command palette and the account. */
export function Shell() {
  const user = useUser();
  const account = useLazyDialog<true>();
  const finder = useFinder(user);

  // Other tabs and local storage are outside React.
  useEffect(() => {
    void evictExpired(user.id);
    return followOtherTabs(user);
  }, [user]);

  const brand = (
    <Link to={paths.home(user.id)}>
      <Logo /> <span>{t("Backlot")}</span>
    </Link>
  );
  const tools = (
    <>
      {finder.button}
      <IconButton label={t("Your account")} icon={<CircleUserRound />} onClick={() => account.open(true)} />
    </>
  );
  // Inside a project, the project's navigation shows them.
  const isInProject = useRouteLoaderData("project") !== undefined;
  return (
    <>
      {!isInProject && (
        <Bar
          actions={
            <>
              <Link to={paths.today()} className={styles.today} title={t("Today's call sheet")}>
                <Megaphone aria-hidden />
                <span>{t("Today's call sheet")}</span>
              </Link>
              {tools}
            </>
          }
        >
          {brand}
        </Bar>
      )}
      <ShellContext value={{ brand, tools }}>
        <Outlet />
      </ShellContext>
      <SignInAgain user={user} />
      {finder.window}
      <Suspense>{account.value && <UserDialog user={user} onClose={account.close} />}</Suspense>
    </>
  );
}
