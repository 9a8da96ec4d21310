/**
 * The facts about a caller, as a common table expression named `caller`: one row, or none for an unknown guild.
 *
 * Parameters: $1 the guild, $2 the calling user.
 */
export const callerFacts = `caller as materialized (
  select guilds.owner_id as caller_owner_id, members.user_id as caller_id, members.pending as caller_pending,
    (
      select string_agg(cast(permissions as text), ' ') from roles
      where roles.guild_id = $1 and roles.id = any(array(
        select $1::bigint union all
        select role_id from member_roles where member_roles.guild_id = $1 and member_roles.user_id = $2
      ))
    ) as caller_permissions
  from guilds left join members on members.guild_id = $1 and members.user_id = $2
  where guilds.id = $1
)`;

/** The columns of `callerFacts`, which are in every row of a statement. */
export interface CallerColumns {
  readonly caller_owner_id: string;
  /** null for a user who is not a member */
  readonly caller_id: string | null;
  readonly caller_pending: boolean | null;
  /** Separated by spaces. */
  readonly caller_permissions: string | null;
}
