import { workerAddress } from "../worker/worker-url.ts";

const WORKER = "/sw.js";
const LOOK_EVERY_MS = 60 * 60_000;

let waitsToLoad: (() => void) | undefined;
const listeners = new Set<() => void>();

/** A function that loads the new version of the app, if one is ready. */
export const appUpdate = (): (() => void) | undefined => waitsToLoad;

export function onAppUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the service worker, which opens the app offline, and watches for new versions of the app. */
export async function followAppUpdates(): Promise<void> {
  // There are no service workers over plain HTTP, and no built files in development.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(workerAddress(WORKER), { updateViaCache: "none" }).catch((error: unknown) => {
    console.warn("Backlot cannot be opened without network here", error);
  });
  const registration = await navigator.serviceWorker.ready;
  const look = async () => {
    const { waiting } = registration;
    if (!waiting) return;
    // A page opened after a deployment already has the new version.
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

/** Path of the entry script of this page. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : "";
}
