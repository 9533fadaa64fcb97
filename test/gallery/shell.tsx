import CircleUserRound from "lucide-react/icons/circle-user-round";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { IconButton } from "../../web/ui/form/icon-button.tsx";
import { Logo } from "../../web/ui/logo.tsx";
import { Bar } from "../../web/ui/page/bar.tsx";

export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Bar actions={<IconButton label="Account" icon={<CircleUserRound />} />}>
        <Link to="/">
          <Logo />
          Backlot
        </Link>
      </Bar>
      {children}
    </>
  );
}
