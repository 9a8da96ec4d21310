// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

/**
 * A unique id, as the interface writes it.
 *
 * Matches `^[0-9]{1,20}$`.
 */
export type Snowflake = string;

/** A moment as an ISO 8601 date and time with its offset from UTC. */
export type Timestamp = string;
