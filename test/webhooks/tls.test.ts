import { createServer } from "node:https";
import type { TLSSocket } from "node:tls";
import { createInteractionEndpoint, onCommand, reply } from "@guildwire/api/interactions";
import { InteractionResponse } from "@guildwire/api/validators";
import { checkInteractionEndpoint } from "@guildwire/api/webhook-sender";
import { createWebhookSender, type DeliveryLimits } from "@guildwire/runtime/webhooks";
import { describe, expect, it } from "vitest";
import { command, keys, ping } from "../interactions/deliveries.js";
import { listening } from "../listening.js";
import { headerNames } from "../signing/header-names.js";
import { type Certificate, createAuthority, createCertificate } from "./certificates.js";

const authority = await createAuthority();
const certificate = await createCertificate({ name: "application.example" }, { authority });
const handlers = [onCommand("greet", () => reply({ content: "Hi" }))];
const endpoint = createInteractionEndpoint({ publicKey: keys.publicKey, handlers });

interface Hosted {
  readonly port: number;
  /** The TLS server name and the Host header of every request. */
  readonly requests: readonly { readonly servername: unknown; readonly host: string | undefined }[];
}

/** An application on loopback with a certificate. */
async function hosted({ cert, key }: Certificate): Promise<Hosted> {
  const requests: Hosted["requests"][number][] = [];
  const server = createServer({ cert, key }, (request, response) => {
    const { servername } = request.socket as TLSSocket & { servername?: unknown };
    requests.push({ servername, host: request.headers.host });
    endpoint.node(request, response);
  });
  const { port } = await listening(server);
  return { port, requests };
}

/** Every name resolves to loopback; `asked` counts the lookups. */
function resolver(): { readonly resolve: NonNullable<DeliveryLimits["resolve"]>; readonly asked: string[] } {
  const asked: string[] = [];
  const resolve = async (host: string): Promise<{ address: string; family: number }[]> => {
    asked.push(host);
    // A second lookup yields an address without a server.
    return [{ address: asked.length === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
  };
  return { resolve, asked };
}

function send(url: string, limits: DeliveryLimits): Promise<unknown> {
  const options = {
    privateKey: keys.privateKey,
    response: InteractionResponse,
    headerNames,
    allowPrivate: true,
    ...limits,
  };
  return createWebhookSender(options).send(url, command("greet"));
}

const greeting = { type: 4, data: { content: "Hi" } };

describe("a delivery over https", () => {
  it("uses the checked IP address and the host name, which the certificate must contain", async () => {
    const { port, requests } = await hosted(certificate);
    const { resolve, asked } = resolver();
    const url = `https://application.example:${port}/interactions`;
    expect(await send(url, { resolve, ca: authority.cert })).toEqual(greeting);
    expect(asked).toEqual(["application.example"]);
    expect(requests).toEqual([{ servername: "application.example", host: `application.example:${port}` }]);
  });

  it("uses an IP address with a certificate for it", async () => {
    const { port, requests } = await hosted(await createCertificate({ address: "127.0.0.1" }, { authority }));
    expect(await send(`https://127.0.0.1:${port}/`, { ca: authority.cert })).toEqual(greeting);
    expect(requests).toEqual([{ servername: false, host: `127.0.0.1:${port}` }]);
  });

  it.each<[string, Promise<Certificate>, string | undefined, string]>([
    [
      "is for another name",
      createCertificate({ name: "stranger.example" }, { authority }),
      authority.cert,
      "the TLS handshake failed (ERR_TLS_CERT_ALTNAME_INVALID)",
    ],
    [
      "is for the address that the name leads to",
      createCertificate({ address: "127.0.0.1" }, { authority }),
      authority.cert,
      "the TLS handshake failed (ERR_TLS_CERT_ALTNAME_INVALID)",
    ],
    [
      "has expired",
      createCertificate({ name: "application.example" }, { authority, expired: true }),
      authority.cert,
      "the TLS handshake failed (CERT_HAS_EXPIRED)",
    ],
    [
      "is from an untrusted authority",
      Promise.resolve(certificate),
      undefined,
      "the TLS handshake failed (UNABLE_TO_VERIFY_LEAF_SIGNATURE)",
    ],
  ])("sends nothing to a host whose certificate %s", async (_, made, ca, message) => {
    const { port, requests } = await hosted(await made);
    const { resolve } = resolver();
    const delivery = send(`https://application.example:${port}/`, { resolve, ca });
    await expect(delivery).rejects.toMatchObject({ name: "DeliveryError", code: "unreachable", message });
    expect(requests).toEqual([]);
  });

  it("sends nothing to a private address behind a name, with or without a certificate", async () => {
    const { port, requests } = await hosted(certificate);
    const { resolve } = resolver();
    const limits = { resolve, ca: authority.cert, allowPrivate: false };
    await expect(send(`https://application.example:${port}/`, limits)).rejects.toMatchObject({
      code: "url-refused",
    });
    expect(requests).toEqual([]);
  });
});

it("an endpoint over https is checked over https", async () => {
  const { port, requests } = await hosted(certificate);
  const resolve = async (): Promise<{ address: string; family: number }[]> => [{ address: "127.0.0.1", family: 4 }];
  const options = { privateKey: keys.privateKey, ping, allowPrivate: true, resolve };
  const url = `https://application.example:${port}/`;
  const { passed, probes } = await checkInteractionEndpoint(url, { ...options, ca: authority.cert });
  expect([passed, probes.filter((probe) => !probe.passed)]).toEqual([true, []]);
  expect(requests).toHaveLength(5);
  const { probes: refused } = await checkInteractionEndpoint(url, options);
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(
    new Set(["the TLS handshake failed (UNABLE_TO_VERIFY_LEAF_SIGNATURE)"]),
  );
});
