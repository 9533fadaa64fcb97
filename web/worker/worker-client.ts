/**
 * Asks a worker one question and ends its thread with the answer. An abort ends it at once, so that what nobody waits
 * for any more takes no time from what they do.
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

/** What comes out of a worker: any number of times what is known so far, and then the answer. */
export interface WorkerMessage<Value> {
  readonly kind: "news" | "answer";
  readonly value: Value;
}

/** Makes the script that runs in a worker answer questions. */
export function serveWorker<Question, Answer>(
  answer: (question: Question, tell: (news: Answer) => void) => Answer,
): void {
  const tell = (word: WorkerMessage<Answer>) => self.postMessage(word);
  self.onmessage = ({ data }: MessageEvent<Question>) => {
    tell({ kind: "answer", value: answer(data, (value) => tell({ kind: "news", value })) });
  };
}
