// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Client } from "@guildwire/runtime/client";
import type { Application, EndpointCheck, NewApplication } from "../types/applications.js";
import type { Invite, PlacedWebhook, StageInstance, Thread } from "../types/channels.js";
import type { Clock } from "../types/clock.js";
import type { RecordedEvent } from "../types/events.js";
import type { Emoji, GuildState, Integration } from "../types/guilds.js";
import type { ComponentUse, InteractionRecord } from "../types/interactions.js";
import type { Member, VoiceState } from "../types/members.js";
import type { Message } from "../types/messages.js";
import type { AccessToken, ControlledUser, Notification } from "../types/users.js";
import {
  type CheckEndpointArgs,
  type CreateApplicationArgs,
  type GetApplicationArgs,
  type ModifyApplicationArgs,
  type ResetBotTokenArgs,
  checkEndpoint,
  createApplication,
  getApplication,
  modifyApplication,
  resetBotToken,
} from "./applications.js";
import {
  type CloseStageArgs,
  type CreateInviteArgs,
  type GetThreadArgs,
  type JoinThreadArgs,
  type LeaveThreadArgs,
  type ModifyThreadArgs,
  type OpenStageArgs,
  type PlaceWebhookArgs,
  type StartThreadArgs,
  closeStage,
  createInvite,
  getThread,
  joinThread,
  leaveThread,
  modifyThread,
  openStage,
  placeWebhook,
  startThread,
} from "./channels.js";
import { type GetClockArgs, type MoveClockArgs, getClock, moveClock } from "./clock.js";
import { type ListEventsArgs, type StreamEventsArgs, listEvents, streamEvents } from "./events.js";
import {
  type AddEmojiArgs,
  type ConnectAccountArgs,
  type GetGuildStateArgs,
  type InstallApplicationArgs,
  type ModifyGuildStateArgs,
  type RemoveEmojiArgs,
  addEmoji,
  connectAccount,
  getGuildState,
  installApplication,
  modifyGuildState,
  removeEmoji,
} from "./guilds.js";
import {
  type GetInteractionArgs,
  type UseCommandArgs,
  type UseComponentArgs,
  getInteraction,
  useCommand,
  useComponent,
} from "./interactions.js";
import {
  type BoostGuildArgs,
  type CompleteScreeningArgs,
  type ConnectVoiceArgs,
  type DisconnectVoiceArgs,
  type GetVoiceStateArgs,
  type JoinGuildArgs,
  type LeaveGuildArgs,
  type SetLastActivityArgs,
  type StopBoostingArgs,
  boostGuild,
  completeScreening,
  connectVoice,
  disconnectVoice,
  getVoiceState,
  joinGuild,
  leaveGuild,
  setLastActivity,
  stopBoosting,
} from "./members.js";
import {
  type GetMessageArgs,
  type ListMessagesArgs,
  type SendMessageArgs,
  getMessage,
  listMessages,
  sendMessage,
} from "./messages.js";
import { type CallOptions, type ClientOptions, createClient } from "./security.js";
import {
  type CreateUserArgs,
  type GetUserArgs,
  type GrantAccessTokenArgs,
  type ListNotificationsArgs,
  type ListUsersArgs,
  type ModifyUserArgs,
  type RevokeAccessArgs,
  type SetPresenceArgs,
  createUser,
  getUser,
  grantAccessToken,
  listNotifications,
  listUsers,
  modifyUser,
  revokeAccess,
  setPresence,
} from "./users.js";

