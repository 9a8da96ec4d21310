import { pascalCase } from "../../model/names.js";
import { requiredNamesIn } from "../../model/required-names.js";
import type { ObjectCheck } from "../../model/type.js";
import { type Code, call, code, numberLiteral, stringLiteral, validateRuntime } from "../../print/index.js";
import { all, comparison, conditionExpression, not } from "./condition.js";
import { readProperty } from "./locals.js";
import { refuseProperties } from "./other-properties.js";
import { ruleStatements } from "./rule.js";

import { type Scope, valueCodeOf } from "./scope.js";
import type { ValueAspect } from "./value-code.js";

const value = code`value`;

/** Prints the checks on an object as a whole. Checks of the number of properties come first. */
export function objectChecksCode(checks: readonly ObjectCheck[], scope: Scope): readonly ValueAspect[] {
  return [...checks]
    .sort((one, other) => Number(isCount(other)) - Number(isCount(one)))
    .map((check) => objectCheckCode(check, scope));
}

function isCount({ kind }: ObjectCheck): boolean {
  return kind === "min-properties" || kind === "max-properties";
}

function objectCheckCode(check: ObjectCheck, scope: Scope): ValueAspect {
  switch (check.kind) {
    case "min-properties":
    case "max-properties": {
      const least = check.kind === "min-properties";
      const count = code`${validateRuntime("namesOf")}(value).length`;
      const limit = numberLiteral(check.limit);
      const wrong = least ? code`${count} < ${limit}` : code`${count} > ${limit}`;
      const report = validateRuntime(least ? "tooFewProperties" : "tooManyProperties");
      return {
        is: [code`if (${wrong}) return false;`],
        // Do not validate the properties of an object with too many: the sender controls their number.
        check: [code`if (${wrong}) ${least ? code`` : code`return `}${report}(report, path, ${limit}, ${count});`],
      };
    }
    case "property-names": {
      const nested = valueCodeOf(check.use, scope, "Name");
      const head = code`for (const name of ${validateRuntime("namesOf")}(value))`;
      const accepted = nested.is(code`name`);
      if (accepted.kind === "always") return emptyAspect;
      const at = code`${validateRuntime("at")}(path, name)`;
      const refuse =
        accepted.kind === "never"
          ? refuseProperties
          : code`${head} if (${conditionExpression(not(accepted))}) return false;`;
      return {
        is: [refuse],
        check: [
          code`${head} if (${conditionExpression(not(accepted))}) ${validateRuntime("wrongName")}(report, ${at}, name);`,
        ],
      };
    }
    case "dependent-required": {
      const required = requiredNamesIn(check.required, scope.view);
      const present = code`${readProperty(value, check.property)} !== undefined`;
      const wrong = (name: string): Code => code`${present} && ${readProperty(value, name)} === undefined`;
      return {
        is: required.map((name) => code`if (${wrong(name)}) return false;`),
        check: required.map((name) => {
          const at = code`${validateRuntime("at")}(path, ${stringLiteral(name)})`;
          const report = call(validateRuntime("missingBeside"), [code`report`, at, stringLiteral(check.property)]);
          return code`if (${wrong(name)}) ${report};`;
        }),
      };
    }
    case "dependent-schema": {
      const nested = valueCodeOf(check.use, scope, `With${pascalCase(check.property)}`, { owner: scope.owner });
      const present = comparison(
        code`${readProperty(value, check.property)} !== undefined`,
        code`${readProperty(value, check.property)} === undefined`,
      );
      const accepted = nested.is(value);
      const rules = nested.check(value, code`path`);
      return {
        is:
          accepted.kind === "always"
            ? []
            : [code`if (${conditionExpression(all([present, not(accepted)]))}) return false;`],
        check: ruleStatements({ ...rules, condition: all([present, rules.condition]) }),
      };
    }
  }
}

const emptyAspect: ValueAspect = { is: [], check: [] };
