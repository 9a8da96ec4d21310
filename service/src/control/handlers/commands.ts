import type {
  CommandsHandlers,
  Context,
  CreateGlobalCommandRequest,
  CreateGlobalCommandResult,
  CreateGuildCommandRequest,
  CreateGuildCommandResult,
  DeleteGlobalCommandRequest,
  DeleteGlobalCommandResult,
  DeleteGuildCommandRequest,
  DeleteGuildCommandResult,
  GetGlobalCommandRequest,
  GetGlobalCommandResult,
  GetGuildCommandRequest,
  GetGuildCommandResult,
  ListGlobalCommandsRequest,
  ListGlobalCommandsResult,
  ListGuildCommandsRequest,
  ListGuildCommandsResult,
  ModifyGlobalCommandRequest,
  ModifyGlobalCommandResult,
  ModifyGuildCommandRequest,
  ModifyGuildCommandResult,
  ReplaceGlobalCommandsRequest,
  ReplaceGlobalCommandsResult,
  ReplaceGuildCommandsRequest,
  ReplaceGuildCommandsResult,
} from "@guildwire/control/server";
import {
  commandScope,
  commandView,
  createCommand,
  listCommands,
  modifyCommand,
  replaceCommands,
  requireCommand,
} from "../../gateway/commands.js";
import type { Services } from "../../services.js";
import { botOf, type Principal } from "./principal.js";

