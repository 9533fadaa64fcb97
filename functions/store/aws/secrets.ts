import { createHash } from "node:crypto";
import { newId } from "./id.ts";

/** A secret of 160 random bits that is safe in an address. */
export const newSecret = () => `${newId()}${newId()}`;

/** What is kept of a secret, which tells nobody what it was. */
export const hashOfSecret = (secret: string) => createHash("sha256").update(secret).digest("hex");
