import {
  type Code,
  call,
  code,
  type Direction,
  defineEmitter,
  docComment,
  type EmitterContext,
  type EmitterDefinition,
  emitterApiVersion,
  type File,
  fileHeader,
  type Interface,
  identifier,
  lines,
  reexports,
  type SchemaUse,
  sourced,
  symbol,
  typeSymbol,
  typescriptFile,
  wireForm,
} from "../../emitter.js";
import { arraySchema } from "./array-schema.js";
import { type SchemaConstant, SchemaConstants } from "./constants.js";
import { intersectionSchema } from "./intersection-schema.js";
import { objectSchema } from "./object-schema.js";
import { enumSchema, numberSchema, stringSchema } from "./scalar-schema.js";
import {
  nullable,
  type Scope,
  supportModule,
  unknownSchema,
  type ZodConstant,
  type ZodSchema,
  z,
  zodSchema,
  zodType,
} from "./schema.js";
import { supportFile } from "./support-file.js";
import { unionSchema } from "./union-schema.js";

/** Prints a schema of Zod for every named type, for the parameters of every operation, and for responses without a named type. */
export const zod: EmitterDefinition = defineEmitter({
  name: "zod",
  apiVersion: emitterApiVersion,
  entry: { module: "src/zod/index", text: "schemas of Zod, with the verdicts of the validators" },
  peerDependencies: { zod: "^4.3.0" },
  infersTypes: true,
  emit: (model, context) => new ZodPrinter(wireForm(model), context).files(),
});

/** Size of a schema, with those that it refers to, above which its type is written: declarations repeat inferred types. */
const largestInferred = 300;

const inferred = symbol({ name: "Inferred", module: supportModule, typeOnly: true });

interface PrintedConstant {
  readonly schema: ZodSchema;
  readonly code: Code;
}

class ZodPrinter {
  readonly #model: Interface;
  readonly #context: EmitterContext;
  readonly #constants: SchemaConstants;
  readonly #printed = new Map<SchemaConstant, PrintedConstant | undefined>();

  constructor(model: Interface, context: EmitterContext) {
    this.#model = model;
    this.#context = context;
    this.#constants = new SchemaConstants(model);
  }

