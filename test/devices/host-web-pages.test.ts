import { describe, expect, it } from "vitest";
import { camera, microphone } from "./device-values.js";
import { ask, commandText, plainSocket, replyTo } from "./plain-clients.js";
import { startHost } from "./running-host.js";

const devices = [microphone(1, { hardware_mute: true }), camera(2)];
const body = commandText(devices);

describe("web pages", () => {
  const origin = "https://vendor.example";

  it("whose host name resolves to this machine are refused (DNS rebinding)", async () => {
    const host = await startHost({ allowedOrigins: [origin] });
    for (const name of [
      `evil.example:${host.port}`,
      "127.0.0.1",
      `127.0.0.1:${host.port + 1}`,
      `127.0.0.1.evil.example:${host.port}`,
    ]) {
      expect((await ask(host.port, { body, headers: { host: name } })).status).toBe(403);
      await expect(plainSocket(host.port, undefined, { headers: { host: name } }).opened).rejects.toThrow("403");
    }
    for (const name of ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"]) {
      expect((await ask(host.port, { body, headers: { host: `${name}:${host.port}` } })).status).toBe(200);
    }
  });

  it("of any origin are refused unless allowed (device-close-codes)", async () => {
    const host = await startHost();
    for (const other of [origin, "null", `http://127.0.0.1:${host.port}`, "http://localhost", ""]) {
      expect((await ask(host.port, { body, headers: { origin: other } })).status).toBe(403);
      expect(await plainSocket(host.port, undefined, { headers: { origin: other } }).closed).toMatchObject({
        code: 4001,
      });
    }
    expect(host.updates).toEqual([]);
  });

  it("of an allowed origin may connect, and only they", async () => {
    const host = await startHost({ allowedOrigins: [origin] });
    const { status, headers } = await ask(host.port, { method: "OPTIONS", headers: { origin } });
    expect([status, headers["access-control-allow-origin"], headers["access-control-allow-methods"]]).toEqual([
      204,
      origin,
      "POST",
    ]);
    const response = await ask(host.port, { body, headers: { origin } });
    expect([response.status, response.headers["access-control-allow-origin"], response.headers["vary"]]).toEqual([
      200,
      origin,
      "Origin",
    ]);
    const { socket, opened, next } = plainSocket(host.port, undefined, { headers: { origin } });
    await opened;
    socket.send(body);
    expect(JSON.parse(await next())).toEqual(replyTo("n"));
    expect((await ask(host.port, { body, headers: { origin: `${origin}.evil.example` } })).status).toBe(403);
  });
});
