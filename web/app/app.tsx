import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { storedToken } from "../api/stored-token.ts";
import { prefetchPage } from "../navigation/prefetch.ts";
import { followVersions } from "../offline/app-update.ts";
import { resetForNavigation } from "../offline/data-age.ts";
import { addresses } from "./router.tsx";

// A page that the browser has kept whole would show someone who is signed out what it showed before.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted && storedToken() === null) window.location.reload();
});

const router = createBrowserRouter(addresses);

// What the page before has shown does not make the next one old.
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

// After everything that the page itself needs.
if (document.readyState === "complete") void followVersions();
else window.addEventListener("load", () => void followVersions());
