import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertQuota, quotaOfIssues, quotas } from "../../../service/src/rules/quotas.js";
import { compareRoles, distinctPositions, movedRoles } from "../../../service/src/rules/role-positions.js";
import { assertNotEveryone, modifiedRole, newRole } from "../../../service/src/rules/roles.js";
import { refusal } from "./refusals.js";

const invalidRole = { status: 400, code: 50028, at: [] };

const everyone = { id: "1", permissions: "1024", position: 0 };
const crew = { id: "20", permissions: "2", position: 4 };

describe("a new role", () => {
  it("has all defaults without a body [role-create-empty] [role-create-name] [role-create-permissions]", () => {
    const role = { name: "new role", permissions: "1024", color: 0, hoist: false, managed: false, mentionable: false };
    expect(newRole("1", [everyone])).toEqual({ ...role, position: 1 });
    expect(newRole("1", [everyone], {})).toEqual({ ...role, position: 1 });
  });

  it("has the permissions of @everyone, wherever it is in the list, and none without it [role-create-permissions]", () => {
    expect(newRole("1", [crew, everyone]).permissions).toBe("1024");
    expect(newRole("1", [crew]).permissions).toBe("0");
  });

  it("has the values of the body [role-create-empty]", () => {
    const body = { name: "Cook", permissions: "0", color: 255, hoist: true, mentionable: true };
    expect(newRole("1", [everyone], body)).toEqual({ ...body, managed: false, position: 1 });
  });

  it("is above the highest role, wherever that is in the list [role-create-position]", () => {
    expect(newRole("1", [crew, everyone]).position).toBe(5);
    expect(newRole("1", [everyone]).position).toBe(1);
  });

  it("is never managed, regardless of the request [role-managed-set-by-service]", () => {
    expect(newRole("1", [everyone], { managed: true } as object)).toMatchObject({ managed: false });
    const managed = { ...newRole("1", [everyone]), id: "2", managed: true };
    expect(modifiedRole(managed, { managed: false } as object)).toMatchObject({ managed: true });
  });
});

describe("a role after a change", () => {
  const role = { ...newRole("1", [everyone], { name: "Cook", color: 7, hoist: true, mentionable: true }), id: "2" };

  it("keeps absent properties [role-modify-partial]", () => {
    expect(modifiedRole(role, {})).toEqual(role);
    expect(modifiedRole(role, { color: 0, hoist: false })).toEqual({ ...role, color: 0, hoist: false });
    const all = { name: "Chef", permissions: "0", color: 1, hoist: false, mentionable: false };
    expect(modifiedRole(role, all)).toEqual({ ...role, ...all });
  });

  it("may be @everyone [role-modify-everyone]", () => {
    expect(modifiedRole({ ...role, id: "1", position: 0 }, { permissions: "8" }).permissions).toBe("8");
  });

  it("cannot be given, taken or deleted if it is @everyone [role-delete-everyone] [member-role-everyone]", () => {
    expect(refusal(() => assertNotEveryone("1", "1"))).toEqual(invalidRole);
    expect(() => assertNotEveryone("1", "2")).not.toThrow();
  });
});

