import { errors } from "@guildwire/api/server";
import type { InteractionResponse, Message } from "@guildwire/api/types";
import type { UploadedFile } from "@guildwire/runtime/server";
import { lockInteraction, readInteractionClaim, type TokenServices } from "../../access/path-tokens.js";
import { receiveFiles } from "../../messages/files.js";
import type { Repositories } from "../../store/repositories/index.js";
import type { StoredInteraction } from "../../store/repositories/interactions.js";
import { scopeOf } from "../../store/write-scope.js";
import { type Site, showMessage } from "../../views/message-view.js";
import { applyCallbackResponse } from "./respond.js";

/** The first response to an interaction; only versions 9 and 10 accept files. */
export interface CallbackRequest {
  readonly path: { readonly interaction_id: string; readonly interaction_token: string };
  readonly body: InteractionResponse;
  readonly files?: readonly UploadedFile[];
}

/** A callback that was applied. */
export interface AppliedCallback {
  readonly interaction: StoredInteraction | undefined;
  /** The message that it created or changed; undefined for a ping. */
  readonly message: Message | undefined;
}

/** Applies the first response to an interaction. Returns the message on request, which requires another query. */
export async function respondToInteraction(
  services: TokenServices & { readonly site: Site },
  { path, body, files = [] }: CallbackRequest,
  wantsMessage = false,
): Promise<AppliedCallback> {
  const { store, site } = services;
  const received = await receiveFiles(files);
  const claim = await readInteractionClaim(services, path.interaction_token);
  if (claim === undefined || claim.id !== path.interaction_id) throw errors.unknownInteraction();
  const load = (rows: Repositories) => lockInteraction(services, rows, claim, path.interaction_token);
  const applied = await store.write({ ...scopeOf(claim.guildId), load }, async (work, interaction) => ({
    interaction,
    id: await applyCallbackResponse(work, interaction, body, received),
  }));
  const { interaction, id } = applied;
  if (!wantsMessage || id === undefined) return { interaction, message: undefined };
  const message = await store.read(async (work) => {
    const found = await work.messages.find(claim.guildId, id);
    return found && showMessage(work, site, found);
  });
  return { interaction, message };
}
