import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { fetchAhead } from "./fetch-ahead.ts";
import { followVersions } from "./offline/newer-version.ts";
import { turnsPage } from "./offline/shown-age.ts";
import { addresses } from "./router.tsx";
import { storedToken } from "./token.ts";

// A page that the browser has kept whole would show someone who is signed out what it showed before.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted && storedToken() === null) window.location.reload();
});

const router = createBrowserRouter(addresses);

// What the page before has shown does not make the next one old.
let shown = router.state.location.pathname;
router.subscribe(({ navigation }) => {
  const next = navigation.location?.pathname ?? shown;
  if (next !== shown) turnsPage();
  shown = next;
});

fetchAhead(router.routes);

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
