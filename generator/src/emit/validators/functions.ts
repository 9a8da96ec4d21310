import type { Direction } from "../../model/openness.js";
import type { SchemaUse, Type } from "../../model/type.js";
import {
  block,
  type Code,
  call,
  code,
  identifier,
  joinCode,
  stringLiteral,
  structuralKeyOf,
  symbol,
  validateRuntime,
} from "../../print/index.js";
import { parameterName } from "../typescript/parameter-names.js";
import { alwaysTrue, type Condition, callCondition, conditionExpression, not } from "./condition.js";
import { functionBodyOf } from "./function-body.js";
import { needsNoCopy } from "./needs-no-copy.js";
import { noRecursiveGroup, type RecursiveGroup, referencesGroup } from "./recursive-group.js";
import { checkByRules, copyByRules, keyword, rulesExpression } from "./rules-code.js";
import { addHelper, type Declaration, type FileUnit, type Scope } from "./scope.js";
import type { FunctionBody, RulesCode, ValueCode } from "./value-code.js";

/**
 * Returns functions of an anonymous type: declared once per file and called where the type is used. Equal functions are
 * shared, whatever their location and direction.
 */
export function functionsFor(type: Type, scope: Scope): ValueCode {
  // Cached, because descriptions repeat schemas, and because `not` requests its schema repeatedly.
  const { valueCodes } = scope.unit.known;
  const key = JSON.stringify([scope.unit.validationKeys.of(type), ...textFields.map((field) => scope[field])]);
  const written = valueCodes.get(key) ?? [];
  const known = written.find(
    (one) =>
      objectFields.every((field) => one.scope[field] === scope[field]) &&
      (one.scope.unit === scope.unit || isDeclared(one.code)),
  );
  if (known !== undefined) return known.code;
  const code = createFunctions(type, scope);
  written.push({ scope, code });
  valueCodes.set(key, written);
  return code;
}

/** Whether another file can use the rules. Rules that are not a constant may refer to private constants of their file. */
function isDeclared({ rules }: ValueCode): boolean {
  return rules !== undefined && "table" in rules;
}

/** Scope properties that affect the functions of a type, besides the unit and {@link objectFields}. */
const textFields = [
  "view",
  "owner",
  "title",
  "property",
  "isInListUnion",
  "isPart",
  "isCheckOnly",
] as const satisfies readonly (keyof Scope)[];

/** Scope properties that affect the functions of a type, and that are compared by identity. */
const objectFields = ["discriminants", "flags", "recursiveGroup"] as const satisfies readonly (keyof Scope)[];

function createFunctions(type: Type, scope: Scope): ValueCode {
  const { unit, isCheckOnly } = scope;
  const recursive = referencesGroup(type, scope.recursiveGroup.types);
  const { hasRevisits } = scope.recursiveGroup;
  const body = functionBodyOf(type, scope);
  const key = `${recursive && hasRevisits} ${recursive} ${isCheckOnly} ${structuralKeyOfBody(body)}`;
  // Other rules are as short as a reference to a table.
  const hasTable = type.kind === "object" && body.rules !== undefined;
  const { stem } = addHelper(unit, key, scope.stem, (claimed) =>
    declarations(body, {
      stem: claimed,
      recursive,
      revisits: hasRevisits,
      isCheckOnly,
      exported: false,
      isTestExported: false,
      rules: hasTable ? unit.names.claimRules(claimed) : undefined,
    }),
  );
  const depth = recursive ? code`, depth${hasRevisits ? code`, memo` : code``}` : code``;
  const functionOf = (prefix: "is" | "check" | "copy"): Code =>
    symbol({ name: `${prefix}${stem}`, module: unit.module, typeOnly: false });
  const accepts = (value: Code): Condition => callCondition(code`${functionOf("is")}(${value}${depth})`);
  const made = { is: accepts, expected: body.expected };
  if (recursive || isCheckOnly === true || body.rules === undefined) {
    const isDirect = !recursive && isCheckOnly !== true;
    const copied =
      body.copy === undefined ? body.copyExpression : (value: Code) => code`${functionOf("copy")}(${value}${depth})`;
    const keywords = [
      keyword("check", functionOf("check")),
      ...(body.copy === undefined ? [] : [keyword("copy", functionOf("copy"))]),
    ];
    return {
      ...made,
      accepts: isDirect ? functionOf("is") : undefined,
      check: (value, path, straight) => ({
        condition: alwaysTrue,
        first: {
          isViolated: recursive || straight === true ? alwaysTrue : not(accepts(value)),
          report: code`${functionOf("check")}(${value}, ${path}, report${depth})`,
        },
        rest: [],
      }),
      rules: isDirect && (body.copy !== undefined || body.copyExpression === undefined) ? { keywords } : undefined,
      copy: copied,
    };
  }
  const table = symbol({ name: unit.names.nameOfRules(stem), module: unit.module, typeOnly: false });
  const rules: RulesCode = hasTable ? { table } : body.rules;
  return {
    ...made,
    accepts: hasTable ? functionOf("is") : undefined,
    check: (value, path, straight) => ({
      condition: alwaysTrue,
      first: {
        isViolated: straight === true ? alwaysTrue : not(accepts(value)),
        report: checkByRules(value, path, rules),
      },
      rest: [],
    }),
    rules,
    copy: hasTable ? (value) => copyByRules(value, rules) : body.copyExpression,
  };
}

