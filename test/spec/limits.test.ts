import { describe, expect, test } from "vitest";
import type { ImageRule, SchemaUse, Type } from "../../generator/src/model/type.js";
import { bodyOf, bodyProperty, model, objectNamed, operation, property, resolved, typeNamed } from "./model.js";
import { boundOf, nameOf, type RequestCollection, requestCollections } from "./request-collections.js";

type Bounds = Readonly<Record<string, number | boolean>>;

const messageOperations = [
  ...["executeWebhook", "createFollowupMessage", "editWebhookMessage", "editFollowupMessage"],
  "editOriginalInteractionResponse",
];
const buttons = ["PrimaryButton", "SecondaryButton", "SuccessButton", "DangerButton", "LinkButton"];
const wide: ImageRule = { formats: ["png", "jpeg"], aspectRatio: "16:9", maxBytes: 10_485_760 };

/** The 25 rows of the limits table, in order; each is read from the model. */
describe("the limits table", () => {
  test("guild name: 2-100 characters, trimmed, on creation and on change (T42, T43)", () => {
    for (const id of ["createGuild", "modifyGuild"]) {
      expect(boundsOf(bodyProperty(id, "name"))).toEqual({ "min-length": 2, "max-length": 100, trim: true });
    }
    expect(boundsOf(property("Guild", "name"))).toMatchObject({ "min-length": 2, "max-length": 100 });
    expect(boundsOf(property("GuildPreview", "name"))).toMatchObject({ "min-length": 2, "max-length": 100 });
  });

  test("channel name: 1-100 characters", () => {
    const want = { "min-length": 1, "max-length": 100 };
    expect(boundsOf(bodyProperty("createGuildChannel", "name"))).toEqual(want);
    expect(boundsOf(property("CreateGuildChannel", "name"))).toEqual(want);
  });

  test("channel topic: 0-1024 characters", () => {
    expect(boundsOf(bodyProperty("createGuildChannel", "topic"))).toEqual({ "min-length": 0, "max-length": 1024 });
  });

  test("rate_limit_per_user: 0-21600 seconds", () => {
    const want = { minimum: 0, maximum: 21_600 };
    expect(boundsOf(bodyProperty("createGuildChannel", "rate_limit_per_user"))).toEqual(want);
  });

  test("webhook name: 1-80 characters, on creation and on both forms of change (T43)", () => {
    for (const id of ["createWebhook", "modifyWebhook", "modifyWebhookWithToken"]) {
      const want = { "min-length": 1, "max-length": 80, trim: true };
      expect(boundsOf(bodyProperty(id, "name"))).toEqual(want);
    }
  });

  test("welcome screen channels: up to 5", () => {
    expect(boundsOf(property("WelcomeScreen", "welcome_channels"))).toEqual({ "max-items": 5 });
    expect(boundsOf(bodyProperty("modifyGuildWelcomeScreen", "welcome_channels"))).toEqual({ "max-items": 5 });
  });

  test("list guild members and search limit: 1-1000, default 1 (T44)", () => {
    for (const id of ["listGuildMembers", "searchGuildMembers"]) {
      const limit = query(id, "limit");
      expect(boundsOf(limit)).toEqual({ minimum: 1, maximum: 1000 });
      expect(limit.default).toEqual({ value: 1 });
    }
  });

  test("prune days: 1-30, default 7 (T44)", () => {
    for (const days of [query("getGuildPruneCount", "days"), bodyProperty("beginGuildPrune", "days")]) {
      expect(boundsOf(days)).toEqual({ minimum: 1, maximum: 30 });
      expect(days.default).toEqual({ value: 7 });
    }
  });

  test("delete_message_days: 0-7 (T44)", () => {
    const days = bodyProperty("createGuildBan", "delete_message_days");
    expect(boundsOf(days)).toEqual({ minimum: 0, maximum: 7 });
    expect(days.unspecified).toMatch(/default/);
  });

  test("guild icon on create: 128x128 (T47)", () => {
    expect(bodyProperty("createGuild", "icon").image).toMatchObject({ maxWidth: 128, maxHeight: 128 });
  });

  test("guild icon on modify: 1024x1024 png, jpeg or gif, animated with ANIMATED_ICON (T47)", () => {
    const icon = bodyProperty("modifyGuild", "icon");
    expect(icon.image).toEqual({
      formats: ["png", "jpeg", "gif"],
      maxWidth: 1024,
      maxHeight: 1024,
      maxBytes: 10_485_760,
      animatedRequiresFeature: "ANIMATED_ICON",
    });
    expect(icon.requiresFeature?.feature).toBe("ANIMATED_ICON");
  });

  test("splash, discovery splash and banner: 16:9 png or jpeg, each with its feature (T47)", () => {
    const features = { splash: "INVITE_SPLASH", discovery_splash: "DISCOVERABLE", banner: "BANNER" };
    for (const [name, feature] of Object.entries(features)) {
      const picture = bodyProperty("modifyGuild", name);
      expect(picture.image).toEqual(wide);
      expect(picture.requiresFeature?.feature).toBe(feature);
    }
  });

  test("webhook message content: up to 2000 characters, responses and forms included (T43)", () => {
    const fields = messageOperations.flatMap((id) => [
      bodyProperty(id, "content"),
      bodyProperty(id, "content", "multipart/form-data"),
    ]);
    const payloads = ["WebhookMessagePayload", "FollowupMessagePayload", "MessageEditPayload"];
    const schemas = [...payloads, "InteractionCallbackData"].map((name) => property(name, "content"));
    expect(fields).toHaveLength(10);
    for (const field of [...fields, ...schemas]) expect(boundsOf(field)).toEqual({ "max-length": 2000 });
  });

  test("embeds per message or response: up to 10", () => {
    expect(boundsOfType(typeNamed("EmbedList"))).toEqual({ "max-items": 10 });
    const fields = messageOperations.map((id) => bodyProperty(id, "embeds"));
    for (const field of [...fields, property("InteractionCallbackData", "embeds")]) {
      expect(boundsOf(field)).toEqual({ "max-items": 10 });
    }
  });

  test("action rows per message: 5", () => {
    const fields = messageOperations.map((id) => bodyProperty(id, "components"));
    for (const field of [...fields, property("InteractionCallbackData", "components")]) {
      expect(boundsOf(field)).toEqual({ "max-items": 5 });
    }
  });

  test("buttons per action row: 5", () => {
    expect(rowOf("Button")).toEqual({ "max-items": 5 });
  });

  test("select menus per action row: 1", () => {
    expect(rowOf("SelectMenu")).toEqual({ "min-items": 1, "max-items": 1 });
  });

  test("custom_id: max 100 characters, and not empty (T46)", () => {
    for (const name of ["PrimaryButton", "SecondaryButton", "SuccessButton", "DangerButton", "SelectMenu"]) {
      expect(boundsOf(property(name, "custom_id"))).toEqual({ "min-length": 1, "max-length": 100 });
    }
  });

  test("button label: max 80 characters", () => {
    for (const name of buttons) expect(boundsOf(property(name, "label"))).toEqual({ "max-length": 80 });
  });

  test("select placeholder: max 100 characters", () => {
    expect(boundsOf(property("SelectMenu", "placeholder"))).toEqual({ "max-length": 100 });
  });

  test("select options: max 25, at least one (T46); label, value and description max 100 characters each", () => {
    expect(boundsOf(property("SelectMenu", "options"))).toEqual({ "min-items": 1, "max-items": 25 });
    for (const name of ["label", "value", "description"]) {
      expect(boundsOf(property("SelectOption", name))).toEqual({ "max-length": 100 });
    }
  });

  test("min_values: default 1, min 0, max 25", () => {
    const field = property("SelectMenu", "min_values");
    expect(boundsOf(field)).toEqual({ minimum: 0, maximum: 25 });
    expect(field.default).toEqual({ value: 1 });
  });

  test("max_values: default 1, max 25, and at least 1 (T45)", () => {
    const field = property("SelectMenu", "max_values");
    expect(boundsOf(field)).toEqual({ minimum: 1, maximum: 25 });
    expect(field.default).toEqual({ value: 1 });
    expect(field.unspecified).toBeTruthy();
  });

  test("interaction token validity: 15 minutes (T64)", () => {
    const validity = model.lifecycles.map((one) => [one.name, one.validity]);
    expect(Object.fromEntries(validity)).toMatchObject({ interaction: "PT15M", interactionToken: "PT15M" });
    expect(model.webhooks[0]?.dispatch?.token?.validity).toBe("PT15M");
  });

  test("certified-device local ports: 6463 to 6473", () => {
    expect(model.channels[0]?.ports).toEqual({ first: 6463, last: 6473 });
  });
});

