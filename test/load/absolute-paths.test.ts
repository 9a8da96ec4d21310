import { posix } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { absolutePaths } from "../../generator/src/platform/absolute-paths.js";

const segment = fc.constantFrom("a", "b.yaml", ".hidden", "c.d.json", "..", ".", "");
const path = fc.array(segment, { maxLength: 6 }).map((segments) => segments.join("/"));
const absolute = path.map((rest) => `/${rest}`);
const settings = { numRuns: 2000 };

it("has the meaning of POSIX paths in the folder /", () => {
  fc.assert(
    fc.property(fc.oneof(path, absolute), fc.oneof(path, absolute), (one, other) => {
      const { basename, dirname, extname, isAbsolute, join } = absolutePaths;
      expect([basename(one), basename(one, ".yaml"), extname(one), isAbsolute(one)]).toEqual([
        posix.basename(one),
        posix.basename(one, ".yaml"),
        posix.extname(one),
        posix.isAbsolute(one),
      ]);
      expect(posix.resolve("/", dirname(one))).toBe(posix.resolve("/", posix.dirname(one)));
      expect(join(one, other)).toBe(posix.join(one, other));
      expect(absolutePaths.resolve(one, other)).toBe(posix.resolve("/", one, other));
      expect(absolutePaths.relative(`/${one}`, `/${other}`)).toBe(posix.relative(`/${one}`, `/${other}`));
    }),
    settings,
  );
});
