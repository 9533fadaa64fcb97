import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";

/** A streaming checksum; `digest` returns it in base64, as S3 does. */
export interface Checksum {
  update(bytes: Uint8Array): void;
  digest(): string;
}

/** The algorithms by the suffix of their header, `x-amz-checksum-…`. */
export const checksums: Readonly<Record<string, () => Checksum>> = {
  crc32: crc32Checksum,
  crc64nvme: crc64Checksum,
  sha1: () => hashChecksum("sha1"),
  sha256: () => hashChecksum("sha256"),
};

export function hashChecksum(algorithm: "md5" | "sha1" | "sha256", encoding: "base64" | "hex" = "base64"): Checksum {
  const hash = createHash(algorithm);
  return { update: (bytes) => hash.update(bytes), digest: () => hash.digest(encoding) };
}

function crc32Checksum(): Checksum {
  let value = 0;
  return {
    update(bytes) {
      value = crc32(bytes, value);
    },
    digest() {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes.toString("base64");
    },
  };
}

const ALL_ONES = 0xffffffff;

/** Calculates with two 32-bit halves, because BigInt would take a second for a few megabytes. */
function crc64Checksum(): Checksum {
  let high = ALL_ONES;
  let low = ALL_ONES;
  return {
    update(bytes) {
      for (const byte of bytes) {
        const entry = (low ^ byte) & 0xff;
        low = ((low >>> 8) | (high << 24)) ^ crc64Table.low[entry]!;
        high = (high >>> 8) ^ crc64Table.high[entry]!;
      }
    },
    digest() {
      const bytes = Buffer.alloc(8);
      bytes.writeUInt32BE((high ^ ALL_ONES) >>> 0, 0);
      bytes.writeUInt32BE((low ^ ALL_ONES) >>> 0, 4);
      return bytes.toString("base64");
    },
  };
}

const crc64Table = tableOfCrc64Nvme();

function tableOfCrc64Nvme(): { readonly high: Uint32Array; readonly low: Uint32Array } {
  const reflectedPolynomial = 0x9a6c9329ac4bc9b5n;
  const high = new Uint32Array(256);
  const low = new Uint32Array(256);
  for (let byte = 0; byte < 256; byte++) {
    let value = BigInt(byte);
    for (let bit = 0; bit < 8; bit++) value = value & 1n ? (value >> 1n) ^ reflectedPolynomial : value >> 1n;
    high[byte] = Number(value >> 32n);
    low[byte] = Number(value & 0xffffffffn);
  }
  return { high, low };
}