/** Returns a key of the functions' code without their names. */
function structuralKeyOfBody({ is, isResult, check, copy, rules }: FunctionBody): string {
  const returned = isResult === undefined ? [] : [conditionExpression(isResult)];
  const explained = rules === undefined ? [check, ...(copy === undefined ? [] : [copy])] : [[rulesExpression(rules)]];
  return [is, returned, ...explained].map(structuralKeyOf).join("\f");
}

/** An exported validator: of a named type or the parameters of an operation. */
export interface NamedValidator {
  readonly use: SchemaUse;
  readonly view: Direction;
  readonly stem: string;
  /** The name in messages: `a Select Menu`. */
  readonly owner: string;
  readonly title?: string | undefined;
  readonly recursiveGroup: RecursiveGroup;
  readonly discriminants?: ReadonlySet<string> | undefined;
  /** Whether other files call `is`; default: false. */
  readonly isTestExported?: boolean;
}

/** Returns the exported functions of a named validator and the helpers they need. */
export function namedFunctions(validator: NamedValidator, unit: FileUnit): readonly Code[] {
  const { use, isTestExported = false, ...place } = validator;
  const scope: Scope = { unit, model: unit.model, ...place };
  const { stem, recursiveGroup } = place;
  const helpersBefore = unit.helpers.length;
  const body = withCopy(functionBodyOf(use.type, scope, use.nullable));
  const helpers = unit.helpers.splice(helpersBefore);
  const recursive = recursiveGroup.types.size > 0;
  const copied = !needsNoCopy(use.type, unit.model);
  const once = recursive && recursiveGroup.hasRevisits ? unit.names.claim(`${stem}Once`) : undefined;
  const signature: Signature = {
    stem,
    recursive,
    revisits: recursiveGroup.hasRevisits,
    exported: true,
    isTestExported,
    isNamed: true,
    hasCopy: copied,
    memoizedStem: once,
    rules: unit.names.nameOfRules(stem),
  };
  return [...declarations(body, signature).map(({ code }) => code), ...helpers];
}

/** The functions of a validator, and the expression that combines them. */
export interface NamedValidatorCode {
  readonly functions: readonly Code[];
  readonly value: Code;
}

/** Prints a validator whose functions only its own file calls. */
export function namedValidator(validator: Omit<NamedValidator, "recursiveGroup">, unit: FileUnit): NamedValidatorCode {
  const { stem } = validator;
  const parts = [`is${stem}`, unit.names.nameOfRules(stem)].map((each) => identifier(each));
  return {
    functions: namedFunctions({ ...validator, recursiveGroup: noRecursiveGroup }, unit),
    value: code`/* @__PURE__ */ ${call(validateRuntime("validator"), parts)}`,
  };
}

/** Completes the body of an exported function with a copy. */
function withCopy(body: FunctionBody): FunctionBody {
  return body.copyExpression === undefined
    ? body
    : { ...body, copy: [code`return ${body.copyExpression(code`value`)};`] };
}

interface Signature {
  readonly stem: string;
  /** Whether the functions track their recursion depth. */
  readonly recursive: boolean;
  /** Whether they pass memoized results. */
  readonly revisits: boolean;
  readonly exported: boolean;
  readonly isTestExported: boolean;
  /** Whether the type is named. The depth of recursive types is limited there. */
  readonly isNamed?: boolean;
  readonly hasCopy?: boolean;
  readonly isCheckOnly?: boolean | undefined;
  /** Stem of the memoized functions, if the exported ones look up results first. */
  readonly memoizedStem?: string | undefined;
  /** Name of the constant with the rules. */
  readonly rules?: string | undefined;
}

function declarations(body: FunctionBody, signature: Signature): readonly Declaration[] {
  const { stem, recursive, isTestExported, isNamed = false } = signature;
  const maxDepth = validateRuntime("maxDepth");
  const returned = body.isResult === undefined ? [] : [code`return ${conditionExpression(body.isResult)};`];
  const accepts = withMemo("is", [...body.is, ...returned], signature, {
    exported: isTestExported,
    isConstant: !isTestExported,
    further: furtherParameters(signature, isNamed),
    result: code`boolean`,
    first: recursive && isNamed ? code`if (depth > ${maxDepth}) return false;` : undefined,
  });
  if (signature.isCheckOnly === true) return accepts;
  if (body.rules !== undefined) return [...accepts, ...tableDeclaration(body.rules, signature)];
  const explains = explainingDeclarations(body, signature);
  const keywords = explains.flatMap(({ name }) =>
    name === `check${stem}` || name === `copy${stem}` ? [keyword(name.slice(0, -stem.length), identifier(name))] : [],
  );
  return [...accepts, ...explains, ...tableDeclaration({ keywords }, signature)];
}

