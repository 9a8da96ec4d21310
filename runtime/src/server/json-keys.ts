/** Thrown for JSON with an object that has too many keys. */
export class TooManyKeys extends Error {
  /** JSON Pointer of the object. */
  readonly path: string;

  constructor(path: string, limit: number) {
    super(`an object has at most ${limit.toLocaleString("en-US")} keys`);
    this.path = path;
  }
}

/** An object or array around the current character. */
interface Container {
  readonly isObject: boolean;
  /** Keys or commas so far. */
  count: number;
  /** Position of the last key. */
  key: number;
}

/** Minimum length of a property, as in `"":0,`. */
const shortestProperty = 5;

/** Scans JSON before it is parsed, since an object with many keys takes long to build. Repeated keys count. */
export function requireFewKeys(text: string, limit: number): void {
  if (text.length < shortestProperty * limit) return;
  const containers: Container[] = [];
  let string = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const container = containers[containers.length - 1];
    if (code === 0x22) {
      string = index;
      index = endOfString(text, index);
    } else if (code === 0x7b || code === 0x5b) {
      containers.push({ isObject: code === 0x7b, count: 0, key: 0 });
    } else if (code === 0x7d || code === 0x5d) containers.pop();
    else if (container === undefined) continue;
    else if (code === 0x2c && !container.isObject) container.count += 1;
    else if (code === 0x3a && container.isObject) {
      container.count += 1;
      container.key = string;
      if (container.count > limit) throw new TooManyKeys(pathOf(text, containers.slice(0, -1)), limit);
    }
  }
}

/** Returns the position of the closing quote. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x5c) index += 1;
    else if (code === 0x22) return index;
  }
  return text.length;
}

function pathOf(text: string, containers: readonly Container[]): string {
  return containers
    .map(({ isObject, count, key }) => {
      if (!isObject) return `/${count}`;
      const name: string = JSON.parse(text.slice(key, endOfString(text, key) + 1));
      return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    })
    .join("");
}
