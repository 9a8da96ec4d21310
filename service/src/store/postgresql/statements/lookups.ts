/** The application of a bot token. $1: the hash of the token. */
export const applicationOfBotStatement = "select id, bot_id from applications where bot_token_hash = $1";

/** Whether there is an application. $1: its id. */
export const applicationStatement = "select id from applications where id = $1";

/** The guild of an id that identifies an object in a path. $1: its kind. $2: the id, or a code. */
export const guildOfStatement = "select guild_id from directory where kind = $1 and id = $2";