/** Handlers of commands. This file is yours: `guildwire stubs` only adds code. */
export class Commands implements CommandsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /api/v8/applications/{application_id}/commands`: List the commands of an application in all guilds and in
   * direct messages
   *
   * @guildwire listGlobalCommands 48439432d853
   */
  async listGlobalCommands(
    request: ListGlobalCommandsRequest,
    { principal }: Context<Principal>,
  ): Promise<ListGlobalCommandsResult> {
    return this.#services.store.read(async (work) => {
      const scope = await commandScope(work, botOf(principal), request.path);
      return listCommands(work, scope);
    });
  }

  /**
   * `POST /api/v8/applications/{application_id}/commands`: Create a command in all guilds and in direct messages
   *
   * @guildwire createGlobalCommand adf596158c1e
   */
  async createGlobalCommand(
    request: CreateGlobalCommandRequest,
    { principal }: Context<Principal>,
  ): Promise<CreateGlobalCommandResult> {
    return this.#services.store.write({ none: true }, async (work) => {
      const scope = await commandScope(work, botOf(principal), request.path);
      const { command, isNew } = await createCommand(work, scope, request.body);
      return { status: isNew ? 201 : 200, body: command };
    });
  }

  /**
   * `PUT /api/v8/applications/{application_id}/commands`: Replace all commands of an application in all guilds and in
   * direct messages
   *
   * @guildwire replaceGlobalCommands a8099c3d8011
   */
  async replaceGlobalCommands(
    request: ReplaceGlobalCommandsRequest,
    { principal }: Context<Principal>,
  ): Promise<ReplaceGlobalCommandsResult> {
    return this.#services.store.write({ none: true }, async (work) => {
      const scope = await commandScope(work, botOf(principal), request.path);
      return replaceCommands(work, scope, request.body);
    });
  }

  /**
   * `GET /api/v8/applications/{application_id}/commands/{command_id}`: Get a command in all guilds and in direct
   * messages
   *
   * @guildwire getGlobalCommand 14ebd52fef67
   */
  async getGlobalCommand(
    request: GetGlobalCommandRequest,
    { principal }: Context<Principal>,
  ): Promise<GetGlobalCommandResult> {
    return this.#services.store.read(async (work) => {
      const scope = await commandScope(work, botOf(principal), request.path);
      return commandView(await requireCommand(work, scope, request.path.command_id));
    });
  }

  /**
   * `PATCH /api/v8/applications/{application_id}/commands/{command_id}`: Change a command in all guilds and in direct
   * messages
   *
   * @guildwire modifyGlobalCommand 095727a3b4cd
   */
  async modifyGlobalCommand(
    request: ModifyGlobalCommandRequest,
    { principal }: Context<Principal>,
  ): Promise<ModifyGlobalCommandResult> {
    return this.#services.store.write({ none: true }, async (work) => {
      const scope = await commandScope(work, botOf(principal), request.path);
      return modifyCommand(work, scope, { id: request.path.command_id, changes: request.body });
    });
  }

  /**
   * `DELETE /api/v8/applications/{application_id}/commands/{command_id}`: Delete a command in all guilds and in
   * direct messages
   *
   * @guildwire deleteGlobalCommand 2f45df03b5c3
   */
  async deleteGlobalCommand(
    request: DeleteGlobalCommandRequest,
    { principal }: Context<Principal>,
  ): Promise<DeleteGlobalCommandResult> {
    return this.#services.store.write({ none: true }, async (work) => {
      const scope = await commandScope(work, botOf(principal), request.path);
      await requireCommand(work, scope, request.path.command_id);
      await work.applicationCommands.delete(scope, request.path.command_id);
    });
  }

  /**
   * `GET /api/v8/applications/{application_id}/guilds/{guild_id}/commands`: List the commands of an application in a
   * guild
   *
   * @guildwire listGuildCommands 45a09225986e
   */
  async listGuildCommands(
    request: ListGuildCommandsRequest,
    { principal }: Context<Principal>,
  ): Promise<ListGuildCommandsResult> {
    return this.#services.store.read(async (work) => {
      const scope = await commandScope(work, botOf(principal), request.path);
      return listCommands(work, scope);
    });
  }

  /**
   * `POST /api/v8/applications/{application_id}/guilds/{guild_id}/commands`: Create a command in a guild
   *
   * @guildwire createGuildCommand 4fe1483a9e4f
   */
  async createGuildCommand(
    request: CreateGuildCommandRequest,
    { principal }: Context<Principal>,
  ): Promise<CreateGuildCommandResult> {
    return this.#services.store.write({ none: true }, async (work) => {
      const scope = await commandScope(work, botOf(principal), request.path);
      const { command, isNew } = await createCommand(work, scope, request.body);
      return { status: isNew ? 201 : 200, body: command };
    });
  }

  /**
   * `PUT /api/v8/applications/{application_id}/guilds/{guild_id}/commands`: Replace all commands of an application in a
   * guild
   *
   * @guildwire replaceGuildCommands 77f4d2eee9a9
   */
  async replaceGuildCommands(
    request: ReplaceGuildCommandsRequest,
    { principal }: Context<Principal>,
  ): Promise<ReplaceGuildCommandsResult> {
    return this.#services.store.write({ none: true }, async (work) => {
      const scope = await commandScope(work, botOf(principal), request.path);
      return replaceCommands(work, scope, request.body);
    });
  }

  /**
   * `GET /api/v8/applications/{application_id}/guilds/{guild_id}/commands/{command_id}`: Get a command in a guild
   *
   * @guildwire getGuildCommand d6d6a34b17bd
   */
  async getGuildCommand(
    request: GetGuildCommandRequest,
    { principal }: Context<Principal>,
  ): Promise<GetGuildCommandResult> {
    return this.#services.store.read(async (work) => {
      const scope = await commandScope(work, botOf(principal), request.path);
      return commandView(await requireCommand(work, scope, request.path.command_id));
    });
  }

  /**
   * `PATCH /api/v8/applications/{application_id}/guilds/{guild_id}/commands/{command_id}`: Change a command in a guild
   *
   * @guildwire modifyGuildCommand e02aeeb7d294
   */
  async modifyGuildCommand(
    request: ModifyGuildCommandRequest,
    { principal }: Context<Principal>,
  ): Promise<ModifyGuildCommandResult> {
    return this.#services.store.write({ none: true }, async (work) => {
      const scope = await commandScope(work, botOf(principal), request.path);
      return modifyCommand(work, scope, { id: request.path.command_id, changes: request.body });
    });
  }

  /**
   * `DELETE /api/v8/applications/{application_id}/guilds/{guild_id}/commands/{command_id}`: Delete a command in a guild
   *
   * @guildwire deleteGuildCommand 88626f036848
   */
  async deleteGuildCommand(
    request: DeleteGuildCommandRequest,
    { principal }: Context<Principal>,
  ): Promise<DeleteGuildCommandResult> {
    return this.#services.store.write({ none: true }, async (work) => {
      const scope = await commandScope(work, botOf(principal), request.path);
      await requireCommand(work, scope, request.path.command_id);
      await work.applicationCommands.delete(scope, request.path.command_id);
    });
  }
}
