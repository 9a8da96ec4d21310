// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Operation,
  type RequestBody,
  allowIgnoredParameters,
  anything,
  emptyResponse,
  jsonBody,
  jsonResponse,
  payloadBody,
} from "@guildwire/runtime/server";
import {
  CreateInteractionResponseBody,
  EditOriginalInteractionResponseBody,
  EditOriginalInteractionResponseMultipartBody,
} from "../../validators/interactions.js";
import { Message } from "../../validators/messages.js";
import {
  CreateFollowupMessagePath,
  CreateInteractionResponsePath,
  DeleteFollowupMessagePath,
  DeleteOriginalInteractionResponsePath,
  EditFollowupMessagePath,
  EditOriginalInteractionResponsePath,
  GetFollowupMessagePath,
  GetOriginalInteractionResponsePath,
} from "../../validators/parameters/interactions.js";
import {
  CreateFollowupMessageBody,
  CreateFollowupMessageMultipartBody,
  EditFollowupMessageBody,
  EditFollowupMessageMultipartBody,
} from "../../validators/webhooks.js";

const createFollowupMessageBody: RequestBody = payloadBody(CreateFollowupMessageBody, {
  required: true,
  property: "payload_json",
  files: ["file"],
  fileLists: ["files"],
  multipart: CreateFollowupMessageMultipartBody,
  read: (form) => ({
    content: form.text("content"),
    embeds: form.jsonList("embeds"),
    username: form.text("username"),
    avatar_url: form.text("avatar_url"),
    tts: form.boolean("tts"),
    allowed_mentions: form.json("allowed_mentions"),
    components: form.jsonList("components"),
    flags: form.integer("flags"),
  }),
});

export const createFollowupMessageOperation: Operation = {
  id: "createFollowupMessage",
  handler: ["interactions", "createFollowupMessage"],
  method: "POST",
  path: "/webhooks/{application_id}/{interaction_token}",
  parameters: {
    path: [
      (values) => ({ application_id: values[0], interaction_token: values[1] }),
      CreateFollowupMessagePath,
    ],
    query: [allowIgnoredParameters(["wait", "thread_id"], () => ({ wait: true })), anything],
  },
  body: createFollowupMessageBody,
  responses: { 200: jsonResponse(Message) },
};

export const getFollowupMessageOperation: Operation = {
  id: "getFollowupMessage",
  handler: ["interactions", "getFollowupMessage"],
  method: "GET",
  path: "/webhooks/{application_id}/{interaction_token}/messages/{message_id}",
  parameters: {
    path: [
      (values) => ({ application_id: values[0], interaction_token: values[1], message_id: values[2] }),
      GetFollowupMessagePath,
    ],
  },
  responses: { 200: jsonResponse(Message) },
};

const editFollowupMessageBody: RequestBody = payloadBody(EditFollowupMessageBody, {
  required: true,
  property: "payload_json",
  files: ["file"],
  fileLists: ["files"],
  multipart: EditFollowupMessageMultipartBody,
  read: (form) => ({
    content: form.text("content"),
    embeds: form.jsonList("embeds"),
    allowed_mentions: form.json("allowed_mentions"),
    attachments: form.jsonList("attachments"),
    components: form.jsonList("components"),
  }),
});

export const editFollowupMessageOperation: Operation = {
  id: "editFollowupMessage",
  handler: ["interactions", "editFollowupMessage"],
  method: "PATCH",
  path: "/webhooks/{application_id}/{interaction_token}/messages/{message_id}",
  parameters: {
    path: [
      (values) => ({ application_id: values[0], interaction_token: values[1], message_id: values[2] }),
      EditFollowupMessagePath,
    ],
  },
  body: editFollowupMessageBody,
  responses: { 200: jsonResponse(Message) },
};

export const deleteFollowupMessageOperation: Operation = {
  id: "deleteFollowupMessage",
  handler: ["interactions", "deleteFollowupMessage"],
  method: "DELETE",
  path: "/webhooks/{application_id}/{interaction_token}/messages/{message_id}",
  parameters: {
    path: [
      (values) => ({ application_id: values[0], interaction_token: values[1], message_id: values[2] }),
      DeleteFollowupMessagePath,
    ],
  },
  responses: { 204: emptyResponse },
};

export const createInteractionResponseOperation: Operation = {
  id: "createInteractionResponse",
  handler: ["interactions", "createInteractionResponse"],
  method: "POST",
  path: "/interactions/{interaction_id}/{interaction_token}/callback",
  parameters: {
    path: [
      (values) => ({ interaction_id: values[0], interaction_token: values[1] }),
      CreateInteractionResponsePath,
    ],
  },
  body: jsonBody(CreateInteractionResponseBody, { required: true }),
  responses: { 204: emptyResponse },
};

export const getOriginalInteractionResponseOperation: Operation = {
  id: "getOriginalInteractionResponse",
  handler: ["interactions", "getOriginalInteractionResponse"],
  method: "GET",
  path: "/webhooks/{application_id}/{interaction_token}/messages/@original",
  parameters: {
    path: [
      (values) => ({ application_id: values[0], interaction_token: values[1] }),
      GetOriginalInteractionResponsePath,
    ],
  },
  responses: { 200: jsonResponse(Message) },
};

const editOriginalInteractionResponseBody: RequestBody = payloadBody(EditOriginalInteractionResponseBody, {
  required: true,
  property: "payload_json",
  files: ["file"],
  fileLists: ["files"],
  multipart: EditOriginalInteractionResponseMultipartBody,
  read: (form) => ({
    content: form.text("content"),
    embeds: form.jsonList("embeds"),
    allowed_mentions: form.json("allowed_mentions"),
    attachments: form.jsonList("attachments"),
    components: form.jsonList("components"),
  }),
});

export const editOriginalInteractionResponseOperation: Operation = {
  id: "editOriginalInteractionResponse",
  handler: ["interactions", "editOriginalInteractionResponse"],
  method: "PATCH",
  path: "/webhooks/{application_id}/{interaction_token}/messages/@original",
  parameters: {
    path: [
      (values) => ({ application_id: values[0], interaction_token: values[1] }),
      EditOriginalInteractionResponsePath,
    ],
  },
  body: editOriginalInteractionResponseBody,
  responses: { 200: jsonResponse(Message) },
};

export const deleteOriginalInteractionResponseOperation: Operation = {
  id: "deleteOriginalInteractionResponse",
  handler: ["interactions", "deleteOriginalInteractionResponse"],
  method: "DELETE",
  path: "/webhooks/{application_id}/{interaction_token}/messages/@original",
  parameters: {
    path: [
      (values) => ({ application_id: values[0], interaction_token: values[1] }),
      DeleteOriginalInteractionResponsePath,
    ],
  },
  responses: { 204: emptyResponse },
};
