// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Operation, arrayOf, emptyResponse, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  AddGuildMemberBody,
  GuildMember,
  ModifyCurrentUserNickBody,
  ModifyGuildMemberBody,
  Nickname,
} from "../../validators/members.js";
import {
  AddGuildMemberPath,
  AddGuildMemberRolePath,
  GetGuildMemberPath,
  ListGuildMembersPath,
  ListGuildMembersQuery,
  ModifyCurrentUserNickPath,
  ModifyGuildMemberPath,
  RemoveGuildMemberPath,
  RemoveGuildMemberRolePath,
  SearchGuildMembersPath,
  SearchGuildMembersQuery,
} from "../../validators/parameters/members.js";
import { botOrBearerLogin } from "../security.js";

export const listGuildMembersOperation: Operation = {
  id: "listGuildMembers",
  handler: ["members", "listGuildMembers"],
  method: "GET",
  path: "/guilds/{guild_id}/members",
  security: botOrBearerLogin,
  parameters: {
    path: [(values) => ({ guild_id: values[0] }), ListGuildMembersPath],
    query: [
      (query) => ({ limit: query.integer("limit"), after: query.text("after") }),
      ListGuildMembersQuery,
    ],
  },
  responses: { 200: jsonResponse(arrayOf(GuildMember)) },
};

export const searchGuildMembersOperation: Operation = {
  id: "searchGuildMembers",
  handler: ["members", "searchGuildMembers"],
  method: "GET",
  path: "/guilds/{guild_id}/members/search",
  security: botOrBearerLogin,
  parameters: {
    path: [(values) => ({ guild_id: values[0] }), SearchGuildMembersPath],
    query: [
      (query) => ({ query: query.text("query"), limit: query.integer("limit") }),
      SearchGuildMembersQuery,
    ],
  },
  responses: { 200: jsonResponse(arrayOf(GuildMember)) },
};

export const modifyCurrentUserNickOperation: Operation = {
  id: "modifyCurrentUserNick",
  handler: ["members", "modifyCurrentUserNick"],
  method: "PATCH",
  path: "/guilds/{guild_id}/members/@me/nick",
  security: botOrBearerLogin,
  permissions: ["CHANGE_NICKNAME"],
  events: ["GUILD_MEMBER_UPDATE"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), ModifyCurrentUserNickPath] },
  body: jsonBody(ModifyCurrentUserNickBody, { required: true }),
  responses: { 200: jsonResponse(Nickname) },
};

export const getGuildMemberOperation: Operation = {
  id: "getGuildMember",
  handler: ["members", "getGuildMember"],
  method: "GET",
  path: "/guilds/{guild_id}/members/{user_id}",
  security: botOrBearerLogin,
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), GetGuildMemberPath] },
  responses: { 200: jsonResponse(GuildMember) },
};

export const addGuildMemberOperation: Operation = {
  id: "addGuildMember",
  handler: ["members", "addGuildMember"],
  method: "PUT",
  path: "/guilds/{guild_id}/members/{user_id}",
  security: botOrBearerLogin,
  fieldPermissions: [
    { property: "nick", permissions: ["MANAGE_NICKNAMES"] },
    { property: "roles", permissions: ["MANAGE_ROLES"] },
    { property: "mute", permissions: ["MUTE_MEMBERS"] },
    { property: "deaf", permissions: ["DEAFEN_MEMBERS"] },
  ],
  events: ["GUILD_MEMBER_ADD"],
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), AddGuildMemberPath] },
  body: jsonBody(AddGuildMemberBody, { required: true }),
  responses: { 201: jsonResponse(GuildMember), 204: emptyResponse },
};

export const modifyGuildMemberOperation: Operation = {
  id: "modifyGuildMember",
  handler: ["members", "modifyGuildMember"],
  method: "PATCH",
  path: "/guilds/{guild_id}/members/{user_id}",
  security: botOrBearerLogin,
  fieldPermissions: [
    { property: "nick", permissions: ["MANAGE_NICKNAMES"] },
    { property: "roles", permissions: ["MANAGE_ROLES"] },
    { property: "mute", permissions: ["MUTE_MEMBERS"] },
    { property: "deaf", permissions: ["DEAFEN_MEMBERS"] },
    { property: "channel_id", permissions: ["MOVE_MEMBERS"] },
  ],
  events: ["GUILD_MEMBER_UPDATE"],
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), ModifyGuildMemberPath] },
  body: jsonBody(ModifyGuildMemberBody, { required: true }),
  responses: { 200: jsonResponse(GuildMember) },
};

export const removeGuildMemberOperation: Operation = {
  id: "removeGuildMember",
  handler: ["members", "removeGuildMember"],
  method: "DELETE",
  path: "/guilds/{guild_id}/members/{user_id}",
  security: botOrBearerLogin,
  permissions: ["KICK_MEMBERS"],
  events: ["GUILD_MEMBER_REMOVE"],
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), RemoveGuildMemberPath] },
  responses: { 204: emptyResponse },
};

export const addGuildMemberRoleOperation: Operation = {
  id: "addGuildMemberRole",
  handler: ["members", "addGuildMemberRole"],
  method: "PUT",
  path: "/guilds/{guild_id}/members/{user_id}/roles/{role_id}",
  security: botOrBearerLogin,
  permissions: ["MANAGE_ROLES"],
  events: ["GUILD_MEMBER_UPDATE"],
  parameters: {
    path: [
      (values) => ({ guild_id: values[0], user_id: values[1], role_id: values[2] }),
      AddGuildMemberRolePath,
    ],
  },
  responses: { 204: emptyResponse },
};

export const removeGuildMemberRoleOperation: Operation = {
  id: "removeGuildMemberRole",
  handler: ["members", "removeGuildMemberRole"],
  method: "DELETE",
  path: "/guilds/{guild_id}/members/{user_id}/roles/{role_id}",
  security: botOrBearerLogin,
  permissions: ["MANAGE_ROLES"],
  events: ["GUILD_MEMBER_UPDATE"],
  parameters: {
    path: [
      (values) => ({ guild_id: values[0], user_id: values[1], role_id: values[2] }),
      RemoveGuildMemberRolePath,
    ],
  },
  responses: { 204: emptyResponse },
};
