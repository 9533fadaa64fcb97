/**
 * Runs one task in a worker and terminates it after the response. An abort terminates it at once, so that an unneeded
 * task does not slow down others.
 *
 * @throws {DOMException} named AbortError after an abort
 */
export function callWorker<Answer>(
  start: () => Worker,
  question: unknown,
  { signal, onNews }: { signal?: AbortSignal; onNews?: (news: Answer) => void } = {},
): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = start();
    const end = () => {
      worker.terminate();
      signal?.removeEventListener("abort", abort);
    };
    const abort = () => {
      end();
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", abort);
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Answer>>) => {
      if (data.kind === "news") return onNews?.(data.value);
      end();
      resolve(data.value);
    };
    worker.onerror = (event) => {
      end();
      reject(new Error(event.message || "The worker could not be started."));
    };
    worker.postMessage(question);
  });
}

/** Messages of a worker: any number of intermediate results, then the final one. */
export interface WorkerMessage<Value> {
  readonly kind: "news" | "answer";
  readonly value: Value;
}

/** Handles tasks inside a worker. */
export function serveWorker<Question, Answer>(
  answer: (question: Question, tell: (news: Answer) => void) => Answer,
): void {
  const tell = (word: WorkerMessage<Answer>) => self.postMessage(word);
  self.onmessage = ({ data }: MessageEvent<Question>) => {
    tell({ kind: "answer", value: answer(data, (value) => tell({ kind: "news", value })) });
  };
}
