import type { Worker } from "node:worker_threads";

const WATCH_MS = 250;

/**
 * Calls `exceeded` when a thread uses more than `megabytes` of heap and buffers. A worker's resource limits do not
 * count buffers.
 *
 * @returns a function that stops the watch
 */
export function watchMemory(thread: Worker, megabytes: number, exceeded: () => void): () => void {
  const timer = setInterval(async () => {
    // Rejects when the thread has just ended.
    const heap = await thread.getHeapStatistics().catch(() => undefined);
    if (heap && heap.used_heap_size + heap.external_memory > megabytes * 2 ** 20) exceeded();
  }, WATCH_MS);
  timer.unref();
  return () => clearInterval(timer);
}