/** Prints the constant with the rules, if there is one. */
function tableDeclaration(rules: RulesCode, { rules: name, exported }: Signature): readonly Declaration[] {
  if (name === undefined) return [];
  const head = code`${exported ? code`export ` : code``}const ${identifier(name)}: ${validateRuntime("Rules", true)}`;
  return [{ name, code: code`${head} = ${rulesExpression(rules)};` }];
}

/** Prints the functions that report violations and copy, for rules that keywords cannot express. */
function explainingDeclarations(body: FunctionBody, signature: Signature): readonly Declaration[] {
  const { stem, recursive, isNamed = false, memoizedStem, hasCopy } = signature;
  const maxDepth = validateRuntime("maxDepth");
  const further = furtherParameters(signature, isNamed);
  // The types of a recursive group call each other's functions.
  const exported = signature.exported && (recursive || !isNamed);
  const checks = declaration(`check${stem}`, {
    exported,
    parameters: [
      anyValue,
      ["path", validateRuntime("Path", true)],
      ["report", validateRuntime("Report", true)],
      ...further,
    ],
    result: code`void`,
    body: [
      recursive && isNamed
        ? code`if (depth > ${maxDepth}) return ${validateRuntime("tooDeep")}(report, path, ${maxDepth});`
        : undefined,
      memoizedStem === undefined
        ? undefined
        : code`if (${validateRuntime("isVisited")}(report, ${stringLiteral(stem)}, path)) return;`,
      ...body.check,
    ],
  });
  if (body.copy === undefined && hasCopy !== true) return [checks];
  const copied = body.copy ?? [code`return value;`];
  return [checks, ...withMemo("copy", copied, signature, { exported, further, result: code`unknown` })];
}

/** A parameter's name, type and default. */
type Parameter = readonly [name: string, type: Code, fallback?: Code];

const anyValue: Parameter = ["value", code`unknown`];

/** Returns the parameters after the value: depth and memoized results. External callers pass neither. */
function furtherParameters({ recursive, revisits }: Signature, isExported: boolean): readonly Parameter[] {
  if (!recursive) return [];
  const memo = validateRuntime("Memo");
  const depth: Parameter = isExported ? ["depth", code`number`, code`0`] : ["depth", code`number`];
  if (!revisits) return [depth];
  return [depth, isExported ? ["memo", memo, code`new ${memo}()`] : ["memo", memo]];
}

/** Prints a function, or with memoization two: one that looks up the result and one that computes it. */
function withMemo(
  prefix: "is" | "copy",
  body: readonly Code[],
  { stem, memoizedStem }: Signature,
  {
    further,
    first,
    ...returned
  }: Pick<FunctionDeclarationCode, "exported" | "isConstant" | "result"> & {
    readonly further: readonly Parameter[];
    readonly first?: Code | undefined;
  },
): readonly Declaration[] {
  const outer = { ...returned, parameters: [anyValue, ...further] };
  if (memoizedStem === undefined) return [declaration(`${prefix}${stem}`, { ...outer, body: [first, ...body] })];
  const name = `${prefix}${memoizedStem}`;
  const memo = validateRuntime("Memo", true);
  return [
    declaration(`${prefix}${stem}`, {
      ...outer,
      body: [first, code`return memo.once(${identifier(name)}, value, depth);`],
    }),
    declaration(name, {
      exported: false,
      parameters: [anyValue, ["depth", code`number`], ["memo", memo]],
      result: returned.result,
      body,
    }),
  ];
}

/** The parts of a function declaration. */
interface FunctionDeclarationCode {
  readonly exported: boolean;
  /**
   * Whether to print a constant, which V8 inlines without comparing it at each call. Exported functions are hoisted,
   * so that files may import each other.
   */
  readonly isConstant?: boolean;
  readonly parameters: readonly Parameter[];
  readonly result: Code;
  readonly body: readonly (Code | undefined)[];
}

function declaration(
  name: string,
  { exported, isConstant, parameters, result, body }: FunctionDeclarationCode,
): Declaration {
  const statements = body.filter((each) => each !== undefined);
  const names = parameters.map(([wanted]) => parameterName(wanted, statements));
  const items = parameters.map(
    ([, type, fallback], index) =>
      code`${names[index]}: ${type}${fallback === undefined ? code`` : code` = ${fallback}`}`,
  );
  const signature = code`(${joinCode(items, code`, `)}): ${result}`;
  if (isConstant === true) {
    return { name, code: block(code`const ${identifier(name)} = ${signature} =>`, statements, code`;`) };
  }
  const head = code`${exported ? code`export ` : code``}function ${identifier(name)}${signature}`;
  return { name, code: block(head, statements) };
}
