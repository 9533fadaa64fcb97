/** A page that loads waits more than it computes. */
const AT_ONCE = 3;

/** Divides screens among a few windows, each of which looks at its share one after another. */
export async function sideBySide<Screen, Window>(
  screens: readonly Screen[],
  open: () => Promise<Window>,
  look: (window: Window, screen: Screen) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, first) => {
      const window = await open();
      for (let at = first; at < screens.length; at += AT_ONCE) await look(window, screens[at]!);
    }),
  );
}
