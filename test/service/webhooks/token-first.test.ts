import * as api from "@guildwire/api/client";
import { expect, it } from "vitest";
import { operations } from "../e2e/declared.js";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import { Stage } from "../interactions/stage.js";

/** For every operation with a token, arguments that match the schema but are refused. */
const wrong: { readonly [operation: string]: { readonly args: object; readonly refused: string } } = {
  getWebhookWithToken: { args: {}, refused: "" },
  deleteWebhookWithToken: { args: {}, refused: "" },
  modifyWebhookWithToken: { args: { body: { avatar: "data:image/png;base64,AAAA" } }, refused: "400 50035 /avatar" },
  executeWebhook: { args: { body: { content: "x" }, thread_id: "1" }, refused: "404 10003" },
  executeSlackCompatibleWebhook: { args: { body: { username: "Tide" } }, refused: "400 50006" },
  executeGitHubCompatibleWebhook: { args: { body: { zen: "Keep it simple" } }, refused: "" },
  getWebhookMessage: { args: { message_id: "1" }, refused: "404 10008" },
  editWebhookMessage: { args: { message_id: "1", body: { content: "x" } }, refused: "404 10008" },
  deleteWebhookMessage: { args: { message_id: "1" }, refused: "404 10008" },
  createInteractionResponse: { args: { body: { type: 1 } }, refused: "400 50035 /type" },
  createFollowupMessage: { args: { body: { content: "x" } }, refused: "" },
  getFollowupMessage: { args: { message_id: "1" }, refused: "404 10008" },
  editFollowupMessage: { args: { message_id: "1", body: { content: "x" } }, refused: "404 10008" },
  deleteFollowupMessage: { args: { message_id: "1" }, refused: "404 10008" },
  getOriginalInteractionResponse: { args: {}, refused: "404 10008" },
  editOriginalInteractionResponse: { args: { body: { content: "x" } }, refused: "404 10008" },
  deleteOriginalInteractionResponse: { args: {}, refused: "404 10008" },
};

describeOnStores("a token in the path is verified before the rest of the request", (world) => {
  const withToken = operations.filter(({ path }) => path.includes("_token}"));

  it.each(withToken.map(({ id, errors }) => [id, errors] as const))("by %s", async (id, errors) => {
    const { args, refused } = wrong[id] ?? {};
    if (args === undefined) throw new Error(`${id} has no request here`);
    const stage = await Stage.open(world());
    const { callback } = await stage.command();
    const hook = { channel_id: stage.channel_id, body: { name: "Lookout" } };
    const { id: webhook_id, token: webhook_token } = await api.createWebhook(stage.pilot.client, hook);
    const right = { webhook_id, webhook_token, application_id: stage.pilot.applicationId, ...callback };
    const functions = api as unknown as {
      readonly [name: string]: (client: api.Client, args: object) => Promise<unknown>;
    };
    const call = async (path: object) => functions[id]?.(world().client(), { ...right, ...path, ...args });

    const foreign = { webhook_token: callback.interaction_token, interaction_token: webhook_token };
    const isCallback = errors.includes("unknownInteraction");
    expect(await refusal(call(foreign))).toBe(isCallback ? "404 10062" : "401 50027");
    const nowhere = { webhook_id: "1", application_id: "1", interaction_id: "1" };
    expect(await refusal(call(nowhere))).toBe(isCallback ? "404 10062" : "404 10015");
    // With the correct token, the other arguments determine the outcome.
    if (refused === "") await call({});
    else expect(await refusal(call({}))).toBe(refused);
  });
});
