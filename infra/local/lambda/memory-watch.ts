import type { Worker } from "node:worker_threads";

const WATCH_MS = 250;

/**
 * Tells when a thread holds more than so much memory: its objects, and its buffers, which are outside of what a thread's
 * resource limits count.
 *
 * @returns ends the watch
 */
export function watchMemory(thread: Worker, megabytes: number, exceeded: () => void): () => void {
  const timer = setInterval(async () => {
    // Fails when the thread has just ended, and then there is nothing left to watch.
    const heap = await thread.getHeapStatistics().catch(() => undefined);
    if (heap && heap.used_heap_size + heap.external_memory > megabytes * 2 ** 20) exceeded();
  }, WATCH_MS);
  timer.unref();
  return () => clearInterval(timer);
}
