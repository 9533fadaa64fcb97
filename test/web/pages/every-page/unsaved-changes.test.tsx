import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { UnsavedChanges } from "../../../../web/layout/unsaved-changes.tsx";

let unmount = () => {};
afterEach(() => unmount());

const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);

it("leaves at Discard although reloaded data have just made the router forget the navigation", async () => {
  const router = createMemoryRouter([
    { path: "/", loader: () => null, element: <UnsavedChanges when /> },
    { path: "/schedules", element: <h1>Schedules</h1> },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  unmount = () => root.unmount();
  root.render(<RouterProvider router={router} />);
  await expect.poll(() => router.state.initialized).toBe(true);
  await router.navigate("/schedules");
  await expect.poll(() => button("Discard")).toBeDefined();
  // The router's state is new; the dialog has not been rendered with it.
  await router.revalidate();
  expect([...router.state.blockers.values()].map(({ state }) => state)).toEqual(["unblocked"]);
  button("Discard")!.click();
  await expect.poll(() => document.body.textContent).toBe("Schedules");
});
