import type { Locator } from "playwright-core";

/** Whether an element is visible within its scroll container. */
export async function isInSight(item: Locator, box: Locator): Promise<boolean> {
  const [inner, outer] = [await item.boundingBox(), await box.boundingBox()];
  return inner !== null && outer !== null && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
}
