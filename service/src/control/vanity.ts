import { refuse } from "../rules/form.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { Work } from "../store/work.js";

/**
 * Enters the code of a guild's own address, or takes it out with null. The directory has each code once, invites and
 * addresses together, whatever other transactions do at the same time.
 *
 * Throws a form error at vanity_url_code for a code that is taken.
 */
export async function changeVanityCode(work: Work, guild: StoredGuild, code: string | null): Promise<void> {
  if (code === guild.vanity_url_code) return;
  if (guild.vanity_url_code !== null) await work.directory.remove("invite", guild.vanity_url_code);
  if (code === null) return;
  // Not asked first: two guilds that ask at once would both be told that it is free.
  if (!(await work.directory.claim("invite", code, guild.id)))
    refuse([{ path: "/vanity_url_code", code: "taken", message: "must not be the code of another guild or invite" }]);
}