describe("limits outside the table", () => {
  test("nicknames have 1-32 characters (3.10), and the empty one removes a nickname (T16)", () => {
    expect(boundsOf(bodyProperty("addGuildMember", "nick"))).toEqual({ "min-length": 1, "max-length": 32 });
    for (const id of ["modifyGuildMember", "modifyCurrentUserNick"])
      expect(boundsOf(bodyProperty(id, "nick"))).toEqual({ "max-length": 32 });
  });

  test("embeds have the lengths of 3.8 (T87)", () => {
    expect(boundsOf(property("Embed", "title"))).toEqual({ "max-length": 256 });
    expect(boundsOf(property("Embed", "description"))).toEqual({ "max-length": 4096 });
    expect(boundsOf(property("Embed", "fields"))).toEqual({ "max-items": 25 });
    expect(boundsOf(property("EmbedField", "name"))).toEqual({ "max-length": 256 });
    expect(boundsOf(property("EmbedField", "value"))).toEqual({ "max-length": 1024 });
    expect(boundsOf(property("EmbedFooter", "text"))).toEqual({ "max-length": 2048 });
    expect(boundsOf(property("EmbedAuthor", "name"))).toEqual({ "max-length": 256 });
  });

  test("allowed mentions list 100 roles and 100 users at most (T87)", () => {
    for (const name of ["roles", "users"]) {
      expect(boundsOf(property("AllowedMentions", name))).toEqual({ "max-items": 100 });
    }
  });

  test("a stage's topic has 1-120 characters, a colour three bytes (T31)", () => {
    expect(boundsOf(property("StageInstance", "topic"))).toEqual({ "min-length": 1, "max-length": 120 });
    expect(boundsOfType(typeNamed("Color"))).toEqual({ minimum: 0, maximum: 0xffffff });
  });

  test("flags of requests admit no unknown bits (T32)", () => {
    for (const id of ["createGuild", "modifyGuild"]) {
      expect(boundsOf(bodyProperty(id, "system_channel_flags"))).toEqual({ minimum: 0, maximum: 7 });
    }
    const ephemeral = { minimum: 0, maximum: 64, "multiple-of": 64 };
    expect(boundsOf(property("InteractionCallbackData", "flags"))).toEqual(ephemeral);
    expect(boundsOf(bodyProperty("createFollowupMessage", "flags"))).toEqual(ephemeral);
  });

  test("the usernames of executed webhooks are free (T61)", () => {
    expect(boundsOf(bodyProperty("executeWebhook", "username"))).toEqual({});
  });

  test("every array and map of a request is bounded, except bodies in formats of other services (T96)", () => {
    const open = requestCollections().filter((found) => boundOf(found) === undefined);
    const operations = open.map((found) => found.operation.id);
    expect(new Set(operations.filter((_, index) => !isFiles(open[index])))).toEqual(
      new Set(["executeSlackCompatibleWebhook", "executeGitHubCompatibleWebhook"]),
    );
    expect(requestCollections().length - open.length).toBeGreaterThan(100);
  });

  test("the arrays of requests have the chosen bounds (T96)", () => {
    const bounds: Readonly<Record<string, number>> = Object.fromEntries(
      requestCollections().map((found) => [nameOf(found).replace("application/json ", ""), boundOf(found) ?? 0]),
    );
    expect(bounds).toMatchObject({
      "createGuild /roles": 250,
      "createGuild /channels": 500,
      "modifyGuild /features": 100,
      "createGuildChannel /permission_overwrites": 250,
      "modifyGuildChannelPositions /": 500,
      "addGuildMember /roles": 250,
      "modifyGuildMember /roles": 250,
      "modifyGuildRolePositions /": 250,
      "getGuildPruneCount include_roles /": 250,
      "beginGuildPrune /include_roles": 250,
      "executeWebhook /allowed_mentions/parse": 100,
      "editWebhookMessage /attachments": 100,
      "editFollowupMessage /attachments": 100,
      "editOriginalInteractionResponse /attachments": 100,
    });
  });

  test("responses allow more overwrites than requests, since they may be stored (T96)", () => {
    expect(boundsOf(property("Channel", "permission_overwrites"))).toEqual({});
    expect(boundsOf(property("Guild", "features"))).toEqual({});
  });

  test("every image in a request has its own constraint", () => {
    const pictures = model.operations.flatMap((one) => {
      const type = one.body === undefined ? undefined : resolved(bodyOf(one.id).type);
      const fields = type?.kind === "object" ? type.properties : [];
      return fields.filter((field) => field.type.kind === "reference" && field.type.name === "ImageData");
    });
    expect(pictures).toHaveLength(8);
    for (const picture of pictures) expect(picture.image?.maxBytes, picture.at).toBe(10_485_760);
  });
});

