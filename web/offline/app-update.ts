import { workerAddress } from "../worker/worker-url.ts";

const WORKER = "/sw.js";
const LOOK_EVERY_MS = 60 * 60_000;

let waitsToLoad: (() => void) | undefined;
const listeners = new Set<() => void>();

/** What loads the newer version of the site that lies ready, if one does. */
export const appUpdate = (): (() => void) | undefined => waitsToLoad;

export function onAppUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Installs the worker that opens the web without network, and finds out when a newer version of the site lies ready. */
export async function followVersions(): Promise<void> {
  // Over plain HTTP there are no workers, and while developing there is nothing built.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(workerAddress(WORKER), { updateViaCache: "none" }).catch((error: unknown) => {
    console.warn("Backlot cannot be opened without network here", error);
  });
  const registration = await navigator.serviceWorker.ready;
  const look = async () => {
    const { waiting } = registration;
    if (!waiting) return;
    // A page that was opened after a deployment has the new version already.
    if ((await filesOf(waiting)).includes(ownScript())) waiting.postMessage("take over");
    else offer(() => load(waiting));
  };
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => void look());
  });
  await look();
  // A window can stay open for a whole shoot.
  setInterval(() => registration.update().catch(() => undefined), LOOK_EVERY_MS);
}

function offer(how: () => void): void {
  waitsToLoad = how;
  for (const listener of listeners) listener();
}

function load(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  waiting.postMessage("take over");
}

function filesOf(worker: ServiceWorker): Promise<readonly string[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<readonly string[]>) => resolve(data);
    worker.postMessage("files", [port2]);
  });
}

/** The path of the script that this page was begun with. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : "";
}
