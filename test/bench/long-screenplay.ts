import { demoScreenplay } from "../../infra/local/demo/screenplay.ts";
import { screenplayPdf } from "../../infra/local/demo/typeset.ts";

/** The demo's screenplay several times; seven are about 120 pages. */
export async function longScreenplay(copies = 7): Promise<Uint8Array> {
  const fountain = await demoScreenplay();
  const body = fountain.slice(fountain.indexOf("\n\n") + 2);
  return screenplayPdf([fountain, ...Array.from({ length: copies - 1 }, () => body)].join("\n\n"));
}
