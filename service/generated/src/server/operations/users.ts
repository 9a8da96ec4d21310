// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Operation, arrayOf, emptyResponse, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  GetUserPath,
  GrantAccessTokenPath,
  ListNotificationsPath,
  ListUsersQuery,
  ModifyUserPath,
  RevokeAccessPath,
  SetPresencePath,
} from "../../validators/parameters/users.js";
import {
  AccessToken,
  ControlledUser,
  CreateUserBody,
  GrantAccessTokenBody,
  ModifyUserBody,
  Notification,
  SetPresenceBody,
} from "../../validators/users.js";
import { adminLogin } from "../security.js";

export const listUsersOperation: Operation = {
  id: "listUsers",
  handler: ["users", "listUsers"],
  method: "GET",
  path: "/users",
  security: adminLogin,
  parameters: {
    query: [(query) => ({ after: query.text("after"), limit: query.integer("limit") }), ListUsersQuery],
  },
  responses: { 200: jsonResponse(arrayOf(ControlledUser)) },
};

export const createUserOperation: Operation = {
  id: "createUser",
  handler: ["users", "createUser"],
  method: "POST",
  path: "/users",
  security: adminLogin,
  body: jsonBody(CreateUserBody, { required: true }),
  responses: { 200: jsonResponse(ControlledUser) },
};

export const getUserOperation: Operation = {
  id: "getUser",
  handler: ["users", "getUser"],
  method: "GET",
  path: "/users/{user_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ user_id: values[0] }), GetUserPath] },
  responses: { 200: jsonResponse(ControlledUser) },
};

export const modifyUserOperation: Operation = {
  id: "modifyUser",
  handler: ["users", "modifyUser"],
  method: "PATCH",
  path: "/users/{user_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ user_id: values[0] }), ModifyUserPath] },
  body: jsonBody(ModifyUserBody, { required: true }),
  responses: { 200: jsonResponse(ControlledUser) },
};

export const setPresenceOperation: Operation = {
  id: "setPresence",
  handler: ["users", "setPresence"],
  method: "PUT",
  path: "/users/{user_id}/presence",
  security: adminLogin,
  parameters: { path: [(values) => ({ user_id: values[0] }), SetPresencePath] },
  body: jsonBody(SetPresenceBody, { required: true }),
  responses: { 204: emptyResponse },
};

export const grantAccessTokenOperation: Operation = {
  id: "grantAccessToken",
  handler: ["users", "grantAccessToken"],
  method: "POST",
  path: "/users/{user_id}/access-tokens",
  security: adminLogin,
  parameters: { path: [(values) => ({ user_id: values[0] }), GrantAccessTokenPath] },
  body: jsonBody(GrantAccessTokenBody, { required: true }),
  responses: { 200: jsonResponse(AccessToken) },
};

export const revokeAccessOperation: Operation = {
  id: "revokeAccess",
  handler: ["users", "revokeAccess"],
  method: "DELETE",
  path: "/users/{user_id}/access-tokens/{application_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ user_id: values[0], application_id: values[1] }), RevokeAccessPath] },
  responses: { 204: emptyResponse },
};

export const listNotificationsOperation: Operation = {
  id: "listNotifications",
  handler: ["users", "listNotifications"],
  method: "GET",
  path: "/users/{user_id}/notifications",
  security: adminLogin,
  parameters: { path: [(values) => ({ user_id: values[0] }), ListNotificationsPath] },
  responses: { 200: jsonResponse(arrayOf(Notification)) },
};
