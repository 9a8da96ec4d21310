// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Operation, arrayOf, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import { Message, SendMessageBody } from "../../validators/messages.js";
import {
  GetMessagePath,
  ListMessagesPath,
  ListMessagesQuery,
  SendMessagePath,
} from "../../validators/parameters/messages.js";
import { adminLogin } from "../security.js";

export const listMessagesOperation: Operation = {
  id: "listMessages",
  handler: ["messages", "listMessages"],
  method: "GET",
  path: "/channels/{channel_id}/messages",
  security: adminLogin,
  parameters: {
    path: [(values) => ({ channel_id: values[0] }), ListMessagesPath],
    query: [
      (query) => ({
        viewer_id: query.text("viewer_id"),
        after: query.text("after"),
        limit: query.integer("limit"),
      }),
      ListMessagesQuery,
    ],
  },
  responses: { 200: jsonResponse(arrayOf(Message)) },
};

export const sendMessageOperation: Operation = {
  id: "sendMessage",
  handler: ["messages", "sendMessage"],
  method: "POST",
  path: "/channels/{channel_id}/messages",
  security: adminLogin,
  parameters: { path: [(values) => ({ channel_id: values[0] }), SendMessagePath] },
  body: jsonBody(SendMessageBody, { required: true }),
  responses: { 200: jsonResponse(Message) },
};

export const getMessageOperation: Operation = {
  id: "getMessage",
  handler: ["messages", "getMessage"],
  method: "GET",
  path: "/messages/{message_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ message_id: values[0] }), GetMessagePath] },
  responses: { 200: jsonResponse(Message) },
};
