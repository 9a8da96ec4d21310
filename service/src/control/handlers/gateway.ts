import type {
  Context,
  FollowGatewayRequest,
  FollowGatewayResult,
  GatewayHandlers,
  GetGatewayBotRequest,
  GetGatewayBotResult,
  GetGatewayResult,
} from "@guildwire/control/server";
import type { EventStreams } from "../../gateway/event-streams.js";
import type { WebSocketGateway } from "../../gateway/gateway.js";
import { botOf, type Principal } from "./principal.js";

/** The two ways in which applications receive events. */
export interface Gateways {
  readonly streams: EventStreams;
  readonly sockets: Pick<WebSocketGateway, "limitsOf" | "url">;
}

/** Handlers of gateway. This file is yours: `guildwire stubs` only adds code. */
export class Gateway implements GatewayHandlers<Principal> {
  readonly #gateways: Gateways;

  constructor(gateways: Gateways) {
    this.#gateways = gateways;
  }

  /**
   * `GET /gateway`: Follow the events of an application
   *
   * @guildwire followGateway d9194e8f119e
   */
  async followGateway(
    request: FollowGatewayRequest,
    { principal, signal }: Context<Principal>,
  ): Promise<FollowGatewayResult> {
    const after = request.headers["Last-Event-ID"] ?? request.query.after;
    return this.#gateways.streams.open(botOf(principal), after, signal);
  }

  /**
   * `GET /api/v8/gateway`: Get the URL of the gateway
   *
   * @guildwire getGateway 3c5a73be20e0
   */
  async getGateway(): Promise<GetGatewayResult> {
    return { url: this.#gateways.sockets.url() };
  }

  /**
   * `GET /api/v8/gateway/bot`: Get the URL of the gateway and the limits of a bot
   *
   * @guildwire getGatewayBot 685314287fd1
   */
  async getGatewayBot(_request: GetGatewayBotRequest, { principal }: Context<Principal>): Promise<GetGatewayBotResult> {
    const { sockets } = this.#gateways;
    const session_start_limit = await sockets.limitsOf(botOf(principal).applicationId);
    return { url: sockets.url(), shards: 1, session_start_limit };
  }
}
