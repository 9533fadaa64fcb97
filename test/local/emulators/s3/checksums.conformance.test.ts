import { expect, it } from "vitest";
import { checksums } from "../../../../infra/local/emulators/s3/http/checksums.ts";

// The check values of the catalogue of parametrised CRC algorithms, and of FIPS 180's SHA for the same nine digits.
it.each([
  ["crc32", "cbf43926"],
  ["crc64nvme", "ae8b14860a799888"],
  ["sha1", "f7c3bc1d808e04732adf679965ccc34ca7ae3441"],
  ["sha256", "15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225"],
])("%s of the digits 1 to 9 is %s, in any chunks", (name, expected) => {
  for (const pieces of [["123456789"], ["1", "2345", "", "6789"]]) {
    const checksum = checksums[name]!();
    for (const piece of pieces) checksum.update(Buffer.from(piece));
    expect(Buffer.from(checksum.digest(), "base64").toString("hex")).toBe(expected);
  }
});
