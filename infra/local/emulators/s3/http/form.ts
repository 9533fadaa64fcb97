import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { ServiceError } from "../../engine.ts";

const MAX_FIELD_BYTES = 20 * 1024;
const MAX_FIELDS = 100;

/** A form posted by a browser, parsed up to the start of its file. */
export interface PostForm {
  /** The fields before the file, by lower-case name. */
  readonly fields: ReadonlyMap<string, string>;
  readonly fileName: string;
  readonly file: Readable;
}

export function readForm(incoming: IncomingMessage): Promise<PostForm> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    let file: Readable | undefined;
    const fail = (error: unknown) => {
      const failure = malformedForm(String(error));
      reject(failure);
      file?.destroy(failure);
    };
    const parser = parserFor(incoming);
    parser.on("field", (name, value) => fields.set(name.toLowerCase(), value));
    parser.on("file", (_name, stream, fileName) => {
      if (file) return void stream.resume();
      file = stream;
      resolve({ fields, fileName: fileName ?? "", file: stream });
    });
    parser.on("error", fail);
    parser.on("finish", () => reject(malformedForm("POST requires exactly one file upload per request.")));
    incoming.on("close", () => {
      if (!incoming.complete) fail("The connection was closed before the form was whole.");
    });
    incoming.pipe(parser);
  });
}

function parserFor(incoming: IncomingMessage): BusboyInstance {
  const { "content-type": contentType = "" } = incoming.headers;
  try {
    return new Busboy({
      headers: { ...incoming.headers, "content-type": contentType },
      limits: { fieldSize: MAX_FIELD_BYTES, fields: MAX_FIELDS },
      isPartAFile: (name) => name === "file",
    });
  } catch (error) {
    throw malformedForm(String(error));
  }
}

function malformedForm(reason: string): ServiceError {
  const message = "The body of your POST request is not well-formed multipart/form-data.";
  return new ServiceError("MalformedPOSTRequest", `${message} ${reason}`);
}
