import {
  type ChannelsHandlers,
  type CloseStageRequest,
  type CloseStageResult,
  type Context,
  type CreateInviteRequest,
  type CreateInviteResult,
  type GetThreadRequest,
  type GetThreadResult,
  type JoinThreadRequest,
  type JoinThreadResult,
  type LeaveThreadRequest,
  type LeaveThreadResult,
  type ModifyThreadRequest,
  type ModifyThreadResult,
  notImplemented,
  type OpenStageRequest,
  type OpenStageResult,
  type PlaceWebhookRequest,
  type PlaceWebhookResult,
  type StartThreadRequest,
  type StartThreadResult,
} from "@guildwire/control/server";
import type { Services } from "../../services.js";
import type { Principal } from "./principal.js";

/** Handlers of channels. The file is yours: guildwire stubs adds to it and never takes away. */
export class Channels implements ChannelsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Start a thread
   *
   * A member starts a thread in a channel and joins it.
   *
   * `POST /channels/{channel_id}/threads` Login: admin.
   *
   * @guildwire startThread 03f5718c6f41
   */
  async startThread(request: StartThreadRequest, context: Context<Principal>): Promise<StartThreadResult> {
    throw notImplemented(request, context);
  }

  /**
   * Get a thread
   *
   * A thread, active or archived.
   *
   * `GET /threads/{channel_id}` Login: admin.
   *
   * @guildwire getThread 5d245a8880be
   */
  async getThread(request: GetThreadRequest, context: Context<Principal>): Promise<GetThreadResult> {
    throw notImplemented(request, context);
  }

  /**
   * Archive or lock a thread
   *
   * Changes what is sent and leaves the rest alone.
   *
   * `PATCH /threads/{channel_id}` Login: admin.
   *
   * @guildwire modifyThread 4d91630866c6
   */
  async modifyThread(request: ModifyThreadRequest, context: Context<Principal>): Promise<ModifyThreadResult> {
    throw notImplemented(request, context);
  }

  /**
   * Let a member join a thread
   *
   * The member joins the thread.
   *
   * `PUT /threads/{channel_id}/members/{user_id}` Login: admin.
   *
   * @guildwire joinThread 7e93a57c60dd
   */
  async joinThread(request: JoinThreadRequest, context: Context<Principal>): Promise<JoinThreadResult> {
    throw notImplemented(request, context);
  }

  /**
   * Let a member leave a thread
   *
   * The member leaves the thread.
   *
   * `DELETE /threads/{channel_id}/members/{user_id}` Login: admin.
   *
   * @guildwire leaveThread 034ae6675e6a
   */
  async leaveThread(request: LeaveThreadRequest, context: Context<Principal>): Promise<LeaveThreadResult> {
    throw notImplemented(request, context);
  }

  /**
   * Open a stage
   *
   * A stage goes live in a stage channel, or a live one changes.
   *
   * `PUT /channels/{channel_id}/stage-instance` Login: admin.
   *
   * @guildwire openStage 16d43a87a456
   */
  async openStage(request: OpenStageRequest, context: Context<Principal>): Promise<OpenStageResult> {
    throw notImplemented(request, context);
  }

  /**
   * Close a stage
   *
   * The stage is live no longer.
   *
   * `DELETE /channels/{channel_id}/stage-instance` Login: admin.
   *
   * @guildwire closeStage bb72f1d59d41
   */
  async closeStage(request: CloseStageRequest, context: Context<Principal>): Promise<CloseStageResult> {
    throw notImplemented(request, context);
  }

  /**
   * Place a webhook that the interface does not create
   *
   * A webhook as it comes from an OAuth 2.0 flow (type 1, with its url), from following a channel (type 2), or
   * from an application (type 3).
   *
   * `POST /channels/{channel_id}/webhooks` Login: admin.
   *
   * @guildwire placeWebhook fb3e778876b4
   */
  async placeWebhook(request: PlaceWebhookRequest, context: Context<Principal>): Promise<PlaceWebhookResult> {
    throw notImplemented(request, context);
  }

  /**
   * Create an invite
   *
   * A member makes an invite to a channel.
   *
   * `POST /channels/{channel_id}/invites` Login: admin.
   *
   * @guildwire createInvite 5e60a717f3fe
   */
  async createInvite(request: CreateInviteRequest, context: Context<Principal>): Promise<CreateInviteResult> {
    throw notImplemented(request, context);
  }
}
