import type { StoredBody } from "./storage/bodies.ts";

export interface Upload {
  readonly bucket: string;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: Map<number, StoredBody>;
}

/** The uploads in progress, by id. They are lost on a restart, together with their parts. */
export type Uploads = Map<string, Upload>;
