import { describe, expect, test } from "vitest";
import type { FieldCheck } from "../../generator/src/model/type.js";
import { absentFrom, fieldsOf, lines, property, resolved, typeNamed } from "./model.js";

/** Components, interactions and devices; in the notation of fields.test.ts. */
const objects: Readonly<Record<string, string>> = {
  ActionRow: `
    type: 1
    components?: Button[] or SelectMenu[]
  `,
  PrimaryButton: `
    type: 2
    custom_id: CustomId
    disabled?: boolean = false
    style?: 1 = 1
    label?: string
    emoji?: PartialEmoji
  `,
  SecondaryButton: styled(2),
  SuccessButton: styled(3),
  DangerButton: styled(4),
  LinkButton: `
    type: 2
    disabled?: boolean = false
    style: 5
    label?: string
    emoji?: PartialEmoji
    url: string
  `,
  SelectMenu: `
    type: 3
    custom_id: CustomId
    disabled?: boolean = false
    options: SelectOption[]
    placeholder?: string
    min_values?: integer = 1
    max_values?: integer = 1
  `,
  SelectOption: `
    label: string
    value: string
    description?: string
    emoji?: PartialEmoji
    default?: boolean
  `,
  PartialEmoji: `
    id?: ?snowflake
    name?: ?string
    animated?: boolean
  `,
  PingInteraction: `
    id: snowflake
    application_id: snowflake
    type: 1
    token: string
    version: 1
  `,
  ApplicationCommandInteraction: `
    id: snowflake
    application_id: snowflake
    type: 2
    data: ApplicationCommandData
    guild_id?: snowflake
    channel_id?: snowflake
    member?: GuildMember
    user?: User
    token: string
    version: 1
    message?: Message
  `,
  MessageComponentInteraction: `
    id: snowflake
    application_id: snowflake
    type: 3
    data: MessageComponentData
    guild_id?: snowflake
    channel_id?: snowflake
    member?: GuildMember
    user?: User
    token: string
    version: 1
    message: Message
  `,
  ApplicationCommandData: `
    id: snowflake
    name: string
    type: ApplicationCommandType
    resolved?: ResolvedData
    options?: InteractionDataOption[]
    target_id?: snowflake
  `,
  ButtonData: `
    custom_id: CustomId
    component_type: 2
  `,
  SelectMenuData: `
    custom_id: CustomId
    component_type: 3
    values: string[]
  `,
  InteractionDataOption: `
    name: string
    type: ApplicationCommandOptionType
    value?: string or number or boolean
    options?: InteractionDataOption[]
  `,
  ResolvedData: `
    users?: map of User
    members?: map of PartialGuildMember
    roles?: map of Role
    channels?: map of ResolvedChannel
    messages?: map of PartialMessage
  `,
  ResolvedChannel: `
    id: snowflake
    name: string
    type: ChannelType
    permissions: permissions
    thread_metadata?: ThreadMetadata
    parent_id?: ?snowflake
  `,
  MessageInteraction: `
    id: snowflake
    type: InteractionType
    name: string
    user: User
  `,
  PongResponse: "type: 1",
  ChannelMessageResponse: `
    type: 4
    data: InteractionCallbackData
  `,
  DeferredChannelMessageResponse: `
    type: 5
    data?: InteractionCallbackData
  `,
  DeferredUpdateMessageResponse: "type: 6",
  UpdateMessageResponse: `
    type: 7
    data: InteractionCallbackData
  `,
  InteractionCallbackData: `
    tts?: boolean
    content?: string
    embeds?: EmbedList
    allowed_mentions?: AllowedMentions
    flags?: InteractionCallbackFlags
    components?: MessageComponents
  `,
  AudioInputDevice: `
    type: "audioinput"
    id: DeviceId
    vendor: DeviceVendor
    model: DeviceModel
    related: string[]
    echo_cancellation?: boolean
    noise_suppression?: boolean
    automatic_gain_control?: boolean
    hardware_mute?: boolean
  `,
  AudioOutputDevice: device("audiooutput"),
  VideoInputDevice: device("videoinput"),
  DeviceVendor: `
    name: string
    url: string
  `,
  DeviceModel: `
    name: string
    url: string
  `,
  SetCertifiedDevicesCommand: `
    nonce: string
    cmd: "SET_CERTIFIED_DEVICES"
    args: SetCertifiedDevicesArgs
  `,
  SetCertifiedDevicesArgs: "devices: Device[]",
  SetCertifiedDevicesResponse: `
    cmd: "SET_CERTIFIED_DEVICES"
    data: null
    evt: null
    nonce: string
  `,
  DeviceErrorResponse: `
    cmd: ?string
    data: DeviceError
    evt: "ERROR"
    nonce: ?string
  `,
  DeviceError: `
    code: DeviceErrorCode
    message: string
  `,
};

