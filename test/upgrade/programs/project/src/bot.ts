/** A bot of the port: receives signed webhooks, answers them, and reports to partners. */
import { snowflakeTimestamp } from "@guildwire/runtime/client";
import { generateKeyPair, SigningError, signRequest, type VerifyOptions, verifyRequest } from "@guildwire/runtime/signing";
import {
  checkEndpoint,
  createWebhookSender,
  DeliveryError,
  type DeliveryErrorCode,
  type EndpointCheck,
  type ProbeName,
  type SenderOptions,
} from "@guildwire/runtime/webhooks";
import { ApiError, type Client, createClient, getApiV1PilotsId, getPhoto, getShip, listTugs } from "port-bindings/client";
import type { Pilot, Ship } from "port-bindings/types";

/** What the port tells the bot. */
export interface Notice {
  readonly type: 1 | 2;
  readonly ship?: string;
  readonly pilot?: string;
}

export interface BotOptions {
  readonly baseUrl: string;
  readonly publicKey: VerifyOptions["publicKey"];
}

/** What the bot says of each probe of its endpoint. */
const meanings: Readonly<Record<ProbeName, string>> = {
  valid: "a ping as it should be",
  "wrong-key": "a signature of somebody else",
  "altered-body": "a body that was changed",
  "altered-timestamp": "a time that was changed",
  "missing-signature": "no signature",
  "missing-timestamp": "no time",
};

/** Probes that a proxy in front of the bot may refuse by itself. */
export function isOfProxy(name: ProbeName): boolean {
  return name === "missing-signature" || name === "missing-timestamp";
}

/** Whether a delivery may be tried again at another address. */
export function mayTryElsewhere(code: DeliveryErrorCode): boolean {
  switch (code) {
    case "address-refused":
      return true;
    case "unreachable":
      return true;
    default:
      return false;
  }
}

/** Sorts the errors of a day by what the operator does about them. */
export function advice(error: unknown): string {
  if (error instanceof DeliveryError) return error.code === "address-refused" ? "choose another address" : error.code;
  if (error instanceof ApiError) {
    if (error.code === 1001) return "forget the ship";
    if (error.issues.length > 0) return `correct ${error.issues.map(({ path }) => path).join(", ")}`;
    return `status ${error.status ?? "none"}`;
  }
  return error instanceof SigningError ? "refuse it" : "look at it";
}

export class Bot {
  readonly #client: Client;
  readonly #publicKey: VerifyOptions["publicKey"];
  readonly log: string[] = [];

  constructor({ baseUrl, publicKey }: BotOptions) {
    this.#client = createClient({ baseUrl, auth: { token: "bot" }, retry: { attempts: 1 } });
    this.#publicKey = publicKey;
  }