/** Every operation, by group; for people who prefer one object to many imports. */
export interface Api {
  readonly client: Client;
  /** People, what they have done lately, and the access tokens that they granted. */
  readonly users: {
    /** List users */
    listUsers(args?: ListUsersArgs, options?: CallOptions): Promise<ControlledUser[]>;
    /** Create a user */
    createUser(args: CreateUserArgs, options?: CallOptions): Promise<ControlledUser>;
    /** Get a user */
    getUser(args: GetUserArgs, options?: CallOptions): Promise<ControlledUser>;
    /** Change a user */
    modifyUser(args: ModifyUserArgs, options?: CallOptions): Promise<ControlledUser>;
    /** Set the presence of a user */
    setPresence(args: SetPresenceArgs, options?: CallOptions): Promise<void>;
    /** Grant an application access */
    grantAccessToken(args: GrantAccessTokenArgs, options?: CallOptions): Promise<AccessToken>;
    /** Revoke the access of an application */
    revokeAccess(args: RevokeAccessArgs, options?: CallOptions): Promise<void>;
    /** List what a user was told */
    listNotifications(args: ListNotificationsArgs, options?: CallOptions): Promise<Notification[]>;
  };
  /** Applications with their bots, keys and endpoints. */
  readonly applications: {
    /** Create an application */
    createApplication(args: CreateApplicationArgs, options?: CallOptions): Promise<NewApplication>;
    /** Get an application */
    getApplication(args: GetApplicationArgs, options?: CallOptions): Promise<Application>;
    /** Change an application */
    modifyApplication(args: ModifyApplicationArgs, options?: CallOptions): Promise<Application>;
    /** Give a bot a new token */
    resetBotToken(args: ResetBotTokenArgs, options?: CallOptions): Promise<NewApplication>;
    /** Run the routine check of an endpoint now */
    checkEndpoint(args: CheckEndpointArgs, options?: CallOptions): Promise<EndpointCheck>;
  };
  /** What guilds have that no operation of the interface gives them. */
  readonly guilds: {
    /** Get the state of a guild */
    getGuildState(args: GetGuildStateArgs, options?: CallOptions): Promise<GuildState>;
    /** Change the state of a guild */
    modifyGuildState(args: ModifyGuildStateArgs, options?: CallOptions): Promise<GuildState>;
    /** Add an emoji to a guild */
    addEmoji(args: AddEmojiArgs, options?: CallOptions): Promise<Emoji>;
    /** Remove an emoji */
    removeEmoji(args: RemoveEmojiArgs, options?: CallOptions): Promise<void>;
    /** Connect a guild to an outside account */
    connectAccount(args: ConnectAccountArgs, options?: CallOptions): Promise<Integration>;
    /** Install an application in a guild */
    installApplication(args: InstallApplicationArgs, options?: CallOptions): Promise<Integration>;
  };
  /** Joining, leaving, screening, boosting, activity and voice. */
  readonly members: {
    /** Let a user join a guild */
    joinGuild(args: JoinGuildArgs, options?: CallOptions): Promise<Member>;
    /** Let a member leave */
    leaveGuild(args: LeaveGuildArgs, options?: CallOptions): Promise<void>;
    /** Complete the screening */
    completeScreening(args: CompleteScreeningArgs, options?: CallOptions): Promise<void>;
    /** Set when a member was last active */
    setLastActivity(args: SetLastActivityArgs, options?: CallOptions): Promise<void>;
    /** Let a member boost the guild */
    boostGuild(args: BoostGuildArgs, options?: CallOptions): Promise<void>;
    /** End a boost */
    stopBoosting(args: StopBoostingArgs, options?: CallOptions): Promise<void>;
    /** Connect a member to voice */
    connectVoice(args: ConnectVoiceArgs, options?: CallOptions): Promise<VoiceState>;
    /** Get the voice state of a member */
    getVoiceState(args: GetVoiceStateArgs, options?: CallOptions): Promise<VoiceState>;
    /** Disconnect a member from voice */
    disconnectVoice(args: DisconnectVoiceArgs, options?: CallOptions): Promise<void>;
  };
  /** Threads, stages, webhooks and invites of channels. */
  readonly channels: {
    /** Start a thread */
    startThread(args: StartThreadArgs, options?: CallOptions): Promise<Thread>;
    /** Get a thread */
    getThread(args: GetThreadArgs, options?: CallOptions): Promise<Thread>;
    /** Archive or lock a thread */
    modifyThread(args: ModifyThreadArgs, options?: CallOptions): Promise<Thread>;
    /** Let a member join a thread */
    joinThread(args: JoinThreadArgs, options?: CallOptions): Promise<void>;
    /** Let a member leave a thread */
    leaveThread(args: LeaveThreadArgs, options?: CallOptions): Promise<void>;
    /** Open a stage */
    openStage(args: OpenStageArgs, options?: CallOptions): Promise<StageInstance>;
    /** Close a stage */
    closeStage(args: CloseStageArgs, options?: CallOptions): Promise<void>;
    /** Place a webhook that the interface does not create */
    placeWebhook(args: PlaceWebhookArgs, options?: CallOptions): Promise<PlacedWebhook>;
    /** Create an invite */
    createInvite(args: CreateInviteArgs, options?: CallOptions): Promise<Invite>;
  };
  /** Messages of people, and what each of them sees. */
  readonly messages: {
    /** List the messages of a channel */
    listMessages(args: ListMessagesArgs, options?: CallOptions): Promise<Message[]>;
    /** Let a user send a message */
    sendMessage(args: SendMessageArgs, options?: CallOptions): Promise<Message>;
    /** Get a message */
    getMessage(args: GetMessageArgs, options?: CallOptions): Promise<Message>;
  };
  /** People using commands and components. */
  readonly interactions: {
    /** Let a user use a command */
    useCommand(args: UseCommandArgs, options?: CallOptions): Promise<InteractionRecord>;
    /** Let a user use a component */
    useComponent(args: UseComponentArgs, options?: CallOptions): Promise<ComponentUse>;
    /** Get an interaction */
    getInteraction(args: GetInteractionArgs, options?: CallOptions): Promise<InteractionRecord>;
  };
  /** Every event of every guild, in order. */
  readonly events: {
    /** List events */
    listEvents(args?: ListEventsArgs, options?: CallOptions): Promise<RecordedEvent[]>;
    /** Follow events */
    streamEvents(args?: StreamEventsArgs, options?: CallOptions): Promise<Blob>;
  };
  /** The time that the service goes by. */
  readonly clock: {
    /** Read the clock */
    getClock(args?: GetClockArgs, options?: CallOptions): Promise<Clock>;
    /** Move the clock */
    moveClock(args: MoveClockArgs, options?: CallOptions): Promise<Clock>;
  };
}

