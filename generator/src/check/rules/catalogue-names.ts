import type { DiagnosticCode } from "../../diagnostics/catalogue.js";
import { didYouMean } from "../../diagnostics/spelling.js";
import type { Json, JsonObject } from "../../load/document.js";
import { asList, asObject, asString, child } from "../../model/raw.js";
import type { CheckContext } from "../context.js";
import { quoteName } from "../message-text.js";
import { operationIds } from "./operations.js";

/** Reports names of permissions, events, errors, operations and schemas that their catalogue does not define. */
export function checkCatalogueNames(context: CheckContext): void {
  const { document, objectsOf, operations } = context;
  const schemas = asObject(asObject(document["components"])?.["schemas"]);
  const tables: NameCatalogues = {
    permissions: createCatalogue(
      "permission-unknown",
      "permission",
      document["x-permission-bits"],
      "`x-permission-bits`",
    ),
    events: createCatalogue("event-unknown", "event", document["x-gateway-events"], "`x-gateway-events`"),
    errors: createCatalogue("error-unknown", "error", document["x-errors"], "the document's `x-errors`"),
    operations: {
      code: "operation-unknown",
      noun: "operation",
      names: operationIds(context),
      location: "the document",
    },
    schemas: createCatalogue("schema-unknown", "schema", schemas, "`components.schemas`"),
  };
  for (const { operation, pointer } of operations) {
    checkList(operation["x-permissions"], "permission", `${pointer}/x-permissions`, tables.permissions, context);
    checkList(operation["x-events"], "event", `${pointer}/x-events`, tables.events, context);
    checkList(operation["x-errors"], "", `${pointer}/x-errors`, tables.errors, context);
    const dispatch = asObject(operation["x-dispatch"]);
    if (dispatch !== undefined) checkDispatch(dispatch, `${pointer}/x-dispatch`, tables, context);
  }
  for (const { node, pointer } of objectsOf("schema")) {
    checkList(node["x-permissions"], "permission", `${pointer}/x-permissions`, tables.permissions, context);
    const sentIn = asObject(node["x-sent-in"]);
    if (sentIn === undefined) continue;
    checkList(sentIn["events"], "", `${pointer}/x-sent-in/events`, tables.events, context);
    checkList(sentIn["operations"], "", `${pointer}/x-sent-in/operations`, tables.operations, context);
    checkList(sentIn["objects"], "", `${pointer}/x-sent-in/objects`, tables.schemas, context);
  }
  for (const { node, pointer } of objectsOf("link")) {
    if (node["operationId"] !== undefined)
      checkName(node["operationId"], `${pointer}/operationId`, tables.operations, context);
  }
}

interface NameCatalogue {
  readonly code: DiagnosticCode;
  readonly noun: string;
  readonly names: ReadonlySet<string>;
  readonly location: string;
}

interface NameCatalogues {
  readonly permissions: NameCatalogue;
  readonly events: NameCatalogue;
  readonly errors: NameCatalogue;
  readonly operations: NameCatalogue;
  readonly schemas: NameCatalogue;
}

function createCatalogue(
  code: DiagnosticCode,
  what: string,
  catalogue: Json | undefined,
  where: string,
): NameCatalogue {
  return { code, noun: what, names: new Set(Object.keys(asObject(catalogue) ?? {})), location: where };
}

function checkDispatch(
  dispatch: JsonObject,
  pointer: string,
  { operations }: NameCatalogues,
  context: CheckContext,
): void {
  if (dispatch["callback"] !== undefined) checkName(dispatch["callback"], `${pointer}/callback`, operations, context);
  checkList(dispatch["followUps"], "", `${pointer}/followUps`, operations, context);
}

/** Entries are names, or objects that carry the name under a key. */
function checkList(
  list: Json | undefined,
  key: string,
  pointer: string,
  table: NameCatalogue,
  context: CheckContext,
): void {
  for (const [index, entry] of asList(list).entries()) {
    const at = child(pointer, index);
    const inObject = asObject(entry)?.[key];
    if (inObject === undefined) checkName(entry, at, table, context);
    else checkName(inObject, child(at, key), table, context);
  }
}

function checkName(entry: Json, pointer: string, table: NameCatalogue, { report }: CheckContext): void {
  const name = asString(entry);
  if (name === undefined || table.names.has(name)) return;
  const message = `there is no ${table.noun} ${quoteName(name)} in ${table.location}`;
  const hint = didYouMean(name, table.names);
  report({ code: table.code, message, pointer, expected: `a name of ${table.location}`, ...hint });
}
