import { LruCache } from "../lru-cache.js";

/** Maximum number of images that are kept, of about 10 KiB each. */
const maxImages = 500;

/** Rendered widget images, so that an image that has not changed is rendered once, also for concurrent requests. */
export class RenderedWidgets {
  readonly #images = new LruCache<Promise<Uint8Array>>(maxImages);

  /** The image of these facts; `render` runs unless it is known. A failed rendering is not kept. */
  async get(facts: readonly (string | number | null)[], render: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = JSON.stringify(facts);
    const known = this.#images.get(key);
    if (known !== undefined) return known;
    const image = render();
    this.#images.set(key, image);
    try {
      return await image;
    } catch (error) {
      this.#images.delete(key);
      throw error;
    }
  }
}