  /** Handles a webhook: 401 for a wrong signature. */
  async receive(request: Request): Promise<Response> {
    const body = new Uint8Array(await request.arrayBuffer());
    try {
      const { json } = await verifyRequest({ publicKey: this.#publicKey, headers: request.headers, body });
      return Response.json(await this.answer(json as Notice));
    } catch (error) {
      if (error instanceof SigningError) return new Response(null, { status: 401 });
      this.log.push(advice(error));
      return new Response(null, { status: 500 });
    }
  }

  /** Verifies notices that were kept, without a limit of their age. */
  async isGenuine(body: Uint8Array, headers: Headers): Promise<boolean> {
    const options: VerifyOptions = { publicKey: this.#publicKey, headers, body };
    return verifyRequest(options).then(
      () => true,
      () => false,
    );
  }

  async answer({ type, ship, pilot }: Notice): Promise<object> {
    if (type === 1) return { type: 1 };
    const found = await Promise.all([this.ship(ship), this.pilot(pilot)]);
    return { type: 2, text: found.filter((one) => one !== undefined).join("; ") };
  }

  async ship(id: string | undefined): Promise<string | undefined> {
    if (id === undefined) return undefined;
    try {
      const ship: Ship = await getShip(this.#client, { ship_id: id });
      const picture = await getPhoto(this.#client, { ship_id: id });
      return `${ship.name} since ${snowflakeTimestamp(ship.id).getUTCFullYear()}, ${picture.size} bytes`;
    } catch (error) {
      if (error instanceof ApiError && error.code === 1001) return "an unknown ship";
      throw error;
    }
  }

  async pilot(id: string | undefined): Promise<string | undefined> {
    if (id === undefined) return undefined;
    const pilot: Pilot = await getApiV1PilotsId(this.#client, { id });
    const tugs = await listTugs(this.#client);
    return `${pilot.name} with ${tugs.length} tugs`;
  }
}

/** Tells partners; nothing is sent twice. */
export class Reporter {
  readonly #options: Pick<SenderOptions, "privateKey">;

  constructor(options: Pick<SenderOptions, "privateKey">) {
    this.#options = options;
  }

  async tell(url: string, notice: Notice): Promise<string> {
    const sender = createWebhookSender({ privateKey: this.#options.privateKey, allowHttp: true, allowPrivate: true });
    try {
      await sender.send(url, notice);
      return "told";
    } catch (error) {
      return advice(error);
    }
  }

  /** Never sends to addresses of the office's own network. */
  async tellSafely(url: string, notice: Notice): Promise<string> {
    const options: SenderOptions = { privateKey: this.#options.privateKey };
    try {
      await createWebhookSender(options).send(url, notice);
      return "told";
    } catch (error) {
      return error instanceof DeliveryError && mayTryElsewhere(error.code) ? "elsewhere" : "no";
    }
  }

  /** Checks the endpoint of a partner. */
  async check(url: string): Promise<readonly string[]> {
    const { probes } = await checkEndpoint(url, {
      privateKey: this.#options.privateKey,
      ping: { type: 1 },
      allowHttp: true,
      allowPrivate: true,
    });
    return summary(probes);
  }
}

function summary(probes: EndpointCheck["probes"]): readonly string[] {
  const failed = probes.filter(({ passed, name }) => !passed && !isOfProxy(name));
  return failed.map(({ name }) => meanings[name]).sort();
}

/** Signs a notice as the port does. */
export async function signed(notice: Notice, privateKey: SenderOptions["privateKey"]): Promise<Request> {
  const { headers, body } = await signRequest({ privateKey, body: JSON.stringify(notice), timestamp: "1700000000" });
  return new Request("http://bot.example/", { method: "POST", headers, body: new Uint8Array(body) });
}

/** A day of the bot. `listen` serves its endpoint, and returns the URL. */
export async function run(
  baseUrl: string,
  listen: (handle: (request: Request) => Promise<Response>) => Promise<string>,
): Promise<unknown> {
  const { privateKey, publicKey } = await generateKeyPair();
  const bot = new Bot({ baseUrl, publicKey });
  const respond = async (request: Request): Promise<unknown> => {
    const response = await bot.receive(request);
    return [response.status, response.status === 200 ? await response.json() : await response.text()];
  };
  const genuine = await signed({ type: 1 }, privateKey);
  const headers = new Headers(genuine.headers);
  const bytes = new Uint8Array(await genuine.arrayBuffer());
  const url = await listen((request) => bot.receive(request));
  const reporter = new Reporter({ privateKey });
  return {
    ping: await respond(await signed({ type: 1 }, privateKey)),
    ship: await respond(await signed({ type: 2, ship: "175928847299117063", pilot: "7" }, privateKey)),
    unknown: await respond(await signed({ type: 2, ship: "99" }, privateKey)),
    unsigned: await respond(new Request("http://bot.example/", { method: "POST", body: "{}" })),
    genuine: [await bot.isGenuine(bytes, headers), await bot.isGenuine(new Uint8Array([1]), headers)],
    told: await reporter.tell(url, { type: 1 }),
    elsewhere: await reporter.tellSafely("https://127.0.0.1:1/", { type: 1 }),
    checked: await reporter.check(url),
    log: bot.log,
    proxies: isOfProxy("valid"),
  };
}
