import { callerFacts } from "./caller.js";

/** The columns of `ShownMember`. */
const columns = `members.user_id, members.nick, members.joined_at, members.premium_since, members.deaf, members.mute,
    members.pending, users.username, users.discriminator, users.avatar, members.application_id, users.system, users.public_flags,
    (
      select string_agg(cast(role_id as text), ',' order by role_id) from member_roles
      where member_roles.guild_id = members.guild_id and member_roles.user_id = members.user_id
    ) as roles`;

/** The caller with each member that `members` selects; one row without a member if there are none. */
function withCaller(members: string): string {
  return `with ${callerFacts}
select caller.*, selected.* from caller left join lateral (
  ${members}
) as selected on true`;
}

/** A member. $3: the user. */
export const memberStatement: string = withCaller(`select ${columns}
  from members join users on users.id = members.user_id
  where members.guild_id = $1 and members.user_id = $3`);

/** A page of members in ascending order of their user ids. $3: the user id before the page. $4: the limit. */
export const membersStatement: string = withCaller(`select ${columns}
  from members join users on users.id = members.user_id
  where members.guild_id = $1 and members.user_id > $3
  order by members.user_id limit $4`);

/**
 * The number of matches from which members are read in the order of their ids instead: a match is then found soon,
 * whereas all matches would have to be sorted.
 */
export const frequentMatches = 1_000;

/** Whether a column starts with the text. */
function startsWith(column: string): string {
  return `${column} collate "C" >= $3 and ${column} collate "C" < $4`;
}

const [byUsername, byNick] = ["username_folded", "nick_folded"].map(startsWith);

/**
 * Members whose username or nickname starts with a text, in ascending order of their user ids. $3: the case-folded
 * text. $4: the end of the texts with this prefix. $5: the limit.
 */
export const searchStatement: string = `with ${callerFacts},
named as materialized (
  (select user_id from members where guild_id = $1 and ${byUsername} limit ${frequentMatches})
  union
  (select user_id from members where guild_id = $1 and ${byNick} limit ${frequentMatches})
), matching as (
  (
    select user_id from named where (select count(*) from named) < ${frequentMatches} order by user_id limit $5
  ) union all (
    select user_id from members
    where guild_id = $1 and (${byUsername} or ${byNick}) and (select count(*) from named) >= ${frequentMatches}
    order by user_id limit $5
  )
)
select caller.*, selected.* from caller left join lateral (
  select ${columns}
  from matching
  join members on members.guild_id = $1 and members.user_id = matching.user_id
  join users on users.id = members.user_id
  order by members.user_id
) as selected on true`;
