/** The application of a bot token. $1: the hash of the token. */
export const applicationOfBotStatement = "select id, bot_id from applications where bot_token_hash = $1";
