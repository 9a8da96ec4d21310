import { callerFacts } from "./caller.js";

/** A guild with its roles and emojis. $3: whether its members are counted. */
export const guildStatement: string = `with ${callerFacts}
select caller.*, guilds.*,
  (
    select json_agg(json_build_object(
      'id', cast(id as text), 'name', name, 'permissions', cast(permissions as text), 'position', position,
      'color', color, 'hoist', hoist, 'managed', managed, 'mentionable', mentionable, 'tags', tags
    )) from roles where roles.guild_id = $1
  ) as roles,
  (
    select json_agg(json_build_object(
      'id', cast(id as text), 'name', name, 'role_ids', role_ids, 'require_colons', require_colons,
      'managed', managed, 'animated', animated, 'available', available
    ) order by id) from emojis where emojis.guild_id = $1
  ) as emojis,
  case when $3 then json_build_object(
    'members', (select count(*) from members where members.guild_id = $1),
    'present', (select count(*) from members where members.guild_id = $1 and status <> 'offline')
  ) end as counts
from caller cross join guilds where guilds.id = $1`;

/** All roles of a guild. */
export const rolesStatement: string = `with ${callerFacts}
select caller.*, roles.id, roles.name, roles.permissions, roles.position, roles.color, roles.hoist, roles.managed,
  roles.mentionable, roles.tags
from caller cross join roles where roles.guild_id = $1`;

/** All channels of a guild without threads, with their overwrites. */
export const channelsStatement: string = `with ${callerFacts}
select caller.*, channels.*, listed.permission_overwrites
from caller
left join channels on channels.guild_id = $1 and channels.type not in (10, 11, 12)
left join (
  select channel_id, json_agg(json_build_object(
    'id', cast(target_id as text), 'type', type, 'allow', cast(allow as text), 'deny', cast(deny as text)
  ) order by target_id) as permission_overwrites
  from overwrites where overwrites.guild_id = $1 group by channel_id
) as listed on listed.channel_id = channels.id`;
