import { isHttpMethod } from "../../openapi/operations.js";
import type { DocumentCheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

/** Methods that the Fetch standard forbids. */
const forbiddenMethods: ReadonlySet<string> = new Set(["CONNECT", "TRACE", "TRACK"]);

/** Methods that the HTTP parser of Node 20 and later accepts; others are rejected. */
const parsedMethods: ReadonlySet<string> = new Set(
  (
    "ACL BIND CHECKOUT CONNECT COPY DELETE GET HEAD LINK LOCK M-SEARCH MERGE MKACTIVITY MKCALENDAR MKCOL MOVE NOTIFY " +
    "OPTIONS PATCH POST PROPFIND PROPPATCH PURGE PUT QUERY REBIND REPORT SEARCH SOURCE SUBSCRIBE TRACE UNBIND UNLINK " +
    "UNLOCK UNSUBSCRIBE"
  ).split(" "),
);

/** Reports methods that clients or servers cannot handle. */
export function checkMethods({ objectsOf, report }: DocumentCheckContext): void {
  for (const { key, slot, pointer, parent } of objectsOf("operation")) {
    if (parent?.kind !== "pathItem") continue;
    const at = { pointer, keyOrValue: "key" } as const;
    const isAdditional = slot === "additionalOperations";
    if (isAdditional && isHttpMethod(key.toLowerCase()) && key !== key.toUpperCase()) {
      const message = `the method ${quoteName(key)} differs only in case from ${quoteName(key.toUpperCase())}`;
      report({ ...at, code: "wrong-value", message, fix: `move the operation to ${quoteName(key.toLowerCase())}` });
    } else if (forbiddenMethods.has(isAdditional ? key : key.toUpperCase())) {
      const method = isAdditional ? key : key.toUpperCase();
      const message = `no client can call it: the Fetch standard forbids the method ${method}`;
      report({ ...at, code: "keyword-without-effect", message });
    } else if (isAdditional && !parsedMethods.has(key)) {
      const message = `Node's HTTP server rejects requests with the method ${quoteName(key)}`;
      const fix = "serve it with createFetchHandler on a platform that accepts the method";
      report({ ...at, code: "keyword-without-effect", message, fix });
    }
  }
}
