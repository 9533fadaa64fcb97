import "./ui/tokens.css";
import "./ui/base.css";
// Before anything is drawn, so that nothing is drawn in the wrong colours first.
import "./theme.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { router } from "./router.tsx";
import { storedToken } from "./token.ts";

// A page that the browser has kept whole would show someone who is signed out what it showed before.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted && storedToken() === null) window.location.reload();
});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
