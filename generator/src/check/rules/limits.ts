import type { JsonObject } from "../../load/document.js";
import { asList, asNumber, child } from "../../model/raw.js";
import type { DocumentCheckContext } from "../context.js";
import { duplicatesIn, evaluate } from "../evaluate.js";
import { quoteName, quoteValue } from "../message-text.js";
import type { ObjectVisit } from "../walk.js";

/** Reports limits that no value, or not every listed value, satisfies. */
export function checkLimits(context: DocumentCheckContext): void {
  for (const visit of context.objectsWith(limitingKeywords, "schema")) {
    checkBounds(visit, context);
    checkEnum(visit, context);
  }
}

const pairs = [
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minContains", "maxContains"],
  ["minimum", "maximum"],
] as const;

const exclusivePairs = [
  ["exclusiveMinimum", "maximum"],
  ["minimum", "exclusiveMaximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
] as const;

const limitingKeywords: ReadonlySet<string> = new Set([...pairs.flat(), ...exclusivePairs.flat(), "enum"]);

function checkBounds({ node, pointer }: ObjectVisit, { report }: DocumentCheckContext): void {
  const contradict = (low: string, high: string, test: (least: number, most: number) => boolean): boolean => {
    const least = asNumber(node[low]);
    const most = asNumber(node[high]);
    if (least === undefined || most === undefined || !test(least, most)) return false;
    const message = `no value satisfies both ${quoteName(low)} ${least} and ${quoteName(high)} ${most}`;
    report({ code: "limits-contradict", message, pointer: child(pointer, low), keyOrValue: "key" });
    return true;
  };
  for (const [low, high] of pairs) contradict(low, high, (least, most) => least > most);
  for (const [low, high] of exclusivePairs) if (contradict(low, high, (least, most) => least >= most)) break;
}

function checkEnum({ node, pointer }: ObjectVisit, { references, report }: DocumentCheckContext): void {
  if (!Array.isArray(node["enum"])) return;
  const values = asList(node["enum"]);
  const at = `${pointer}/enum`;
  if (values.length === 0) {
    report({ code: "enum-empty", message: "`enum` is empty, so it allows no value", pointer: at });
  }
  for (const index of duplicatesIn(values)) {
    const message = `${quoteName("enum")} lists ${quoteValue(values[index])} twice`;
    report({ code: "enum-duplicate", message, pointer: child(at, index), fix: "drop one of them" });
  }
  const { enum: _enum, default: _default, $ref: _ref, ...others } = node;
  const limits: JsonObject = others;
  for (const [index, value] of values.entries()) {
    const violation = evaluate(limits, value, references);
    if (violation === "fits" || violation === "unsure") continue;
    const message = `the value ${quoteValue(value)} of \`enum\` is excluded by its own schema: it ${violation.message}`;
    report({ code: "enum-value-excluded", message, pointer: child(at, index) });
  }
}
