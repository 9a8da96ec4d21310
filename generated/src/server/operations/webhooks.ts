// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Operation,
  type RequestBody,
  anyText,
  arrayOf,
  emptyResponse,
  jsonBody,
  jsonResponse,
  orNull,
  payloadBody,
} from "@guildwire/runtime/server";
import { Message } from "../../validators/messages.js";
import {
  CreateWebhookPath,
  DeleteWebhookMessagePath,
  DeleteWebhookPath,
  DeleteWebhookWithTokenPath,
  EditWebhookMessagePath,
  ExecuteGitHubCompatibleWebhookHeaders,
  ExecuteGitHubCompatibleWebhookPath,
  ExecuteGitHubCompatibleWebhookQuery,
  ExecuteSlackCompatibleWebhookPath,
  ExecuteSlackCompatibleWebhookQuery,
  ExecuteWebhookPath,
  ExecuteWebhookQuery,
  GetChannelWebhooksPath,
  GetGuildWebhooksPath,
  GetWebhookMessagePath,
  GetWebhookPath,
  GetWebhookWithTokenPath,
  ModifyWebhookPath,
  ModifyWebhookWithTokenPath,
} from "../../validators/parameters/webhooks.js";
import {
  CreateWebhookBody,
  EditWebhookMessageBody,
  EditWebhookMessageMultipartBody,
  ExecuteGitHubCompatibleWebhookBody,
  ExecuteSlackCompatibleWebhookBody,
  ExecuteWebhookBody,
  ExecuteWebhookMultipartBody,
  ModifyWebhookBody,
  ModifyWebhookWithTokenBody,
  Webhook,
} from "../../validators/webhooks.js";
import { botOrBearerLogin } from "../security.js";

export const createWebhookOperation: Operation = {
  id: "createWebhook",
  handler: ["webhooks", "createWebhook"],
  method: "POST",
  path: "/channels/{channel_id}/webhooks",
  security: botOrBearerLogin,
  permissions: ["MANAGE_WEBHOOKS"],
  parameters: { path: [(values) => ({ channel_id: values[0] }), CreateWebhookPath] },
  body: jsonBody(CreateWebhookBody, { required: true }),
  responses: { 200: jsonResponse(Webhook) },
};

export const getChannelWebhooksOperation: Operation = {
  id: "getChannelWebhooks",
  handler: ["webhooks", "getChannelWebhooks"],
  method: "GET",
  path: "/channels/{channel_id}/webhooks",
  security: botOrBearerLogin,
  permissions: ["MANAGE_WEBHOOKS"],
  parameters: { path: [(values) => ({ channel_id: values[0] }), GetChannelWebhooksPath] },
  responses: { 200: jsonResponse(arrayOf(Webhook)) },
};

export const getGuildWebhooksOperation: Operation = {
  id: "getGuildWebhooks",
  handler: ["webhooks", "getGuildWebhooks"],
  method: "GET",
  path: "/guilds/{guild_id}/webhooks",
  security: botOrBearerLogin,
  permissions: ["MANAGE_WEBHOOKS"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildWebhooksPath] },
  responses: { 200: jsonResponse(arrayOf(Webhook)) },
};

export const getWebhookOperation: Operation = {
  id: "getWebhook",
  handler: ["webhooks", "getWebhook"],
  method: "GET",
  path: "/webhooks/{webhook_id}",
  security: botOrBearerLogin,
  permissions: ["MANAGE_WEBHOOKS"],
  parameters: { path: [(values) => ({ webhook_id: values[0] }), GetWebhookPath] },
  responses: { 200: jsonResponse(Webhook) },
};

export const modifyWebhookOperation: Operation = {
  id: "modifyWebhook",
  handler: ["webhooks", "modifyWebhook"],
  method: "PATCH",
  path: "/webhooks/{webhook_id}",
  security: botOrBearerLogin,
  permissions: ["MANAGE_WEBHOOKS"],
  parameters: { path: [(values) => ({ webhook_id: values[0] }), ModifyWebhookPath] },
  body: jsonBody(ModifyWebhookBody, { required: true }),
  responses: { 200: jsonResponse(Webhook) },
};

export const deleteWebhookOperation: Operation = {
  id: "deleteWebhook",
  handler: ["webhooks", "deleteWebhook"],
  method: "DELETE",
  path: "/webhooks/{webhook_id}",
  security: botOrBearerLogin,
  permissions: ["MANAGE_WEBHOOKS"],
  parameters: { path: [(values) => ({ webhook_id: values[0] }), DeleteWebhookPath] },
  responses: { 204: emptyResponse },
};

export const getWebhookWithTokenOperation: Operation = {
  id: "getWebhookWithToken",
  handler: ["webhooks", "getWebhookWithToken"],
  method: "GET",
  path: "/webhooks/{webhook_id}/{webhook_token}",
  parameters: {
    path: [(values) => ({ webhook_id: values[0], webhook_token: values[1] }), GetWebhookWithTokenPath],
  },
  responses: { 200: jsonResponse(Webhook) },
};

export const modifyWebhookWithTokenOperation: Operation = {
  id: "modifyWebhookWithToken",
  handler: ["webhooks", "modifyWebhookWithToken"],
  method: "PATCH",
  path: "/webhooks/{webhook_id}/{webhook_token}",
  parameters: {
    path: [(values) => ({ webhook_id: values[0], webhook_token: values[1] }), ModifyWebhookWithTokenPath],
  },
  body: jsonBody(ModifyWebhookWithTokenBody, { required: true }),
  responses: { 200: jsonResponse(Webhook) },
};

