import { Suspense, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { Resolved } from "../../../../web/layout/deferred.tsx";
import { eventually } from "../words.ts";

it("shows a value that arrives between two render attempts without a React recovery", async () => {
  const recovered: unknown[] = [];
  const place = document.createElement("div");
  const root = createRoot(place, { onRecoverableError: (error) => recovered.push(error) });
  const arrival = Promise.resolve("The tide is out.");
  startTransition(() =>
    root.render(
      <Suspense>
        <Resolved value={arrival} failure="Failed">
          {(text) => <p>{text}</p>}
        </Resolved>
      </Suspense>,
    ),
  );
  await eventually(() => expect(place.textContent).toBe("The tide is out."));
  root.unmount();
  expect(recovered).toEqual([]);
});
