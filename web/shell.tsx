import CircleUserRound from "lucide-react/icons/circle-user-round";
import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { Link, Outlet, useRouteLoaderData } from "react-router-dom";
import { useFinder } from "./finder/use-finder.tsx";
import { tidyUp } from "./offline/kept-answers.ts";
import { paths } from "./paths.ts";
import { followOtherTabs, type User } from "./session.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { say } from "./texts/say.ts";
import { Bar } from "./ui/bar.tsx";
import { IconButton } from "./ui/icon-button.tsx";
import { Mark } from "./ui/mark.tsx";
import { Page } from "./ui/page.tsx";
import { Skeleton } from "./ui/skeleton.tsx";

const UserDialog = lazy(async () => ({ default: (await import("./user-dialog.tsx")).UserDialog }));

/** What is seen while the session is checked: the bar, where it will be. */
export function Verifying() {
  return (
    <>
      <Bar>
        <Link to={paths.signIn}>
          <Mark /> {say("Backlot")}
        </Link>
      </Bar>
      <Page>
        <Skeleton label={say("Verifying session...")} shape="cards" />
      </Page>
    </>
  );
}

/** The signed-in person. For pages below the session route. */
export function useUser(): User {
  const user = useRouteLoaderData("session");
  if (!user) throw new Error("This page is not below the session route.");
  return user as User; // what sessionLoader returns
}

/** The bar that all signed-in pages share. */
export function Shell() {
  const user = useUser();
  const [asked, setAsked] = useState(false);
  const finder = useFinder(user);

  // Other tabs and what is kept on the device are outside React.
  useEffect(() => {
    void tidyUp(user.id);
    return followOtherTabs(user);
  }, [user]);

  return (
    <>
      <Bar
        actions={
          <>
            {finder.button}
            <IconButton
              label={say("Your account")}
              icon={<CircleUserRound />}
              onClick={() => startTransition(() => setAsked(true))}
            />
          </>
        }
      >
        <Link to={paths.home(user.id)}>
          <Mark /> {say("Backlot")}
        </Link>
      </Bar>
      <Outlet />
      <SignInAgain user={user} />
      {finder.window}
      <Suspense>{asked && <UserDialog user={user} onClose={() => setAsked(false)} />}</Suspense>
    </>
  );
}