export const deleteWebhookWithTokenOperation: Operation = {
  id: "deleteWebhookWithToken",
  handler: ["webhooks", "deleteWebhookWithToken"],
  method: "DELETE",
  path: "/webhooks/{webhook_id}/{webhook_token}",
  parameters: {
    path: [(values) => ({ webhook_id: values[0], webhook_token: values[1] }), DeleteWebhookWithTokenPath],
  },
  responses: { 204: emptyResponse },
};

const executeWebhookBody: RequestBody = payloadBody(ExecuteWebhookBody, {
  required: true,
  property: "payload_json",
  files: ["file"],
  fileLists: ["files"],
  multipart: ExecuteWebhookMultipartBody,
  read: (form) => ({
    content: form.text("content"),
    embeds: form.jsonList("embeds"),
    username: form.text("username"),
    avatar_url: form.text("avatar_url"),
    tts: form.boolean("tts"),
    allowed_mentions: form.json("allowed_mentions"),
    components: form.jsonList("components"),
  }),
});

export const executeWebhookOperation: Operation = {
  id: "executeWebhook",
  handler: ["webhooks", "executeWebhook"],
  method: "POST",
  path: "/webhooks/{webhook_id}/{webhook_token}",
  parameters: {
    path: [(values) => ({ webhook_id: values[0], webhook_token: values[1] }), ExecuteWebhookPath],
    query: [
      (query) => ({ wait: query.boolean("wait"), thread_id: query.text("thread_id") }),
      ExecuteWebhookQuery,
    ],
  },
  body: executeWebhookBody,
  responses: { 200: jsonResponse(Message), 204: emptyResponse },
  responseWhen: { parameter: "wait", cases: [{ equals: true, status: 200 }, { equals: false, status: 204 }] },
};

export const executeSlackCompatibleWebhookOperation: Operation = {
  id: "executeSlackCompatibleWebhook",
  handler: ["webhooks", "executeSlackCompatibleWebhook"],
  method: "POST",
  path: "/webhooks/{webhook_id}/{webhook_token}/slack",
  parameters: {
    path: [
      (values) => ({ webhook_id: values[0], webhook_token: values[1] }),
      ExecuteSlackCompatibleWebhookPath,
    ],
    query: [(query) => ({ wait: query.boolean("wait") }), ExecuteSlackCompatibleWebhookQuery],
  },
  body: jsonBody(ExecuteSlackCompatibleWebhookBody, { required: true }),
  responses: { 200: jsonResponse(orNull(anyText)), 204: emptyResponse },
  responseWhen: { parameter: "wait", cases: [{ equals: true, status: 200 }, { equals: false, status: 204 }] },
};

export const executeGitHubCompatibleWebhookOperation: Operation = {
  id: "executeGitHubCompatibleWebhook",
  handler: ["webhooks", "executeGitHubCompatibleWebhook"],
  method: "POST",
  path: "/webhooks/{webhook_id}/{webhook_token}/github",
  parameters: {
    path: [
      (values) => ({ webhook_id: values[0], webhook_token: values[1] }),
      ExecuteGitHubCompatibleWebhookPath,
    ],
    query: [(query) => ({ wait: query.boolean("wait") }), ExecuteGitHubCompatibleWebhookQuery],
    headers: [
      (headers) => ({ "X-GitHub-Event": headers.text("X-GitHub-Event") }),
      ExecuteGitHubCompatibleWebhookHeaders,
    ],
  },
  body: jsonBody(ExecuteGitHubCompatibleWebhookBody, { required: true }),
  responses: { 204: emptyResponse },
};

export const getWebhookMessageOperation: Operation = {
  id: "getWebhookMessage",
  handler: ["webhooks", "getWebhookMessage"],
  method: "GET",
  path: "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
  parameters: {
    path: [
      (values) => ({ webhook_id: values[0], webhook_token: values[1], message_id: values[2] }),
      GetWebhookMessagePath,
    ],
  },
  responses: { 200: jsonResponse(Message) },
};

const editWebhookMessageBody: RequestBody = payloadBody(EditWebhookMessageBody, {
  required: true,
  property: "payload_json",
  files: ["file"],
  fileLists: ["files"],
  multipart: EditWebhookMessageMultipartBody,
  read: (form) => ({
    content: form.text("content"),
    embeds: form.jsonList("embeds"),
    allowed_mentions: form.json("allowed_mentions"),
    attachments: form.jsonList("attachments"),
    components: form.jsonList("components"),
  }),
});

export const editWebhookMessageOperation: Operation = {
  id: "editWebhookMessage",
  handler: ["webhooks", "editWebhookMessage"],
  method: "PATCH",
  path: "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
  parameters: {
    path: [
      (values) => ({ webhook_id: values[0], webhook_token: values[1], message_id: values[2] }),
      EditWebhookMessagePath,
    ],
  },
  body: editWebhookMessageBody,
  responses: { 200: jsonResponse(Message) },
};

export const deleteWebhookMessageOperation: Operation = {
  id: "deleteWebhookMessage",
  handler: ["webhooks", "deleteWebhookMessage"],
  method: "DELETE",
  path: "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
  parameters: {
    path: [
      (values) => ({ webhook_id: values[0], webhook_token: values[1], message_id: values[2] }),
      DeleteWebhookMessagePath,
    ],
  },
  responses: { 204: emptyResponse },
};
