/**
 * Equality of JSON values for `uniqueItems`, in the place of ajv's own, which calls an object's `valueOf`: a document may
 * have a property of that name.
 */
function equal(left, right) {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]))
  );
}

exports.default = equal;