/** A client with every operation bound to it. */
export function createApi(options: ClientOptions): Api {
  const client = createClient(options);
  return {
    client,
    users: {
      listUsers: (args, options) => listUsers(client, args, options),
      createUser: (args, options) => createUser(client, args, options),
      getUser: (args, options) => getUser(client, args, options),
      modifyUser: (args, options) => modifyUser(client, args, options),
      setPresence: (args, options) => setPresence(client, args, options),
      grantAccessToken: (args, options) => grantAccessToken(client, args, options),
      revokeAccess: (args, options) => revokeAccess(client, args, options),
      listNotifications: (args, options) => listNotifications(client, args, options),
    },
    applications: {
      createApplication: (args, options) => createApplication(client, args, options),
      getApplication: (args, options) => getApplication(client, args, options),
      modifyApplication: (args, options) => modifyApplication(client, args, options),
      resetBotToken: (args, options) => resetBotToken(client, args, options),
      checkEndpoint: (args, options) => checkEndpoint(client, args, options),
    },
    guilds: {
      getGuildState: (args, options) => getGuildState(client, args, options),
      modifyGuildState: (args, options) => modifyGuildState(client, args, options),
      addEmoji: (args, options) => addEmoji(client, args, options),
      removeEmoji: (args, options) => removeEmoji(client, args, options),
      connectAccount: (args, options) => connectAccount(client, args, options),
      installApplication: (args, options) => installApplication(client, args, options),
    },
    members: {
      joinGuild: (args, options) => joinGuild(client, args, options),
      leaveGuild: (args, options) => leaveGuild(client, args, options),
      completeScreening: (args, options) => completeScreening(client, args, options),
      setLastActivity: (args, options) => setLastActivity(client, args, options),
      boostGuild: (args, options) => boostGuild(client, args, options),
      stopBoosting: (args, options) => stopBoosting(client, args, options),
      connectVoice: (args, options) => connectVoice(client, args, options),
      getVoiceState: (args, options) => getVoiceState(client, args, options),
      disconnectVoice: (args, options) => disconnectVoice(client, args, options),
    },
    channels: {
      startThread: (args, options) => startThread(client, args, options),
      getThread: (args, options) => getThread(client, args, options),
      modifyThread: (args, options) => modifyThread(client, args, options),
      joinThread: (args, options) => joinThread(client, args, options),
      leaveThread: (args, options) => leaveThread(client, args, options),
      openStage: (args, options) => openStage(client, args, options),
      closeStage: (args, options) => closeStage(client, args, options),
      placeWebhook: (args, options) => placeWebhook(client, args, options),
      createInvite: (args, options) => createInvite(client, args, options),
    },
    messages: {
      listMessages: (args, options) => listMessages(client, args, options),
      sendMessage: (args, options) => sendMessage(client, args, options),
      getMessage: (args, options) => getMessage(client, args, options),
    },
    interactions: {
      useCommand: (args, options) => useCommand(client, args, options),
      useComponent: (args, options) => useComponent(client, args, options),
      getInteraction: (args, options) => getInteraction(client, args, options),
    },
    events: {
      listEvents: (args, options) => listEvents(client, args, options),
      streamEvents: (args, options) => streamEvents(client, args, options),
    },
    clock: {
      getClock: (args, options) => getClock(client, args, options),
      moveClock: (args, options) => moveClock(client, args, options),
    },
  };
}
