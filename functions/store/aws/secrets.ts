import { createHash } from "node:crypto";
import { newId } from "./id.ts";

/** A secret of 160 random bits that is safe in URLs. */
export const newSecret = () => `${newId()}${newId()}`;

/** The hash that is stored in place of a secret. */
export const hashOfSecret = (secret: string) => createHash("sha256").update(secret).digest("hex");
