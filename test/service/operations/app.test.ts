import { RateLimitError } from "@guildwire/api/validators";
import { type RunningService, startService } from "@guildwire/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { showMessage } from "../../../service/src/views/message-view.js";
import { newDatabase } from "../harness/stores.js";

describe("the service over HTTP", () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({ database: await newDatabase("the embedded database"), port: 0 });
  }, 120_000);
  afterAll(() => service.close());

  const get = (path: string, init: RequestInit = {}) => fetch(`${service.url}${path}`, init);

  it("rejects unknown versions [version-unknown]", async () => {
    for (const path of ["/api/v7/guilds/1", "/api/v11", "/api/v80/guilds/1"]) {
      const response = await get(path);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ code: 50041, message: "Invalid API version provided" });
    }
  });

  it("responds to unknown paths in the error format of the interface [error-unknown-route]", async () => {
    for (const path of ["/", "/api/v8", "/api/v8/nothing", "/api", "/healthz/more", "/docsy", "/control/clock"]) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.json(), path).toMatchObject({ code: 0 });
    }
  });

  it("redirects browsers from its root to the reference page", async () => {
    const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    const response = await get("/", { headers: { accept }, redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([302, "/docs"]);
    expect((await get("/", { method: "POST", headers: { accept } })).status).toBe(404);
    expect((await get("/nothing", { headers: { accept } })).status).toBe(404);
  });

  it("sends security headers", async () => {
    for (const path of ["/api/v8/guilds/1", "/nothing", "/healthz", "/docs", "/api/v7"]) {
      const { headers } = await get(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("x-frame-options"), path).toBe("DENY");
      expect(headers.get("content-security-policy"), path).toMatch(/^default-src 'none';/);
      expect(headers.get("referrer-policy"), path).toBe("no-referrer");
    }
    expect((await get("/api/v8/guilds/1")).headers.get("cache-control")).toBe("no-store");
  });

  it("gives each request an id, or keeps that of a proxy", async () => {
    const id = async (sent?: string) =>
      (await get("/api/v8/guilds/1", sent === undefined ? {} : { headers: { "x-request-id": sent } })).headers.get(
        "x-request-id",
      );
    expect(await id("from-the-proxy.1")).toBe("from-the-proxy.1");
    const [one, other] = [await id(), await id()];
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(one).not.toBe(other);
    expect(await id("not an id {}")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("reports health and readiness, without details", async () => {
    expect(await (await get("/healthz")).json()).toEqual({ status: "ok" });
    expect(await (await get("/readyz")).json()).toEqual({ status: "ready" });
    expect(await (await get("/healthz", { method: "HEAD" })).text()).toBe("");
  });

  it("counts requests by operation, never by path", async () => {
    await get("/api/v8/guilds/424242");
    await get("/api/v8/guilds/424242", { method: "BREW" }).catch(() => undefined);
    const response = await get("/metrics");
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    const text = await response.text();
    expect(text).toMatch(
      /guildwire_request_duration_seconds_count\{interface="api",operation="getGuild",method="GET",status="401"\} [1-9]/,
    );
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect(text).not.toContain("424242");
  });

  it("limits nothing by default", async () => {
    expect((await get("/api/v8/guilds/1")).headers.get("x-ratelimit-limit")).toBeNull();
  });

  it("serves the files of messages, and lets browsers show only safe types inline", async () => {
    const { origin } = service.services.site;
    expect(origin).toBe(service.url);
    const file = async (filename: string, content_type: string | null) =>
      service.services.store.write({ none: true }, async (work) => {
        const { row } = await work.messages.insert({ guild_id: "0", channel_id: "1", content: "a file" });
        const message = await row;
        const bytes = new TextEncoder().encode("the bytes");
        const facts = {
          guild_id: "0",
          message_id: message.id,
          filename,
          content_type,
          size: 9,
          height: null,
          width: null,
        };
        await work.attachments.insert([{ ...facts, bytes }]);
        return (await showMessage(work, service.services.site, message)).attachments[0]?.url ?? "";
      });
    const picture = await fetch(await file("Grüße.png", "image/png"));
    expect(await picture.text()).toBe("the bytes");
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(picture.headers.get("content-disposition")).toBe("inline; filename*=UTF-8''Gr%C3%BC%C3%9Fe.png");
    const page = await fetch(await file("page.html", "text/html"));
    expect(page.headers.get("content-type")).toBe("application/octet-stream");
    expect(page.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''page.html");
    const url = await file("unknown", null);
    expect((await fetch(url, { method: "POST" })).status).toBe(405);
    for (const wrong of [url.replace(/\/\d+\/unknown/, "/1/unknown"), `${service.url}/attachments/x`])
      expect((await fetch(wrong)).status).toBe(404);
    const beyond = `${service.url}/attachments/99999999999999999999/1/1/unknown`;
    expect((await fetch(beyond)).status).toBe(404);
  });

  it("has no control interface without a token", async () => {
    expect((await get("/control/clock", { headers: { authorization: "Bearer undefined" } })).status).toBe(404);
  });

  it("serves a reference page without external resources", async () => {
    const page = await (await get("/docs")).text();
    const sources = Array.from(page.matchAll(/(?:src|href)="([^"]+)"/g), ([, source = ""]) => source);
    expect(sources.length).toBeGreaterThanOrEqual(5);
    for (const source of sources) {
      expect(source).toMatch(/^\/docs\//);
      const response = await get(source);
      expect(response.status, source).toBe(200);
      expect((await response.arrayBuffer()).byteLength, source).toBeGreaterThan(0);
    }
    const documents = await Promise.all(
      ["/docs/api.json", "/docs/control.json"].map(async (path) => (await get(path)).json()),
    );
    expect(documents).toMatchObject([
      { openapi: "3.1.0", servers: [{ url: "/api/v8" }] },
      { openapi: "3.1.0", servers: [{ url: "/control" }] },
    ]);
    for (const path of ["/docs/nothing", "/docs/../package.json", "/docs/%2e%2e/package.json", "/docs/constructor"])
      expect((await get(path)).status, path).toBe(404);
    const posted = await get("/docs", { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("a service with limits", () => {
  it("responds to clients in the expected format, and counts refused requests [limit-rate-exceeded]", async () => {
    const service = await startService({
      database: await newDatabase("the embedded database"),
      port: 0,
      rateLimits: { route: 1, window: 600, global: 100, invalid: 100 },
    });
    try {
      const get = () => fetch(`${service.url}/api/v8/guilds/1/widget.json`);
      expect((await get()).status).toBe(404);
      const refused = await get();
      expect(refused.status).toBe(429);
      expect(RateLimitError.validate(await refused.json())).toMatchObject({ ok: true });
      expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
      const metrics = await (await fetch(`${service.url}/metrics`)).text();
      expect(metrics).toContain('guildwire_rate_limited_total{limit="route"} 1');
    } finally {
      await service.close();
    }
  }, 60_000);
});
