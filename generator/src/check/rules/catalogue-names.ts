import type { DiagnosticCode } from "../../diagnostics/catalogue.js";
import { didYouMean } from "../../diagnostics/spelling.js";
import type { Json, JsonObject } from "../../load/document.js";
import { asList, asObject, asString, child } from "../../model/raw.js";
import type { DocumentCheckContext } from "../context.js";
import { quoteName } from "../message-text.js";
import { operationIds } from "./operations.js";

/** Reports undefined names of permissions, events, errors, operations and schemas. */
export function checkCatalogueNames(context: DocumentCheckContext): void {
  const { document, objectsOf, objectsWith, operations } = context;
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
    checkList(
      { entries: operation["x-permissions"], key: "permission", pointer: `${pointer}/x-permissions` },
      tables.permissions,
      context,
    );
    checkList({ entries: operation["x-events"], key: "event", pointer: `${pointer}/x-events` }, tables.events, context);
    checkList({ entries: operation["x-errors"], pointer: `${pointer}/x-errors` }, tables.errors, context);
    const dispatch = asObject(operation["x-dispatch"]);
    if (dispatch !== undefined) checkDispatch(dispatch, `${pointer}/x-dispatch`, tables, context);
  }
  for (const { node, pointer } of objectsWith(["x-permissions", "x-sent-in"], "schema")) {
    checkList(
      { entries: node["x-permissions"], key: "permission", pointer: `${pointer}/x-permissions` },
      tables.permissions,
      context,
    );
    const sentIn = asObject(node["x-sent-in"]);
    if (sentIn === undefined) continue;
    checkList({ entries: sentIn["events"], pointer: `${pointer}/x-sent-in/events` }, tables.events, context);
    checkList(
      { entries: sentIn["operations"], pointer: `${pointer}/x-sent-in/operations` },
      tables.operations,
      context,
    );
    checkList({ entries: sentIn["objects"], pointer: `${pointer}/x-sent-in/objects` }, tables.schemas, context);
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
  context: DocumentCheckContext,
): void {
  if (dispatch["callback"] !== undefined) checkName(dispatch["callback"], `${pointer}/callback`, operations, context);
  checkList({ entries: dispatch["followUps"], pointer: `${pointer}/followUps` }, operations, context);
}

/** A list of names, or of objects with the name under a key. */
interface NameList {
  readonly entries: Json | undefined;
  readonly key?: string;
  readonly pointer: string;
}

function checkList({ entries, key, pointer }: NameList, table: NameCatalogue, context: DocumentCheckContext): void {
  for (const [index, entry] of asList(entries).entries()) {
    const at = child(pointer, index);
    const inObject = key === undefined ? undefined : asObject(entry)?.[key];
    if (key === undefined || inObject === undefined) checkName(entry, at, table, context);
    else checkName(inObject, child(at, key), table, context);
  }
}

function checkName(entry: Json, pointer: string, table: NameCatalogue, { report }: DocumentCheckContext): void {
  const name = asString(entry);
  if (name === undefined || table.names.has(name)) return;
  const message = `there is no ${table.noun} ${quoteName(name)} in ${table.location}`;
  const hint = didYouMean(name, table.names);
  report({ code: table.code, message, pointer, expected: `a name of ${table.location}`, ...hint });
}