/** Files of a form; a server limits their number, and that of all parts. */
function isFiles(found: RequestCollection | undefined): boolean {
  return found?.path === "" && found.source.kind === "body" && found.source.mediaType === "multipart/form-data";
}

function query(id: string, name: string): SchemaUse {
  const found = operation(id).parameters.find((one) => one.in === "query" && one.name === name);
  if (found === undefined) throw new Error(`${id} has no ${name}`);
  return found.use;
}

/** The bounds of the type of row that contains a component. */
function rowOf(component: string): Bounds {
  const row = objectNamed("ActionRow").properties.find((one) => one.name === "components")?.type;
  const alternatives = row?.kind === "union" ? row.alternatives : [];
  const found = alternatives.find(({ type }) => {
    const items = type.kind === "array" ? type.items?.type : undefined;
    return items?.kind === "reference" && items.name === component;
  });
  if (found === undefined) throw new Error(`no row holds ${component}`);
  return boundsOf(found);
}

function boundsOf(use: SchemaUse): Bounds {
  return boundsOfType(use.type);
}

function boundsOfType(type: Type): Bounds {
  if (type.kind === "reference") return boundsOfType(resolved(type));
  if (type.kind === "intersection") return Object.assign({}, ...type.parts.map((part) => boundsOf(part)));
  const limits = ("checks" in type ? type.checks : []).flatMap((one) =>
    "limit" in one ? [[one.kind, one.limit]] : [],
  );
  return { ...Object.fromEntries(limits), ...(type.kind === "string" && type.trim ? { trim: true } : {}) };
}
