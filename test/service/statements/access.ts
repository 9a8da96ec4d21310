import { beforeAll, expect } from "vitest";
import {
  allBut,
  type Caller,
  type GuildScene,
  outcome,
  type Permission,
  permissionSet,
  type Service,
} from "./service.js";
import { type StatementNumber, statement } from "./statement.js";

/** An accepted request, prepared for each case. */
export interface PreparedRequest {
  readonly path: string;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
}

export interface Access {
  /** Statement numbers: callers who may call, callers who may not, and unauthenticated callers. */
  readonly numbers: readonly [StatementNumber, StatementNumber, StatementNumber];
  /** The method and the path as the interface writes it. */
  readonly endpoint: `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;
  /** The sufficient permission; "member" for any member of the guild, "owner" for its owner. */
  readonly needs: Permission | "member" | "owner";
  readonly success: "200" | "201" | "204";
  /** Prepares the resource in a guild. */
  readonly prepare: (guild: GuildScene) => PreparedRequest | Promise<PreparedRequest>;
}

/**
 * Defines cases of who may call endpoints. They share a guild, so requests must not make it unusable for later ones.
 *
 * @param everyone Permissions of the guild's @everyone role. Default: none.
 */
export function accessCases(service: () => Service, everyone = "0"): (access: Access) => void {
  let guild: GuildScene;
  const members = new Map<string, Promise<Caller>>();
  beforeAll(async () => {
    guild = await service().guild({ roles: [{ id: 0, permissions: everyone }] });
    members.clear();
  });

  /** Creates a member with a permission set through one role. */
  function memberWith(permissions: string): Promise<Caller> {
    const known = members.get(permissions) ?? service().member(guild, permissions);
    members.set(permissions, known);
    return known;
  }

  return ({ numbers, endpoint, needs, success, prepare }) => {
    const method = endpoint.split(" ")[0] ?? "";
    const call = async (as: Caller | undefined): Promise<string> => {
      const { path, body, query } = await prepare(guild);
      const options = { ...(as && { as }), ...(body !== undefined && { body }), ...(query && { query }) };
      return outcome(await service().call(method, path, options));
    };
    const [allowed, refused, unauthenticated] = numbers;
    if (needs === "owner") {
      statement(allowed, `${endpoint} responds ${success} to the guild's owner`, async () => {
        expect(await call(guild.owner)).toBe(success);
      });
      statement(refused, `${endpoint} responds 403 to an administrator who is not the owner`, async () => {
        expect(await call(await memberWith(permissionSet("ADMINISTRATOR")))).toBe("403 50013");
      });
    } else if (needs === "member") {
      statement(allowed, `${endpoint} responds ${success} to a member without permissions`, async () => {
        expect(await call(await memberWith("0"))).toBe(success);
      });
      statement(refused, `${endpoint} responds 403 to a user who is not a member`, async () => {
        expect(await call(await service().person())).toBe("403 50001");
      });
    } else {
      statement(allowed, `${endpoint} responds ${success} to a member who holds ${needs} alone`, async () => {
        expect(await call(await memberWith(permissionSet(needs)))).toBe(success);
      });
      statement(refused, `${endpoint} responds 403 to a member who holds every permission but ${needs}`, async () => {
        expect(await call(await memberWith(allBut(needs)))).toBe("403 50013");
      });
    }
    statement(unauthenticated, `${endpoint} responds 401 without credentials`, async () => {
      expect(await call(undefined)).toMatch(/^401 /);
    });
  };
}
