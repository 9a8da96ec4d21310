import type { DiagnosticCode } from "../../diagnostics/catalogue.js";
import { didYouMean } from "../../diagnostics/spelling.js";
import type { Json, JsonObject } from "../../load/document.js";
import { asList, asObject, asString, child } from "../../model/raw.js";
import type { CheckContext } from "../context.js";
import { code } from "../words.js";
import { operationIds } from "./operations.js";

/** Names of permissions, events, errors, operations and schemas stand in the catalogue that they are taken from. */
export function checkCatalogueNames(context: CheckContext): void {
  const { document, of, operations } = context;
  const schemas = asObject(asObject(document["components"])?.["schemas"]);
  const tables: Tables = {
    permissions: tableOf("permission-unknown", "permission", document["x-permission-bits"], "`x-permission-bits`"),
    events: tableOf("event-unknown", "event", document["x-gateway-events"], "`x-gateway-events`"),
    errors: tableOf("error-unknown", "error", document["x-errors"], "the document's `x-errors`"),
    operations: { code: "operation-unknown", what: "operation", names: operationIds(context), where: "the document" },
    schemas: tableOf("schema-unknown", "schema", schemas, "`components.schemas`"),
  };
  for (const { operation, pointer } of operations) {
    checkList(operation["x-permissions"], "permission", `${pointer}/x-permissions`, tables.permissions, context);
    checkList(operation["x-events"], "event", `${pointer}/x-events`, tables.events, context);
    checkList(operation["x-errors"], "", `${pointer}/x-errors`, tables.errors, context);
    const dispatch = asObject(operation["x-dispatch"]);
    if (dispatch !== undefined) checkDispatch(dispatch, `${pointer}/x-dispatch`, tables, context);
  }
  for (const { node, pointer } of of("schema")) {
    checkList(node["x-permissions"], "permission", `${pointer}/x-permissions`, tables.permissions, context);
    const sentIn = asObject(node["x-sent-in"]);
    if (sentIn === undefined) continue;
    checkList(sentIn["events"], "", `${pointer}/x-sent-in/events`, tables.events, context);
    checkList(sentIn["operations"], "", `${pointer}/x-sent-in/operations`, tables.operations, context);
    checkList(sentIn["objects"], "", `${pointer}/x-sent-in/objects`, tables.schemas, context);
  }
  for (const { node, pointer } of of("link")) {
    if (node["operationId"] !== undefined)
      checkName(node["operationId"], `${pointer}/operationId`, tables.operations, context);
  }
}

interface Table {
  readonly code: DiagnosticCode;
  readonly what: string;
  readonly names: ReadonlySet<string>;
  readonly where: string;
}

interface Tables {
  readonly permissions: Table;
  readonly events: Table;
  readonly errors: Table;
  readonly operations: Table;
  readonly schemas: Table;
}

function tableOf(code: DiagnosticCode, what: string, catalogue: Json | undefined, where: string): Table {
  return { code, what, names: new Set(Object.keys(asObject(catalogue) ?? {})), where };
}

function checkDispatch(dispatch: JsonObject, pointer: string, { operations }: Tables, context: CheckContext): void {
  if (dispatch["callback"] !== undefined) checkName(dispatch["callback"], `${pointer}/callback`, operations, context);
  checkList(dispatch["followUps"], "", `${pointer}/followUps`, operations, context);
}

/** Entries are names, or objects that carry the name under a key. */
function checkList(list: Json | undefined, key: string, pointer: string, table: Table, context: CheckContext): void {
  for (const [index, entry] of asList(list).entries()) {
    const at = child(pointer, index);
    const inObject = asObject(entry)?.[key];
    if (inObject === undefined) checkName(entry, at, table, context);
    else checkName(inObject, child(at, key), table, context);
  }
}

function checkName(entry: Json, pointer: string, table: Table, { report }: CheckContext): void {
  const name = asString(entry);
  if (name === undefined || table.names.has(name)) return;
  const message = `there is no ${table.what} ${code(name)} in ${table.where}`;
  const hint = didYouMean(name, table.names);
  report({ code: table.code, message, pointer, expected: `a name of ${table.where}`, ...hint });
}
