import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { diffInterfaces } from "../../generator/src/diff/diff.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loadedFrom } from "../load/virtual.js";
import { type Holders, type MemberName, ModelTypes } from "./members.js";

const text = readFileSync(join(import.meta.dirname, "every-member.yaml"), "utf8");
const base = buildModel(loadedFrom({ "every-member.yaml": text })).model;
const types = new ModelTypes();
const nowhere = () => ({ file: "", line: 1, column: 1, endLine: 1, endColumn: 1 });

/** Members that no comparison reads, by reason. */
const passedOver: Readonly<Record<string, readonly (MemberName | RegExp)[]>> = {
  "where it was written": [/\.(?:at|namedAt)$/, /^NameLocation\./, "Operation.securityAt"],
  "about the document": ["Info.version", "Info.license", "Interface.tags", "Tag.name", /^TagAncestor\.name$/],
  "a setting of the output": ["Interface.optionalProperties", "Interface.validateResponses"],
  "a setting of the server": ["MediaContent.streamsFiles"],
  "words that only people read": [
    /\.(?:unspecified|standalone|examples)$/,
    /^(?:Server|ServerVariable|Tag|TagAncestor|Flag|EnumMember|Constructor|NamedType|SecurityScheme)\.description$/,
    /^(?:RequestBody|Response|ResponseHeader|WebhookOperation)\.description$/,
    /^(?:Lifecycle|Lifecycle\.states|RpcChannel|RpcCommand|RpcQueryParameter)\.description$/,
    /^Socket(?:Channel|Message|QueryParameter)\.description$/,
    /^(?:Interface|NamedType|WebhookOperation|Lifecycle|RpcChannel|RpcCommand)\.behaviours$/,
    /^Socket(?:Channel|Message)\.behaviours$/,
    /^(?:NamedType|RpcChannel|SocketChannel)\.title$/,
    /^RpcChannel\.(?:errors|closeCodes)\.message$/,
    "SocketCloseCode.message",
    "Server.name",
    /^Tag(?:Ancestor)?\.(?:summary|parent|tagKind)$/,
    "Response.summary",
    "Check.message",
    "Behaviour.readings",
    "Lifecycle.subject",
  ],
  "says which names belong together": [
    "Operation.id",
    "Operation.renamedFrom",
    "NamedType.renamedFrom",
    "Property.renamedFrom",
    "Parameter.renamedFrom",
    "Callback.name",
  ],
  "follows from what is compared": [
    "Response.headerSet",
    // Whether a name in `required` is demanded is compared.
    /^(?:PatternProperties|HiddenDirections)\.(?:read|write)Only$/,
    "ObjectType.additionalHidden",
    /^(?:Tag|NamedType)\.fileStem$/,
    "Interface.layout",
    /^Tag\.moduleStem$/,
    /^NamedType\.direction/,
    "NamedType.bodyOf",
    /^Operation\.(?:typeStem|variants)/,
    "PathTemplate.text",
    "RpcCommand.identifier",
    // the properties of the message
    /^SocketMessage\.(?:identifier|nullFields|isBare)$/,
    "Pagination.maximum",
    // the set of functions is compared
    "Pagination.isRecognized",
    "TokenFunction.grant",
    "TokenFunction.tokenUrl",
    "MediaContent.kind",
    "Discriminator.defaultAlternative",
    "MediaContent.encoding",
    "EnumType.bases",
    "SchemaUse.renamedFrom",
    // the schema of items, or of the content
    /^StreamContent\.(?:item|events)$/,
    // the content types of the parts
    "StreamContent.parts",
    /^StreamEvent\.(?!data$|data\.kind$)/,
    // x-error-format is compared; other formats follow from the schemas of responses
    /^ErrorFormats\.(?:all|byResponse)$/,
    /^ErrorFormat\.(?:identifier|isPartial)$/,
    /^ErrorValue\.(?:as|codes|isRequired|limits)$/,
    /^TextLimits\./,
    // the representations and brands of strings and numbers
    /^NamedType\.wire/,
    /^Brand\./,
    "Interface.brands",
    "Interface.hasRepresentations",
  ],
  "an object whose own members are compared": [
    "PageAdvance.parameter",
    "ResponseWhen.parameter",
    "WebhookOperation.operation",
    "Callback.operation",
    "CallbackSurface.types",
    "Interface.callbacks",
  ],
};