  files(): readonly File[] {
    const header = fileHeader(this.#model);
    const { all } = this.#constants;
    if (all.length === 0) return [];
    const modules = this.#constants.byModule();
    const files = Array.from(modules, ([module, constants]) => {
      const body = constants.map((constant) => this.#print(constant)?.code);
      return typescriptFile({ path: `${module}.ts`, header, body: body.filter((each) => each !== undefined) });
    });
    const index = reexports(
      all.map(({ name, module }) => ({ name, module, typeOnly: false })),
      new Set(modules.keys()),
    );
    return [
      ...files,
      typescriptFile({ path: "src/zod/index.ts", header, body: [index] }),
      typescriptFile({ path: `${supportModule}.ts`, header, body: supportFile() }),
    ];
  }

  /** Prints the declaration of a constant; undefined while it is being printed. */
  #print(constant: SchemaConstant): PrintedConstant | undefined {
    if (this.#printed.has(constant)) return this.#printed.get(constant);
    this.#printed.set(constant, undefined);
    const { use, view } = constant;
    const state = { needsValidator: false };
    const scope: Scope = {
      model: this.#model,
      view,
      isInProperty: false,
      leaveToValidator: () => {
        state.needsValidator = true;
      },
      isComplete: (print) => {
        const before = state.needsValidator;
        state.needsValidator = false;
        print();
        const isComplete = !state.needsValidator;
        state.needsValidator ||= before;
        return isComplete;
      },
      schemaOf: (part, inner) => this.#schemaOf(part, inner),
      constantOf: (name, direction) => this.#constantOf(constant, name, direction),
    };
    const plain = this.#schemaOf(use, scope);
    const schema = state.needsValidator ? this.#validated(constant, plain) : plain;
    const printed = { schema, code: this.#declaration(constant, schema) };
    this.#printed.set(constant, printed);
    return printed;
  }

  #declaration(constant: SchemaConstant, schema: ZodSchema): Code {
    const { name, at, description, type } = constant;
    const isRecursive = this.#constants.isRecursive(constant);
    const isInferred = isRecursive ? schema.isObject && schema.others !== "catchall" : schema.size <= largestInferred;
    const annotation = isInferred ? code`` : code`: ${isRecursive ? this.#typeOf(constant) : schema.type}`;
    const comment = docComment(description === undefined ? undefined : { text: description });
    const declared = sourced(identifier(name), { at }, type === undefined ? "operationId" : undefined);
    return lines([comment, code`export const ${declared}${annotation} = ${schema.code};`]);
  }

  /** The type of a schema that contains itself, which TypeScript cannot infer. */
  #typeOf({ type, view }: SchemaConstant): Code {
    if (type === undefined) return zodType(code`ZodType`);
    const values = code`${inferred}<${typeSymbol(type, view, this.#model)}>`;
    return zodType(code`ZodType`, [values, values]);
  }

  /** Lets the generated validator of the type decide before the schema parses a value. */
  #validated(constant: SchemaConstant, schema: ZodSchema): ZodSchema {
    const {
      at,
      isResponse,
      validator: { name, module },
    } = constant;
    if (!this.#context.written.has(`${module}.ts`)) {
      this.#context.refuse(
        { at },
        `${name} has a rule that only its validator can check`,
        "run the emitter validators",
      );
    }
    const validator = symbol({ name, module, typeOnly: false });
    const direction = isResponse ? code`${validator}.response` : validator;
    const checked = symbol({ name: "checkedBy", module: supportModule, typeOnly: false });
    return zodSchema({
      code: call(checked, [direction, schema.code], { hug: true }),
      type: zodType(code`ZodType`, [code`${z}.output<${schema.type}>`, code`${z}.input<${schema.type}>`]),
      parts: [schema],
    });
  }

  #constantOf(user: SchemaConstant, name: string, view: Direction): ZodConstant {
    const target = this.#constants.of(name, view);
    if (target === undefined)
      throw new Error(`the model refers to the type ${JSON.stringify(name)}, which it does not hold`);
    const isDeferred = this.#constants.isDeferred(user, target);
    const reference = symbol({ name: target.name, module: target.module, typeOnly: false });
    // A declaration file cannot refer to a constant from its own type.
    const isCyclic = isDeferred && this.#constants.isInCycle(user, target);
    const type = isCyclic ? this.#typeOf(target) : code`typeof ${reference}`;
    return { code: reference, type, isDeferred, schema: this.#print(target)?.schema };
  }

  #schemaOf(use: SchemaUse, scope: Scope): ZodSchema {
    const schema = this.#typeSchema(use, scope);
    const isNull = use.type.kind === "null" || use.type.kind === "any";
    return use.nullable && !isNull ? nullable(schema) : schema;
  }

  #typeSchema(use: SchemaUse, scope: Scope): ZodSchema {
    const { type } = use;
    switch (type.kind) {
      case "any":
        if (type.checks.length > 0) scope.leaveToValidator();
        return unknownSchema;
      case "never":
        return zodSchema({ code: code`${z}.never()`, type: zodType(code`ZodNever`) });
      case "null":
        return zodSchema({ code: code`${z}.null()`, type: zodType(code`ZodNull`) });
      case "boolean":
        if (type.checks.length > 0) scope.leaveToValidator();
        return zodSchema({ code: code`${z}.boolean()`, type: zodType(code`ZodBoolean`) });
      case "string":
        return stringSchema(use, type, scope);
      case "number":
        return numberSchema(use, type, scope);
      case "enum":
        return enumSchema(use, type, scope);
      case "array":
        return arraySchema(type, scope);
      case "object":
        return objectSchema(type, scope);
      case "union":
        return unionSchema(type, scope);
      case "intersection":
        return intersectionSchema(type, scope);
      case "reference":
        return referenceSchema(type.name, scope);
    }
  }
}

function referenceSchema(name: string, scope: Scope): ZodSchema {
  const { code: constant, type, isDeferred, schema } = scope.constantOf(name, scope.view);
  const common = { size: schema?.size ?? 1, isObject: schema?.isObject ?? false };
  const others = schema?.others === undefined ? {} : { others: schema.others };
  if (!isDeferred) return { ...common, ...others, code: constant, type, isDeferred: false };
  if (scope.isInProperty) return { ...common, ...others, code: constant, type, isDeferred: true };
  const lazy = code`${z}.lazy(() => ${constant})`;
  return { ...common, ...others, code: lazy, type: zodType(code`ZodLazy`, [type]), isDeferred: false };
}
