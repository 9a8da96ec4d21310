import { describe, expect, it } from "vitest";
import { RenderedWidgets } from "../../../service/src/widget-image/rendered-widgets.js";

describe("rendered widget images", () => {
  /** A renderer that counts its images, each with its number as content. */
  function renderer() {
    let count = 0;
    return { render: async () => Uint8Array.of(++count), count: () => count };
  }

  it("are rendered once for the same facts, also for concurrent requests", async () => {
    const [images, { render, count }] = [new RenderedWidgets(), renderer()];
    const requests = [1, 2, 3].map(() => images.get(["shield", "1", "Harbour", null, 4], render));
    expect(await Promise.all(requests)).toEqual([1, 1, 1].map((content) => Uint8Array.of(content)));
    await images.get(["shield", "1", "Harbour", null, 5], render);
    await images.get(["banner1", "1", "Harbour", null, 4], render);
    expect(count()).toBe(3);
  });

  it("are rendered again after a failure", async () => {
    const [images, { render }] = [new RenderedWidgets(), renderer()];
    const failure = Promise.reject(new Error("no memory"));
    await expect(images.get(["shield"], () => failure)).rejects.toThrow("no memory");
    expect(await images.get(["shield"], render)).toEqual(Uint8Array.of(1));
  });

  it("are limited in number", async () => {
    const [images, { render, count }] = [new RenderedWidgets(), renderer()];
    for (let guild = 0; guild < 501; guild += 1) await images.get([guild], render);
    await images.get([500], render);
    expect(count()).toBe(501);
    await images.get([0], render);
    expect(count()).toBe(502);
  });
});
