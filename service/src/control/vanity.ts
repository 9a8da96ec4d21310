import { refuse } from "../rules/form.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { Work } from "../store/work.js";

/**
 * Sets the code of a guild's vanity URL; null removes it. The directory ensures that each code is unique among invites
 * and vanity URLs, even with concurrent transactions.
 *
 * Throws a form error at vanity_url_code for a code that is taken.
 */
export async function changeVanityCode(work: Work, guild: StoredGuild, code: string | null): Promise<void> {
  if (code === guild.vanity_url_code) return;
  if (guild.vanity_url_code !== null) await work.directory.remove("invite", guild.vanity_url_code);
  if (code === null) return;
  // Not checked by a query beforehand, because two concurrent transactions would both find the code free.
  if (!(await work.directory.claim("invite", code, guild.id)))
    refuse([{ path: "/vanity_url_code", code: "taken", message: "must not be the code of another guild or invite" }]);
}
