import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Json, JsonObject, LoadedDocument } from "../../load/document.js";
import { nodeAt } from "../../values/pointer.js";
import { isConvertedHere, undecidedTypes } from "../conversion.js";
import type { DiscriminatorReading } from "../discriminator.js";
import type { Interface, WebhookOperation } from "../interface.js";
import { camelCase, NameTable } from "../names.js";
import { asObject, asStrings, child, entriesOf, withoutUndefined } from "../raw.js";
import { surfaceUses } from "../surfaces.js";
import type { Pointer, SchemaUse } from "../type.js";
import { everySchemaUse } from "../walk.js";
import { reportAdjacentParameters } from "./adjacent-parameters.js";
import { buildBrands } from "./brands.js";
import { readCallbacks } from "./callbacks.js";
import { BuildContext } from "./context.js";
import { completeNamedTypes } from "./direction.js";
import { readDiscriminator } from "./discriminator.js";
import { reportEndpointOmissions } from "./endpoint-omissions.js";
import { buildErrorFormats } from "./error-formats.js";
import { GroupTable } from "./groups.js";
import { markHiddenRequirements } from "./hidden-requirements.js";
import { dropIneffectiveParts } from "./ineffective-parts.js";
import { readInheritance } from "./inheritance.js";
import { OperationBuilder } from "./operation.js";
import { withPagination } from "./pagination.js";
import { readDescription } from "./read-description.js";
import { readOverlaps } from "./read-overlaps.js";
import { TypeRegistry } from "./registry.js";
import {
  declaredRefusal,
  readDispatch,
  readErrors,
  readGatewayEvents,
  readInfo,
  readLifecycles,
  readRateLimitHeaders,
  readSignature,
} from "./root.js";
import { readChannels } from "./rpc.js";
import { readBits } from "./schema-extensions.js";
import { readSecuritySchemes } from "./security-scheme.js";
import { readServers } from "./servers.js";
import { readSockets } from "./socket.js";

export interface BuildResult {
  readonly model: Interface;
  /** Every schema use of the model, including conditions, each before its nested uses. */
  readonly uses: readonly SchemaUse[];
  readonly diagnostics: readonly Diagnostic[];
  /** Pointers of the nodes that something in code may be named after: elsewhere, `x-name` has no effect. */
  readonly nameable: ReadonlySet<Pointer>;
}

/**
 * Builds the resolved interface of a loaded document. Never throws, whatever the document contains: what it cannot
 * represent is reported with its source location and accepts any value.
 */
