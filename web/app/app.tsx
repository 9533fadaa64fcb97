import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { storedToken } from "../api/stored-token.ts";
import { prefetchPage } from "../navigation/prefetch.ts";
import { followAppUpdates } from "../offline/app-update.ts";
import { resetForNavigation } from "../offline/data-age.ts";
import { addresses } from "./router.tsx";

// A page restored from the back/forward cache would show the data of a user who has signed out.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted && storedToken() === null) window.location.reload();
});

const router = createBrowserRouter(addresses);

// Data of the previous page does not affect the data age of the next one.
let shown = router.state.location.pathname;
router.subscribe(({ navigation }) => {
  const next = navigation.location?.pathname ?? shown;
  if (next !== shown) resetForNavigation();
  shown = next;
});

prefetchPage(router.routes);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

// After all requests of the page itself.
if (document.readyState === "complete") void followAppUpdates();
else window.addEventListener("load", () => void followAppUpdates());
