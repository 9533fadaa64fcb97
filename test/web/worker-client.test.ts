import { expect, it, vi } from "vitest";
import { callWorker } from "../../web/worker/worker-client.ts";

/** A worker whose messages the test sends. */
function aWorker() {
  const worker = {
    onmessage: (_: { readonly data: unknown }) => {},
    onerror: (_: { readonly message: string }) => {},
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  const says = (kind: "news" | "answer", value: number) => worker.onmessage({ data: { kind, value } });
  return { worker, says, start: () => worker as unknown as Worker };
}

it("passes on every intermediate result, and ends the worker after the final one", async () => {
  const { worker, says, start } = aWorker();
  const news: number[] = [];
  const answer = callWorker<number>(start, "How many?", { onNews: (value) => news.push(value) });
  expect(worker.postMessage).toHaveBeenCalledWith("How many?");
  says("news", 1);
  says("news", 2);
  expect([news, worker.terminate.mock.calls.length]).toEqual([[1, 2], 0]);
  says("answer", 3);
  expect(await answer).toBe(3);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it("ends the worker when the task is aborted or fails", async () => {
  const over = new AbortController();
  const aborted = aWorker();
  const answer = callWorker(aborted.start, "How many?", { signal: over.signal });
  over.abort();
  await expect(answer).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  const failing = aWorker();
  const failed = callWorker(failing.start, "How many?");
  failing.worker.onerror({ message: "Out of memory" });
  await expect(failed).rejects.toThrow("Out of memory");
  for (const { worker } of [aborted, failing]) expect(worker.terminate).toHaveBeenCalledOnce();
});
