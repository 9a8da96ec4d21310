import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDerivedTokens } from "../../../service/src/access/derived-tokens.js";
import { describeOnStores } from "../harness/stores.js";

const secret = new Uint8Array(32).fill(1);
const ids = fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }).map(String);
const versions = fc.nat();
const kinds = fc.constantFrom("webhook" as const, "interaction" as const);

describe("derived tokens", () => {
  const tokens = createDerivedTokens(secret);

  it("match only their own object", () => {
    fc.assert(
      fc.property(kinds, ids, versions, ids, (kind, id, version, other) => {
        const token = tokens.create(kind, id, version);
        expect(tokens.matches(token, kind, id, version)).toBe(true);
        expect(tokens.idIn(token)).toBe(id);
        expect(tokens.matches(token, kind === "webhook" ? "interaction" : "webhook", id, version)).toBe(false);
        expect(tokens.matches(token, kind, id, version + 1)).toBe(false);
        expect(tokens.matches(token, kind, other, version)).toBe(other === id);
      }),
    );
  });

  it("are invalid under another secret", () => {
    const others = createDerivedTokens(new Uint8Array(32).fill(2));
    expect(tokens.matches(others.create("webhook", "1", 0), "webhook", "1", 0)).toBe(false);
  });

  it("do not match malformed tokens", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(tokens.matches(text, "webhook", "1", 0)).toBe(false);
        expect(tokens.idIn(text) ?? "0").toMatch(/^\d{1,20}$/);
      }),
    );
  });
});

describeOnStores("the secret of derived tokens", (world, store) => {
  it("is created once, and shared by all instances", async () => {
    const { kysely } = world().service.services.store.database;
    const rows = await kysely.selectFrom("secrets").selectAll().execute();
    expect(rows.map(({ name, value }) => [name, value.length])).toEqual([["tokens", 32]]);
    const { create } = world().service.services.tokens;
    const stored = createDerivedTokens(rows[0]?.value ?? secret);
    expect(stored.create("webhook", "1", 0)).toBe(create("webhook", "1", 0));
    if (store === "PostgreSQL") {
      const { services } = await world().another();
      expect(services.tokens.create("webhook", "1", 0)).toBe(create("webhook", "1", 0));
    }
  });
});
