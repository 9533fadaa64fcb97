import { screen, waitFor, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { HUB, openApp } from "../app.tsx";
import { fill } from "../fill.ts";
import { button, dialog, field, says, user } from "../words.ts";
import { aCrew } from "./crew.ts";
import "../../../../web/pages/crew.tsx";

it("keeps two people's additions, asks about conflicting edits and undoes a deletion", async () => {
  const { answers, now, otherWrites } = aCrew();
  openApp(`${HUB}/crew`, answers);
  await user.click(await button("Add a position to Department 1"));
  otherWrites(0, { positions: [{ position: "Gaffer", name: "" }] });
  otherWrites(1, { name: "Camera" });
  await fill("Position 1 in Department 1", "Best boy");
  await fill("Name of Department 2", "Sound");
  await user.click(await button("Save Changes"));
  within(await dialog("Also changed by someone else")).getByRole("group", { name: "The name of Department 2" });
  await user.click(await button("Keep all mine"));
  await user.click(await button("Save choices"));
  await waitFor(() => expect(now()[1]?.name).toBe("Sound"));
  expect(
    now()[0]
      ?.positions.map(({ position }) => position)
      .sort(),
  ).toEqual(["Best boy", "Gaffer"]);

  await user.click(await button("Delete Sound"));
  await says("Deleted Sound");
  await user.click(await button("Undo"));
  await field("Name of Sound");
});

it("keeps input typed during a save and undoes a deletion in the meantime", async () => {
  const { answers, now, otherWrites } = aCrew();
  const { api } = openApp(`${HUB}/crew`, answers);
  await user.click(await button("Add a position to Department 1"));
  await fill("Name of Department 2", "Sound");
  otherWrites(2, { name: "Camera" });
  const goOn = api.holds("updateCrew");
  await user.click(await button("Save Changes"));
  await button("Saving...");
  await user.click(await button("Delete Sound"));
  await fill("Position 1 in Department 1", "Gaffer");
  goOn(answers.updateCrew);
  await button("Save Changes");
  expect(
    now()
      .slice(1, 3)
      .map(({ name }) => name),
  ).toEqual(["Sound", "Camera"]);
  await says("Deleted Sound");
  expect(screen.queryByLabelText("Name of Sound")).toBeNull();
  await user.click(await button("Undo"));
  expect(screen.queryByLabelText("Name of Sound")).not.toBeNull();
  await user.click(await button("Delete Sound"));
  await user.click(await button("Save Changes"));
  await waitFor(() => expect(now()[1]!.name).toBe("Camera"));
  expect(now()[0]!.positions.map(({ position }) => position)).toEqual(["Gaffer"]);
  await waitFor(async () => expect(await button("Save Changes")).toHaveProperty("disabled", true));
});
