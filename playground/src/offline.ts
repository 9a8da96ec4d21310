/** Replaced by the build: the files of the page, and a hash of them. */
declare const precached: readonly string[];
declare const cacheName: string;

/** The part of the scope of a service worker that this file uses; its types conflict with those of a page. */
interface Scope {
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: "fetch",
    listener: (event: { readonly request: Request; respondWith(response: Promise<Response>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

const scope = globalThis as unknown as Scope;

scope.addEventListener("install", (event) => {
  const add = async (): Promise<void> => {
    const cache = await caches.open(cacheName);
    await cache.addAll(precached);
    await scope.skipWaiting();
  };
  event.waitUntil(add());
});

// Files of earlier versions.
scope.addEventListener("activate", (event) => {
  const remove = async (): Promise<void> => {
    const names = (await caches.keys()).filter((name) => name.startsWith("playground-") && name !== cacheName);
    await Promise.all(names.map((name) => caches.delete(name)));
    await scope.clients.claim();
  };
  event.waitUntil(remove());
});

// The network first, so that a new version is seen at once.
scope.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const respond = async (): Promise<Response> => {
    try {
      return await fetch(event.request);
    } catch (error) {
      const found = await caches.match(event.request, { ignoreSearch: true });
      if (found === undefined) throw error;
      return found;
    }
  };
  event.respondWith(respond());
});
