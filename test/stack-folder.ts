import { mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes a folder for the documents of a stack that keeps the rest in memory. */
export async function stackFolder(name: string): Promise<string> {
  return mkdtemp(join((await inMemory()) ?? tmpdir(), `backlot-${name}-`));
}

/** Linux's folder in memory, where syncing costs nothing, if it has room; some containers give it 64 MB. */
async function inMemory(): Promise<string | undefined> {
  const shared = "/dev/shm";
  const { bavail, bsize } = await statfs(shared).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 2 ** 31 ? shared : undefined;
}