describe("moving roles", () => {
  const roles = [everyone, { id: "2", position: 1 }, { id: "3", position: 2 }];
  const moved = (...entries: { id: string; position?: number | null }[]) => [...movedRoles("1", roles, entries)];

  it("assigns the requested positions, and shifts the roles between [role-positions-unique] [role-positions-any-number]", () => {
    expect(moved({ id: "2", position: 2 })).toEqual([
      ["3", 1],
      ["2", 2],
    ]);
    expect(moved({ id: "3", position: 1 })).toEqual([
      ["3", 1],
      ["2", 2],
    ]);
    expect(moved({ id: "2", position: 9 })).toEqual([["2", 9]]);
    expect(moved()).toEqual([]);
  });

  it("shifts only the roles up to the vacated position [role-positions-unique]", () => {
    const five = [everyone, ...[1, 2, 4, 6, 7].map((position) => ({ id: `${position}0`, position }))];
    const move = (id: string, position: number) => [...movedRoles("1", five, [{ id, position }])];
    expect(move("60", 2)).toEqual([
      ["60", 2],
      ["20", 4],
      ["40", 6],
    ]);
    expect(move("10", 4)).toEqual([
      ["20", 1],
      ["40", 2],
      ["10", 4],
    ]);
    // A gap needs no room.
    expect(move("10", 3)).toEqual([["10", 3]]);
    expect(move("70", 5)).toEqual([["70", 5]]);
  });

  it("orders roles with the same requested position as in the request, above @everyone [role-positions-equal]", () => {
    expect(moved({ id: "3", position: 1 }, { id: "2", position: 1 })).toEqual([
      ["3", 1],
      ["2", 2],
    ]);
    expect(moved({ id: "3", position: 0 })).toEqual([
      ["3", 1],
      ["2", 2],
    ]);
    expect(moved({ id: "3", position: 7 }, { id: "2", position: 7 })).toEqual([
      ["3", 7],
      ["2", 8],
    ]);
    const wanted = [4, 0, 4, 5, 2].map((position, index) => [`${index}`, position] as const);
    expect([...distinctPositions(wanted)]).toEqual([
      ["1", 1],
      ["4", 2],
      ["0", 4],
      ["2", 5],
      ["3", 6],
    ]);
  });

  it("shifts roles in the order of their positions, then of their ids, not of the list [role-positions-unique]", () => {
    const unordered = [
      { id: "10", position: 2 },
      { id: "9", position: 2 },
      everyone,
      { id: "2", position: 1 },
      { id: "5", position: 4 },
    ];
    expect([...movedRoles("1", unordered, [{ id: "5", position: 1 }])]).toEqual([
      ["5", 1],
      ["2", 2],
      ["9", 3],
      ["10", 4],
    ]);
  });

  it("makes duplicate positions unique once a role moves [role-positions-unique]", () => {
    const equal = [everyone, { id: "4", position: 1 }, { id: "3", position: 1 }, { id: "2", position: 0 }];
    expect([...movedRoles("1", equal, [{ id: "4", position: 3 }])]).toEqual([
      ["2", 1],
      ["3", 2],
      ["4", 3],
    ]);
    expect([...movedRoles("1", equal, [{ id: "4", position: null }])]).toEqual([]);
  });

  it("keeps a role without a position [role-positions-null]", () => {
    expect(moved({ id: "2", position: null }, { id: "3" })).toEqual([]);
  });

  it("rejects an unknown role id, and moves nothing [role-positions-unknown]", () => {
    expect(refusal(() => moved({ id: "2", position: 5 }, { id: "4", position: 1 }))).toEqual({
      status: 404,
      code: 10011,
      at: [],
    });
  });

  it("keeps @everyone at the bottom [role-positions-everyone]", () => {
    expect(moved({ id: "1", position: 0 })).toEqual([]);
    expect(refusal(() => moved({ id: "1", position: 1 }))).toEqual(invalidRole);
  });

  it("uses the last entry of a repeated id [role-positions-repeated]", () => {
    expect(moved({ id: "2", position: 5 }, { id: "2", position: 7 })).toEqual([["2", 7]]);
    expect(moved({ id: "2", position: 5 }, { id: "2" })).toEqual([]);
    expect(moved({ id: "1", position: 5 }, { id: "1", position: 0 })).toEqual([]);
  });

  it("keeps positions unique and unnamed roles in order, and is idempotent [role-positions-unique] [role-positions-events]", () => {
    const position = fc.integer({ min: 0, max: 12 });
    const guild = fc
      .uniqueArray(position, { maxLength: 8 })
      .map((positions) => [
        everyone,
        ...positions.filter((place) => place > 0).map((place, index) => ({ id: String(10 + index), position: place })),
      ]);
    const request = fc.array(fc.record({ id: fc.nat(8).map((id) => String(10 + id)), position: fc.option(position) }));
    fc.assert(
      fc.property(guild, request, (before, sent) => {
        const entries = sent.filter(({ id }) => before.some((role) => role.id === id));
        const changes = movedRoles("1", before, entries);
        const after = before.map(({ id, position }) => ({ id, position: changes.get(id) ?? position }));
        expect(new Set(after.map(({ position }) => position)).size).toBe(before.length);
        expect(after[0]?.position).toBe(0);
        for (const [id, position] of changes)
          expect(before.find((role) => role.id === id)?.position).not.toBe(position);
        const isNamed = (id: string) => entries.some((entry) => entry.id === id);
        const order = (roles: readonly { id: string; position: number }[]) =>
          roles
            .toSorted(compareRoles)
            .map(({ id }) => id)
            .filter((id) => !isNamed(id));
        expect(order(after)).toEqual(order(before));
        const asked = new Map(entries.map((entry) => [entry.id, entry.position]));
        const wanted = [...asked].filter(([, position]) => position !== null);
        const isExact =
          new Set(wanted.map(([, position]) => position)).size === wanted.length &&
          !wanted.some(([, position]) => position === 0);
        if (isExact)
          for (const [id, position] of wanted) expect(after.find((role) => role.id === id)?.position).toBe(position);
        expect([...movedRoles("1", after, entries)]).toEqual([]);
      }),
    );
  });
});

it("sorts roles by position, then by numeric id [role-list-order] [limit-snowflake-order]", () => {
  const roles = [
    { id: "100", position: 1 },
    { id: "99", position: 1 },
    { id: "1", position: 2 },
    { id: "7", position: 0 },
  ];
  expect(roles.sort(compareRoles).map(({ id }) => id)).toEqual(["7", "99", "100", "1"]);
});

it.each([
  ["guildsOfUser", 100, 30001],
  ["rolesOfGuild", 250, 30005],
  ["channelsOfGuild", 500, 30013],
  ["webhooksOfChannel", 10, 30007],
] as const)(
  "rejects more than the quota %s, %i, with code %i [guild-create-guild-limit] [role-create-maximum] [channel-create-limit] [webhook-create-limit]",
  (quota, limit, code) => {
    expect(quotas[quota]).toBe(limit);
    expect(() => assertQuota(quota, limit)).not.toThrow();
    expect(refusal(() => assertQuota(quota, limit + 1))).toEqual({ status: 400, code, at: [] });
    expect(() => assertQuota(quota, limit + 1)).toThrow(`(${limit})`);
  },
);

it.each([
  ["/roles/250", 30005],
  ["/channels/500", 30013],
])(
  "reports the quota's error for a new guild above it at %s [guild-create-role-limit] [guild-create-channel-limit]",
  (path, code) => {
    const issues = [
      { path: "/name", code: "required" },
      { path, code: "max-items" },
    ];
    expect(quotaOfIssues("createGuild", issues)).toMatchObject({ status: 400, code });
    expect(quotaOfIssues("modifyGuild", issues)).toBeUndefined();
    expect(quotaOfIssues(undefined, issues)).toBeUndefined();
    expect(quotaOfIssues("createGuild", [{ path, code: "type" }])).toBeUndefined();
    expect(quotaOfIssues("createGuild", [{ path: "/roles/0", code: "max-items" }])).toBeUndefined();
  },
);
