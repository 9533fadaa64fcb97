import "../../web/worker/zod-jitless.ts";
import "../../web/ui/base.css";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { Breakdown } from "./breakdown.tsx";
import { Controls } from "./controls.tsx";
import { Hub } from "./hub.tsx";
import { Options } from "./options.tsx";
import { Schedule } from "./schedule.tsx";
import { Script } from "./script.tsx";
import { SignIn } from "./sign-in.tsx";

const router = createBrowserRouter([
  { path: "/", Component: Hub },
  { path: "/controls", Component: Controls },
  { path: "/breakdown", Component: Breakdown },
  { path: "/options", Component: Options },
  { path: "/schedule", Component: Schedule },
  { path: "/script", Component: Script },
  { path: "/sign-in", Component: SignIn },
]);

const root = document.getElementById("root");
if (root) createRoot(root).render(<RouterProvider router={router} />);
