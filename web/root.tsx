import { Outlet } from "react-router-dom";
import { NewerVersion } from "./offline/newer-version-line.tsx";
import { OfflineLine } from "./offline/offline-line.tsx";

/** What every page has over it, signed in or not. */
export function Root() {
  return (
    <>
      <OfflineLine />
      <NewerVersion />
      <Outlet />
    </>
  );
}
