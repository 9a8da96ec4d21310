import type { Operation } from "./operation.js";
import type { ResponseHeaders } from "./response-headers.js";

/** Adds the announcements of an operation's end. A header that the handler has set remains; links are added to its own. */
export function addNotices(headers: ResponseHeaders, notices: NonNullable<Operation["notices"]>): void {
  for (const [name, value] of Object.entries(notices)) {
    if (name === "link") headers.append(name, value);
    else if (headers.get(name) === undefined) headers.set(name, value);
  }
}