export function buildModel(loaded: LoadedDocument): BuildResult {
  const context = new BuildContext(loaded);
  const { document } = context;
  const registry = new TypeRegistry(context);
  registry.buildComponents();

  const groups = new GroupTable(context);
  const builder = new OperationBuilder(context, registry, groups);
  const unpaged = entriesOf(document["paths"])
    .filter(([path]) => path.startsWith("/"))
    .flatMap(([path, item]) => builder.pathItem(path, item, child("/paths", path)));
  const webhooks = readWebhooks(document, context, builder);
  const events = readGatewayEvents(document, registry.build);
  const stems = new NameTable();
  const channels = readChannels(document, registry, stems);
  const sockets = readSockets(document, registry, stems);

  const operations = withPagination(unpaged, registry, context);
  const errorFormats = buildErrorFormats(document, operations, registry);

  const surfaces = { operations, webhooks, events, channels, sockets };
  const uses = everySchemaUse({ types: registry.types, ...surfaces });
  dropIneffectiveParts(uses, registry);
  markHiddenRequirements(uses, registry);
  readOverlaps(registry.types, uses, context);
  const types = completeNamedTypes(registry.types, surfaces, context);
  const built: Interface = {
    ...readDescription(document),
    info: readInfo(document),
    servers: readServers(document["servers"], "/servers"),
    tags: groups.used([...operations, ...webhooks.map((webhook) => webhook.operation)]),
    types,
    operations,
    webhooks,
    securitySchemes: readSecuritySchemes(document, context),
    events,
    permissions: readBits(document, "x-permission-bits", ""),
    errors: readErrors(document),
    errorFormats,
    rateLimitHeaders: readRateLimitHeaders(document),
    lifecycles: readLifecycles(document),
    channels,
    sockets,
    callbacks: readCallbacks(loaded, types),
    layout: context.layout,
  };
  const brands = buildBrands(built.types, uses, context);
  const { enums, arguments: form } = context.values;
  const { optionalProperties, validateResponses } = context.loaded;
  const model: Interface = {
    ...built,
    ...(hasConvertedUses(built) ? { hasRepresentations: true } : {}),
    ...(brands.size === 0 ? {} : { brands }),
    ...(enums === undefined ? {} : { enums }),
    ...(context.loaded.output === undefined ? {} : { output: context.loaded.output }),
    ...(form === "grouped" ? { arguments: form } : {}),
    ...(validateResponses === undefined || validateResponses === "off" ? {} : { validateResponses }),
    ...(optionalProperties === "undefined" ? { optionalProperties } : {}),
  };
  reportEndpointOmissions(model, context);
  reportUndecidedTypes(model, context);
  reportAdjacentParameters(model.operations, model, context);
  context.reportUnusedNames();
  const { diagnostics, nameable } = context;
  return { model, uses, diagnostics, nameable };
}

/** A schema object of a document. */
interface SchemaAt {
  readonly node: JsonObject;
  readonly pointer: Pointer;
}

/** Reads the discriminators of schemas as the model does, without building it. */
export function discriminatorsOf(document: JsonObject, schemas: readonly SchemaAt[]): readonly DiscriminatorReading[] {
  if (schemas.length === 0) return [];
  const findNode = (pointer: Pointer): Json | undefined => nodeAt(document, pointer);
  const sources = { findNode, inheritance: readInheritance(document) };
  return schemas.flatMap(({ node, pointer }) => readDiscriminator(node, pointer, sources) ?? []);
}

function reportUndecidedTypes(model: Interface, context: BuildContext): void {
  for (const { at } of undecidedTypes(model)) {
    const message = "nothing distinguishes the alternatives of a value, so code receives it as in JSON";
    const fix =
      "add a discriminator, give each alternative a schema of its own, or set `x-representation: string` on its dates";
    context.report("value-undecided", at, message, { fix });
  }
}

function hasConvertedUses(model: Interface): boolean {
  const inTypes = [...model.types.values()].some(({ wire }) => wire !== undefined);
  const hasKeys = model.operations.some(({ parameters }) => parameters.some(({ key }) => key !== undefined));
  return inTypes || hasKeys || surfaceUses(model).some(({ type }) => isConvertedHere(type));
}

function readWebhooks(document: JsonObject, context: BuildContext, builder: OperationBuilder): WebhookOperation[] {
  const names = new NameTable();
  const found = entriesOf(document["webhooks"]).flatMap(([name, item]: readonly [string, Json]) =>
    builder.pathItem("", item, child("/webhooks", name)).map((operation) => {
      const renamedFrom = asStrings(asObject(item)?.["x-renamed-from"]);
      return { name, renamedFrom, operation, node: asObject(context.node(operation.at)) ?? {} };
    }),
  );
  const refusal = declaredRefusal(found.map(({ node }) => node));
  return found.map(({ name, renamedFrom, operation, node }): WebhookOperation => {
    return withoutUndefined({
      at: operation.at,
      ...readDescription(node),
      renamedFrom: renamedFrom.length > 0 ? renamedFrom : undefined,
      name,
      identifier: names.claim(camelCase(name)),
      operation,
      dispatch: readDispatch(node, operation.at),
      signature: readSignature(node, operation.at, refusal),
    });
  });
}
