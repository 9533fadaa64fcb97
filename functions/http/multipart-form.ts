import { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import type { UploadedFile } from "../../shared/contract/schema/route.ts";
import { MAX_FORM_BYTES } from "../../shared/contract/scripts.ts";
import { t } from "../../shared/i18n/speech.ts";
import { Refusal } from "../runtime/refusal.ts";

interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile;
}

const LIMITS = {
  fields: 10,
  files: 1,
  fieldNameSize: 100,
  fieldSize: 10_000,
  fileSize: MAX_FORM_BYTES,
  headerPairs: 50,
};

const malformed = (error: unknown) =>
  new Refusal(
    "invalid",
    400,
    t("The form cannot be read: {error}", { error: error instanceof Error ? error.message : String(error) }),
  );
const tooMany = () =>
  new Refusal(
    "invalid",
    400,
    t("The form has more than {files} file or {fields} fields.", { files: LIMITS.files, fields: LIMITS.fields }),
  );
const tooLarge = () =>
  new Refusal("tooLarge", 413, t("A form can have at most 4 MB. Prepare an upload for a larger file."));

/** Parses a multipart form with one file in the field `file` and a few short text fields. */
export async function readForm(body: Buffer, contentType: string, file: string): Promise<Form> {
  const fields: Record<string, string> = Object.create(null);
  let uploaded: UploadedFile | undefined;
  await new Promise<void>((resolve, reject) => {
    const parser = parserOf(contentType);
    parser.on("field", (name, value) => {
      fields[name] = value;
    });
    parser.on("file", (name, stream, fileName, _encoding, mediaType) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("limit", () => reject(tooLarge()));
      stream.on("error", (error) => reject(malformed(error)));
      stream.on("end", () => {
        if (name === file) uploaded = { name: fileName ?? "", mediaType, bytes: Buffer.concat(chunks) };
      });
    });
    parser.on("fieldsLimit", () => reject(tooMany()));
    parser.on("filesLimit", () => reject(tooMany()));
    parser.on("error", (error) => reject(malformed(error)));
    parser.on("finish", resolve);
    Readable.from([body]).pipe(parser);
  });
  if (!uploaded) throw new Refusal("invalid", 400, t('The form has no file in the field "{file}".', { file }));
  return { fields, file: uploaded };
}

/** Busboy throws synchronously if the content type is not that of a form. */
function parserOf(contentType: string) {
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits: LIMITS });
  } catch (error) {
    throw malformed(error);
  }
}
