import type {
  ActionRow,
  AllowedMentions,
  ButtonStyle,
  Embed,
  PartialAttachment,
  PartialEmoji,
} from "@guildwire/api/types";

// Distinct ids and tokens, so that a request that swaps two of them is detected; tokens that need encoding.
export const guild_id = "197038439483310086";
export const user_id = "53908232506183680";
export const role_id = "41771983423143936";
export const channel_id = "222197033908436994";
const webhook_id = "223704706495545344";
const message_id = "334385199974967042";
const application_id = "172150183260323840";
const interaction_id = "786008729715212338";
export const integration_id = "33590653072239123";
const webhook_token = "a/b?c=d&e#f%20 ö+;.";
const interaction_token = "aW50ZXJhY3Rpb246:==/@me/..\\";

export const timestamp = "2021-08-05T12:00:00.000Z";
export const image = "data:image/png;base64,iVBORw0KGgo=";
const emoji: PartialEmoji = { id: "41771983429993937", name: "LUL", animated: true };
const allowed_mentions: AllowedMentions = {
  parse: ["everyone"],
  roles: [role_id],
  users: [user_id],
  replied_user: true,
};
const picture = { url: "https://example.com/a.png", proxy_url: "https://proxy.example/a.png", height: 80, width: 120 };
const embed: Embed = {
  title: "Title",
  type: "rich",
  description: 'Lines,\nquotes " and \u2028 separators',
  url: "https://example.com/",
  timestamp,
  color: 0x5865f2,
  footer: { text: "Foot", icon_url: "https://example.com/f.png", proxy_icon_url: "https://proxy.example/f.png" },
  image: picture,
  thumbnail: picture,
  video: picture,
  provider: { name: "Provider", url: "https://example.com/p" },
  author: {
    name: "Author",
    url: "https://example.com/u",
    icon_url: "https://example.com/u.png",
    proxy_icon_url: "https://proxy.example/u.png",
  },
  fields: [{ name: "Name", value: "Value", inline: true }],
};
const button = <Style extends Exclude<ButtonStyle, 5>>(style: Style) => ({
  type: 2 as const,
  style,
  custom_id: `button-${style}`,
  label: "Press",
  emoji,
  disabled: true,
});
const components: ActionRow[] = [
  {
    type: 1,
    components: [
      button(1),
      button(2),
      button(3),
      button(4),
      { type: 2, style: 5, url: "https://example.com/", label: "Open", emoji, disabled: false },
    ],
  },
  {
    type: 1,
    components: [
      {
        type: 3,
        custom_id: "select",
        options: [{ label: "One", value: "1", description: "The first", emoji, default: true }],
        placeholder: "Choose",
        min_values: 0,
        max_values: 1,
        disabled: false,
      },
    ],
  },
];
const attachments: PartialAttachment[] = [
  {
    id: "881531344606650398",
    filename: "a.txt",
    content_type: "text/plain",
    size: 5,
    url: "https://example.com/a.txt",
    proxy_url: "https://proxy.example/a.txt",
    height: null,
    width: null,
  },
];
export const message = { content: "Grüße 👋", embeds: [embed], allowed_mentions, components };
export const file = { data: "one\r\ntwo", name: 'no "quotes".txt', type: "text/plain" };
export const files = [new Blob(["a,b"], { type: "text/csv" }), { data: new TextEncoder().encode("ä"), name: "ä.txt" }];
export const posted = { ...message, username: "Captain", avatar_url: "https://example.com/c.png", tts: true };
export const edited = { ...message, attachments };

export const guild = { guild_id };
export const member = { guild_id, user_id };
export const memberRole = { guild_id, user_id, role_id };
export const role = { guild_id, role_id };
export const channel = { channel_id };
export const webhook = { webhook_id };
export const withToken = { webhook_id, webhook_token };
export const webhookMessage = { webhook_id, webhook_token, message_id };
export const interaction = { interaction_id, interaction_token };
export const original = { application_id, interaction_token };
export const followup = { application_id, interaction_token, message_id };