/** Texts that a model can contain, but that no vocabulary key sets. */
const neverThere: readonly RegExp[] = [
  /^(?:Property|Parameter|RequestBody|Response|ResponseHeader|GatewayEvent|ErrorEntry)\.behaviours$/,
  /^(?:Parameter|RequestBody|Response|ResponseHeader|Operation|WebhookOperation|ErrorEntry)\.title$/,
  /^(?:Lifecycle|RpcQueryParameter|RpcCommand|Interface)\.title$/,
  /^(?:NamedType|RequestBody|Response|WebhookOperation|GatewayEvent|ErrorEntry|Lifecycle)\.deprecated$/,
  /^(?:RpcChannel|RpcCommand|RpcQueryParameter|Interface)\.deprecated$/,
  /^Socket(?:Channel|Message|QueryParameter)\.(?:deprecated|renamedFrom)$/,
  /^Socket(?:Message|QueryParameter)\.title$/,
  /^SocketQueryParameter\.behaviours$/,
  /^(?:RequestBody|Response|ResponseHeader|WebhookOperation|GatewayEvent|ErrorEntry)\.renamedFrom$/,
  /^(?:Lifecycle|RpcChannel|RpcCommand|RpcQueryParameter|Interface)\.renamedFrom$/,
  /^RpcQueryParameter\.behaviours$/,
  /^Interface\.description$/,
  // settings of the configuration, which both sides share
  /^(?:Property|Parameter)\.key$/,
  /^Interface\.(?:enums|arguments|form|output)$/,
  /^SourceOutput\.importExtension$/,
];

function isPassedOver(name: MemberName): boolean {
  return Object.values(passedOver).some((members) => members.some((one) => matches(one, name)));
}

function matches(pattern: MemberName | RegExp, name: MemberName): boolean {
  return typeof pattern === "string" ? pattern === name : pattern.test(name);
}

describe("each member that the model declares", () => {
  const head = structuredClone(base);
  const found = types.holdersIn(head);
  const names = [...types.declared()];

  /** Whether the diff reports a change of this member, at the first object where a change yields a valid model. */
  const isCompared = ({ key, holders }: Holders, most: number): boolean => {
    const all = holders.flatMap((holder) => holder[key] ?? []);
    let tries = 0;
    for (const holder of holders) {
      const had = Object.hasOwn(holder, key);
      const was = holder[key];
      for (const other of was === undefined ? all.slice(0, 1) : othersThan(was, all)) {
        tries += 1;
        if (tries > most) return false;
        holder[key] = other;
        try {
          const changes = diffInterfaces(base, head, { locate: { base: nowhere, head: nowhere }, words: true });
          if (changes.length > 0) return true;
        } catch {
          // Members depend on each other: not every change yields a valid model.
        } finally {
          if (had) holder[key] = was;
          else delete holder[key];
        }
      }
    }
    return false;
  };

  it("is in the document of this test, unless no document can have it", () => {
    const missing = names.filter((name) => !found.has(name) && !neverThere.some((one) => one.test(name)));
    const advice = "give them a value in every-member.yaml, or say here why no comparison reads them";
    expect(
      missing.filter((name) => !isPassedOver(name)),
      advice,
    ).toEqual([]);
    expect([...found.keys()].filter((name) => neverThere.some((one) => one.test(name)))).toEqual([]);
  });

  it("is compared, and its change is reported", { timeout: 180_000 }, () => {
    const compared = names.filter((name) => found.has(name) && !isPassedOver(name));
    expect(compared.length).toBeGreaterThan(150);
    const silent = compared.filter((name) => !isCompared(found.get(name) as Holders, 40));
    expect(silent, "compare them in generator/src/diff, or say here why not").toEqual([]);
  });

  it("is not reported if it is excluded", { timeout: 180_000 }, () => {
    const unexpected = names.filter(
      (name) => isPassedOver(name) && found.has(name) && isCompared(found.get(name) as Holders, 2),
    );
    expect(unexpected).toEqual([]);
  });

  it("is excluded for a reason that still applies", () => {
    const stale = Object.values(passedOver)
      .flat()
      .filter((one) => !names.some((name) => matches(one, name)));
    expect([...stale, ...neverThere.filter((one) => !names.some((name) => one.test(name)))]).toEqual([]);
  });
});

/** Values of the same type; those of the same member elsewhere are the most likely to be valid. */
function othersThan(was: unknown, all: readonly unknown[]): readonly unknown[] {
  const others = all.filter((one) => JSON.stringify(one) !== JSON.stringify(was)).slice(0, 3);
  if (typeof was === "string") return [`${was}X`, ...others, undefined];
  if (typeof was === "number") return [was + 1, ...others, undefined];
  if (typeof was === "boolean") return [!was, undefined];
  if (was instanceof Map) return [new Map([...was].slice(1))];
  if (Array.isArray(was)) return was.length === 0 ? others : [was.slice(1), was.slice(0, -1), ...others];
  const object = was as Record<string, unknown>;
  const isUse = "type" in object && "nullable" in object;
  const impossible = isUse ? [{ ...object, type: { kind: "never", at: "" } }] : [];
  return [...impossible, ...others, Object.fromEntries(Object.entries(object).slice(1)), undefined];
}
