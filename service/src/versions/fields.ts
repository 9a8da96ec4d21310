/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isIntegerUpTo(most: number, value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

/** @param properties Those that may be null. Default: all. */
export function omitNulls(object: Fields, properties: readonly string[] = Object.keys(object)): Fields {
  const entries = Object.entries(object).filter(([name, value]) => value !== null || !properties.includes(name));
  return Object.fromEntries(entries);
}

const emptyParts: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["content", ""],
  ["embeds", []],
  ["components", []],
  ["attachments", []],
]);

/** The edit of a message in which null removes the text or the items, and otherwise counts as absent. */
export function editWithoutNulls(body: Fields): Fields {
  const entries = Object.entries(body).map(([name, value]) => [name, value ?? emptyParts.get(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The edit of a message whose list of attachments has only those that it keeps. */
export function withoutNewFiles(body: Fields): Fields {
  const { attachments } = body;
  if (!Array.isArray(attachments)) return body;
  const kept = attachments.filter(
    (attachment) => !(isFields(attachment) && isIntegerUpTo(mostFiles, attachment["id"])),
  );
  return { ...body, attachments: kept };
}

/** The highest number of a file in a request, far above the number of files that are accepted. */
const mostFiles = 1000;
