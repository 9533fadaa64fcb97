import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { api } from "./api.ts";
import { paths } from "./paths.ts";
import { signOut, type User } from "./session.ts";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";
import { Fact } from "./ui/fact.tsx";
import { Spinner } from "./ui/spinner.tsx";
import { StatusLine } from "./ui/status-line.tsx";

type Loaded = { readonly email: string } | { readonly problem: string } | undefined;

/** Who is signed in, and the way out. */
export function UserDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  // The dialog is no route, so it asks the server itself, for as long as it is open.
  useEffect(() => {
    let isClosed = false;
    api.getUser({ params: { user: user.id } }).then(
      ({ email }) => isClosed || setLoaded({ email }),
      () => isClosed || setLoaded({ problem: "Failed to fetch user details" }),
    );
    return () => {
      isClosed = true;
    };
  }, [user.id]);

  async function leave() {
    setBusy(true);
    await signOut();
    await navigate(paths.signIn);
  }

  return (
    <Dialog
      title="Your account"
      onClose={onClose}
      actions={
        <Button kind="primary" busy={busy && "Logging out..."} onClick={leave}>
          Logout
        </Button>
      }
    >
      {loaded === undefined && <Spinner label="Loading..." />}
      {loaded && "email" in loaded && <Fact name="Username">{loaded.email || user.id}</Fact>}
      {loaded && "problem" in loaded && <StatusLine status={{ kind: "error", text: `Error: ${loaded.problem}` }} />}
    </Dialog>
  );
}
