import { createHash, randomUUID } from "node:crypto";
import { createReadStream, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ensureFolder, syncFolder } from "../../files/durable-file.ts";
import { noteFullDiskLater } from "../../files/full-disk.ts";

/** A completely written body; `md5` is in hex. */
export interface StoredBody {
  readonly name: string;
  readonly size: number;
  readonly md5: string;
}

/** The body files of a bucket. Each is written once, and nothing refers to it until it is complete. */
export interface Bodies {
  write(bytes: AsyncIterable<Uint8Array>): Promise<StoredBody>;
  /**
   * The bytes from `start` to `end`, both inclusive. The file is opened at once, so it can be deleted during the read.
   */
  read(name: string, start: number, end: number): Readable;
  remove(name: string): void;
  /** The sizes of all stored bodies. */
  sizes(): ReadonlyMap<string, number>;
}

export function bodiesIn(folder: string): Bodies {
  ensureFolder(folder);
  return {
    async write(bytes) {
      const name = randomUUID();
      const file = join(folder, name);
      const handle = await noteFullDiskLater(file, () => open(file, "wx", 0o600));
      const md5 = createHash("md5");
      let size = 0;
      async function* measured() {
        for await (const chunk of bytes) {
          md5.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      }
      try {
        // Flush it, so that the index never refers to a body that is lost in a power failure.
        await noteFullDiskLater(file, () => pipeline(measured, handle.createWriteStream({ flush: true })));
        syncFolder(folder);
      } catch (error) {
        rmSync(file, { force: true });
        throw error;
      }
      return { name, size, md5: md5.digest("hex") };
    },
    read(name, start, end) {
      if (end < start) return Readable.from([]);
      const file = join(folder, name);
      return createReadStream(file, { fd: openSync(file, "r"), start, end });
    },
    remove: (name) => rmSync(join(folder, name), { force: true }),
    sizes: () => new Map(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size])),
  };
}
