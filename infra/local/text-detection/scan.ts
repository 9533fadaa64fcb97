import { Worker } from "node:worker_threads";
import type { Line } from "../../../shared/screenplay/model/line.ts";
import { PdfError } from "../../../shared/screenplay/pdf/pdf-error.ts";
import { watchMemory } from "../lambda/memory-watch.ts";
import type { ScanMessage, ScannedPdf } from "./scan-message.ts";

export interface ScanOptions {
  /** Called after each page with the number of pages done and the total. */
  readonly onPage?: (done: number, total: number) => void;
  readonly limits?: Partial<ScanLimits>;
  /** Aborts the reading, which then throws the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface ScanLimits {
  /** Memory limit of the parser, for objects and buffers together. */
  readonly megabytes: number;
  /** Time limit for the text of one page; hundreds of ordinary pages take less. */
  readonly seconds: number;
  /** Time limit for the image of one page; a scanned page takes about two seconds. */
  readonly pictureSeconds: number;
}

const LIMITS: ScanLimits = { megabytes: 1024, seconds: 6, pictureSeconds: 60 };
const WATCH_MS = 250;

/**
 * Every line of a PDF: from the text layer, or by OCR on pages without one. Runs in its own thread.
 *
 * @throws {PdfError} when the PDF cannot be read, or not within the memory and time limits
 */
export async function readLines(pdf: Uint8Array, options: ScanOptions = {}): Promise<Line[]> {
  const { lines } = await readPdf(pdf, options);
  return [...lines];
}

/** The result of `readLines` with further facts about the PDF. */
export async function readPdf(pdf: Uint8Array, options: ScanOptions = {}): Promise<ScannedPdf> {
  options.signal?.throwIfAborted();
  const limits = { ...LIMITS, ...options.limits };
  const thread = new Worker(new URL("./scan-thread.ts", import.meta.url), {
    workerData: pdf,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  const { promise, resolve, reject } = Promise.withResolvers<ScannedPdf>();
  const stopWatching = watch(thread, limits, reject);
  thread.on("message", (message: ScanMessage) => {
    if (message.kind === "read") resolve(message);
    else if (message.kind === "refused") reject(new PdfError(message.reason, message.message));
    else if (message.kind === "page") options.onPage?.(message.done, message.total);
  });
  thread.on("error", (error) => reject(failure(error, limits)));
  thread.on("exit", (code) => reject(failure(new Error(`The reader ended with code ${code}.`), limits)));
  const abort = () => reject(options.signal?.reason);
  options.signal?.addEventListener("abort", abort);
  try {
    return await promise;
  } finally {
    options.signal?.removeEventListener("abort", abort);
    stopWatching();
    await thread.terminate();
  }
}

function watch(thread: Worker, limits: ScanLimits, refuse: (error: PdfError) => void): () => void {
  let lastPageAt = performance.now();
  // Loading the thread does not count towards the time limit.
  let secondsPerPage = Number.POSITIVE_INFINITY;
  thread.on("message", (message: ScanMessage) => {
    lastPageAt = performance.now();
    if (message.kind === "stage") secondsPerPage = message.reads === "text" ? limits.seconds : limits.pictureSeconds;
  });
  const timer = setInterval(() => {
    if (performance.now() - lastPageAt > secondsPerPage * 1000) refuse(tooSlow(secondsPerPage));
  }, WATCH_MS);
  const stopWatchingMemory = watchMemory(thread, limits.megabytes, () => refuse(tooLarge(limits)));
  return () => {
    clearInterval(timer);
    stopWatchingMemory();
  };
}

function failure(error: Error, limits: ScanLimits): PdfError {
  if ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") return tooLarge(limits);
  return new PdfError("damaged", "This PDF is damaged and cannot be read. Export or print it to a new PDF.", {
    cause: error,
  });
}

function tooLarge({ megabytes }: ScanLimits): PdfError {
  return new PdfError(
    "too-large",
    `This PDF needs more than ${megabytes} MB to be read. Print it to a new PDF and upload that file.`,
  );
}

function tooSlow(seconds: number): PdfError {
  return new PdfError(
    "damaged",
    `A page of this PDF takes more than ${seconds} s to read. Print it to a new PDF and upload that file.`,
  );
}