/** Fields that a component, an interaction or its data must not have, since they belong to other types (T14, T48, T51, T65). */
const forbidden: Readonly<Record<string, string>> = {
  ActionRow: "custom_id disabled style label emoji url options placeholder min_values max_values",
  PrimaryButton: "url options placeholder min_values max_values components",
  SecondaryButton: "url options placeholder min_values max_values components",
  SuccessButton: "url options placeholder min_values max_values components",
  DangerButton: "url options placeholder min_values max_values components",
  LinkButton: "custom_id options placeholder min_values max_values components",
  SelectMenu: "style label emoji url components",
  PingInteraction: "data",
  ApplicationCommandData: "custom_id component_type values",
  ButtonData: "id name type resolved options target_id values",
  SelectMenuData: "id name type resolved options target_id",
  AudioOutputDevice: "echo_cancellation noise_suppression automatic_gain_control hardware_mute",
  VideoInputDevice: "echo_cancellation noise_suppression automatic_gain_control hardware_mute",
};

describe("the fields of", () => {
  test.each(Object.entries(objects))("%s", (name, want) => {
    expect(fieldsOf(typeNamed(name))).toEqual(lines(want));
  });

  test.each(Object.entries(forbidden))("%s exclude %s", (name, want) => {
    expect(absentFrom(name).toSorted()).toEqual(want.split(" ").toSorted());
  });
});

describe("rules across fields", () => {
  test("a custom_id is used once in a message, across all rows (T50)", () => {
    expect(checksOf("MessageComponents")).toEqual([
      { kind: "unique", name: "unique-custom-id", path: ["*", "components", "*", "custom_id"] },
    ]);
  });

  test("min_values is at most max_values (T45)", () => {
    expect(checksOf("SelectMenu")).toEqual([
      { kind: "less-or-equal", name: "min-values-not-above-max-values", fields: ["min_values", "max_values"] },
    ]);
  });

  test("an option has a value or options, never both", () => {
    expect(checksOf("InteractionDataOption")).toEqual([
      { kind: "mutually-exclusive", name: "option-value-or-options", fields: ["value", "options"], ignoreEmpty: false },
    ]);
  });

  test("the texts of all embeds have at most 6000 characters (T87)", () => {
    const paths = ["*/title", "*/description", "*/fields/*/name", "*/fields/*/value", "*/footer/text", "*/author/name"];
    expect(checksOf("EmbedList")).toEqual([
      { kind: "sum-of-lengths", name: "embed-total", paths: paths.map((path) => path.split("/")), max: 6000 },
    ]);
  });

  test("allowed mentions do not name a type whose ids they list (T87)", () => {
    const type = typeNamed("AllowedMentions");
    const negation = "checks" in type ? type.checks.find((one) => one.kind === "not") : undefined;
    if (negation?.kind !== "not" || negation.use.type.kind !== "union") throw new Error("nothing is excluded");
    const excluded = negation.use.type.alternatives.map(({ type: variant }) => {
      const object = resolved(variant);
      return object.kind === "object" ? object.properties.map((one) => one.name) : [];
    });
    expect(excluded).toEqual([
      ["parse", "users"],
      ["parse", "roles"],
    ]);
  });

  test("a device's id is a prefix in braces, a dot, and a UUID in braces (T36)", () => {
    const pattern = new RegExp(patternOf("DeviceId"), "u");
    expect("{0.0.1.00000000}.{6cff2b76-44a8-46b9-b528-262ad8609d9f}").toMatch(pattern);
    expect("6cff2b76-44a8-46b9-b528-262ad8609d9f").not.toMatch(pattern);
    expect("[0.0.1.00000000].[6cff2b76-44a8-46b9-b528-262ad8609d9f]").not.toMatch(pattern);
    expect("{0.0.1.00000000}.{6cff2b76}").not.toMatch(pattern);
  });

  test("image data is a data URI of a PNG, JPEG or GIF (T47)", () => {
    const pattern = new RegExp(patternOf("ImageData"), "u");
    for (const format of ["png", "jpeg", "gif"]) expect(`data:image/${format};base64,AAAA`).toMatch(pattern);
    expect("data:image/webp;base64,AAAA").not.toMatch(pattern);
    expect("AAAA").not.toMatch(pattern);
  });

  test("ids and permission sets are strings of digits (T28, T29)", () => {
    for (const name of ["Snowflake", "PermissionSet"]) {
      const pattern = new RegExp(patternOf(name), "u");
      expect("18446744073709551615").toMatch(pattern);
      expect("12a").not.toMatch(pattern);
      expect("").not.toMatch(pattern);
    }
  });

  test("a message carries its interaction under the key interaction (T69)", () => {
    expect(property("Message", "interaction").type).toMatchObject({ kind: "reference", name: "MessageInteraction" });
  });
});

function checksOf(name: string): readonly object[] {
  const type = typeNamed(name);
  const checks = "checks" in type ? type.checks : [];
  return checks
    .filter((one): one is FieldCheck => "message" in one)
    .map(({ at: _at, message: _message, ...rest }) => rest);
}

function patternOf(name: string): string {
  const type = typeNamed(name);
  const check = type.kind === "string" ? type.checks.find((one) => one.kind === "pattern") : undefined;
  if (check?.kind !== "pattern") throw new Error(`${name} has no pattern`);
  return check.pattern;
}

function styled(style: number): string {
  return `
    type: 2
    custom_id: CustomId
    disabled?: boolean = false
    style: ${style}
    label?: string
    emoji?: PartialEmoji
  `;
}

function device(type: string): string {
  return `
    type: "${type}"
    id: DeviceId
    vendor: DeviceVendor
    model: DeviceModel
    related: string[]
  `;
}
