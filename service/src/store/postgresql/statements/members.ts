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
 * Members whose username or nickname starts with a text: a union, because either condition is a range of an index, and
 * both together are not. They are in ascending order of their user ids. $3: the case-folded
 * text. $4: the end of the texts with this prefix. $5: the limit.
 */
export const searchStatement: string = withCaller(`select ${columns}
  from (
    select user_id from members
    where guild_id = $1 and username_folded collate "C" >= $3 and username_folded collate "C" < $4
    union
    select user_id from members where guild_id = $1 and nick_folded collate "C" >= $3 and nick_folded collate "C" < $4
    order by user_id limit $5
  ) as matching
  join members on members.guild_id = $1 and members.user_id = matching.user_id
  join users on users.id = members.user_id
  order by members.user_id`);
