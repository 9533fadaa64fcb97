import CircleUserRound from "lucide-react/icons/circle-user-round";
import { lazy, Suspense, useEffect } from "react";
import { Link, Outlet } from "react-router-dom";
import { useFinder } from "../finder/use-finder.tsx";
import { t } from "../i18n/translate.ts";
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

/** The app bar of all signed-in pages. */
export function Shell() {
  const user = useUser();
  const account = useLazyDialog<true>();
  const finder = useFinder(user);

  // Other tabs and local storage are outside React.
  useEffect(() => {
    void evictExpired(user.id);
    return followOtherTabs(user);
  }, [user]);

  return (
    <>
      <Bar
        actions={
          <>
            {finder.button}
            <IconButton label={t("Your account")} icon={<CircleUserRound />} onClick={() => account.open(true)} />
          </>
        }
      >
        <Link to={paths.home(user.id)}>
          <Logo /> {t("Backlot")}
        </Link>
      </Bar>
      <Outlet />
      <SignInAgain user={user} />
      {finder.window}
      <Suspense>{account.value && <UserDialog user={user} onClose={account.close} />}</Suspense>
    </>
  );
}
