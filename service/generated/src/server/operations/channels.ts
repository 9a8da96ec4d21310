// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Operation, emptyResponse, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  CreateInviteBody,
  Invite,
  ModifyThreadBody,
  OpenStageBody,
  PlaceWebhookBody,
  PlacedWebhook,
  StageInstance,
  StartThreadBody,
  Thread,
} from "../../validators/channels.js";
import {
  CloseStagePath,
  CreateInvitePath,
  GetThreadPath,
  JoinThreadPath,
  LeaveThreadPath,
  ModifyThreadPath,
  OpenStagePath,
  PlaceWebhookPath,
  StartThreadPath,
} from "../../validators/parameters/channels.js";
import { adminLogin } from "../security.js";

export const startThreadOperation: Operation = {
  id: "startThread",
  handler: ["channels", "startThread"],
  method: "POST",
  path: "/channels/{channel_id}/threads",
  security: adminLogin,
  parameters: { path: [(values) => ({ channel_id: values[0] }), StartThreadPath] },
  body: jsonBody(StartThreadBody, { required: true }),
  responses: { 200: jsonResponse(Thread) },
};

export const getThreadOperation: Operation = {
  id: "getThread",
  handler: ["channels", "getThread"],
  method: "GET",
  path: "/threads/{channel_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ channel_id: values[0] }), GetThreadPath] },
  responses: { 200: jsonResponse(Thread) },
};

export const modifyThreadOperation: Operation = {
  id: "modifyThread",
  handler: ["channels", "modifyThread"],
  method: "PATCH",
  path: "/threads/{channel_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ channel_id: values[0] }), ModifyThreadPath] },
  body: jsonBody(ModifyThreadBody, { required: true }),
  responses: { 200: jsonResponse(Thread) },
};

export const joinThreadOperation: Operation = {
  id: "joinThread",
  handler: ["channels", "joinThread"],
  method: "PUT",
  path: "/threads/{channel_id}/members/{user_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ channel_id: values[0], user_id: values[1] }), JoinThreadPath] },
  responses: { 204: emptyResponse },
};

export const leaveThreadOperation: Operation = {
  id: "leaveThread",
  handler: ["channels", "leaveThread"],
  method: "DELETE",
  path: "/threads/{channel_id}/members/{user_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ channel_id: values[0], user_id: values[1] }), LeaveThreadPath] },
  responses: { 204: emptyResponse },
};

export const openStageOperation: Operation = {
  id: "openStage",
  handler: ["channels", "openStage"],
  method: "PUT",
  path: "/channels/{channel_id}/stage-instance",
  security: adminLogin,
  parameters: { path: [(values) => ({ channel_id: values[0] }), OpenStagePath] },
  body: jsonBody(OpenStageBody, { required: true }),
  responses: { 200: jsonResponse(StageInstance) },
};

export const closeStageOperation: Operation = {
  id: "closeStage",
  handler: ["channels", "closeStage"],
  method: "DELETE",
  path: "/channels/{channel_id}/stage-instance",
  security: adminLogin,
  parameters: { path: [(values) => ({ channel_id: values[0] }), CloseStagePath] },
  responses: { 204: emptyResponse },
};

export const placeWebhookOperation: Operation = {
  id: "placeWebhook",
  handler: ["channels", "placeWebhook"],
  method: "POST",
  path: "/channels/{channel_id}/webhooks",
  security: adminLogin,
  parameters: { path: [(values) => ({ channel_id: values[0] }), PlaceWebhookPath] },
  body: jsonBody(PlaceWebhookBody, { required: true }),
  responses: { 200: jsonResponse(PlacedWebhook) },
};

export const createInviteOperation: Operation = {
  id: "createInvite",
  handler: ["channels", "createInvite"],
  method: "POST",
  path: "/channels/{channel_id}/invites",
  security: adminLogin,
  parameters: { path: [(values) => ({ channel_id: values[0] }), CreateInvitePath] },
  body: jsonBody(CreateInviteBody, { required: true }),
  responses: { 200: jsonResponse(Invite) },
};
