import type { PartialInviteChannel, PartialInviteGuild } from "@guildwire/api/types";
import { isInviteValid } from "../rules/invites.js";
import type { Store } from "../store/store.js";
import type { Work } from "../store/work.js";
import { inviteGuildView } from "../views/invite-view.js";
import { showWelcomeScreen } from "../views/welcome-screen-view.js";
import { createPathHandler, type PathHandler, type Reporting, wantsPage } from "./path-handler.js";
import { send, sendJson } from "./send.js";

/** `/{code}`: codes of invites, and vanity codes of guilds. */
const codePattern = /^\/([\w-]{2,64})$/;

/** An invite as shown to anyone with its URL. */
interface ShownInvite {
  readonly code: string;
  readonly guild: PartialInviteGuild;
  /** Vanity URLs have no channel. */
  readonly channel?: PartialInviteChannel;
  /** Null for never. */
  readonly expires_at: string | null;
}

/** Shows the target of an invite URL: a page for browsers, and JSON for other clients. */
export function createInvites(store: Store, reporting: Reporting): PathHandler {
  return createPathHandler("invite", reporting, async (request, response, path) => {
    const [, code] = codePattern.exec(path) ?? [];
    const invite = code === undefined ? undefined : await store.read((work) => shownInvite(work, code));
    const status = invite === undefined ? 404 : 200;
    response.setHeader("Vary", "Accept");
    if (wantsPage(request.headers.accept)) send(response, status, "text/html; charset=utf-8", page(invite));
    else sendJson(response, status, invite ?? { code: 10006, message: "Unknown Invite" });
  });
}

async function shownInvite(work: Work, code: string): Promise<ShownInvite | undefined> {
  const guildId = await work.directory.guildOf("invite", code);
  const guild = guildId === undefined ? undefined : await work.guilds.find(guildId);
  if (guild === undefined) return undefined;
  const shown = inviteGuildView(guild, await showWelcomeScreen(work, guild.id));
  if (code === guild.vanity_url_code) return { code, guild: shown, expires_at: null };
  const invite = await work.invites.find(guild.id, code);
  if (invite === undefined || !isInviteValid(invite, work.now)) return undefined;
  const { id, name, type } = await work.channels.get(guild.id, invite.channel_id);
  return { code, guild: shown, channel: { id, name, type }, expires_at: invite.expires_at?.toISOString() ?? null };
}

function page(invite: ShownInvite | undefined): string {
  const [title, ...lines] = invite === undefined ? noInvite : describe(invite);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${htmlOf(title)}</title>
</head>
<body>
<main>
<h1>${htmlOf(title)}</h1>
${lines.map((line) => `<p>${htmlOf(line)}</p>`).join("\n")}
</main>
</body>
</html>
`;
}

const noInvite = ["No such invite", "It may have expired, or have reached its maximum number of uses."] as const;

function describe({ code, guild, channel, expires_at }: ShownInvite): [title: string, ...lines: string[]] {
  return [
    `Invite to ${guild.name}`,
    ...(guild.description ? [guild.description] : []),
    ...(channel === undefined ? [] : [`Its channel is #${channel.name}.`]),
    expires_at === null ? "It does not expire." : `It expires at ${expires_at}.`,
    `Users join through the control interface of this service: joinGuild with the invite code ${code}.`,
  ];
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML. */
function htmlOf(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
