import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { up } from "../../infra/local/stack.ts";
import { benchAvailability } from "./availability.ts";
import { benchBundles } from "./bundles.ts";
import { benchFirstLoad } from "./first-load.ts";
import { benchHostile } from "./hostile.ts";
import { benchPipeline } from "./pipeline.ts";
import { benchReading } from "./reading.ts";
import { benchServing } from "./serving.ts";
import { benchStart } from "./starting.ts";
import { benchStripboard } from "./stripboard.ts";

// Prints figures beside the goals that they are held against. It never fails for being slow.
await benchStart();
const folder = await mkdtemp(join(tmpdir(), "backlot-bench-"));
const stack = await up({ folder, speed: 20 });
await benchServing(stack.url);
await benchFirstLoad(stack.url);
await benchAvailability(stack.url);
await benchStripboard(stack.url);
await benchPipeline(stack.url);
await benchHostile(stack.url);
await stack.close();
await rm(folder, { recursive: true, force: true });
await benchReading();
await benchBundles();
process.exit(0);
