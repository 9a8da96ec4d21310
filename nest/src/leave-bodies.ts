/** A layer of the router of Express. */
interface Layer {
  handle: Middleware;
}

type Middleware = (request: { readonly url?: string }, response: object, next: () => void) => void;

const parserNames: ReadonlySet<string> = new Set(["jsonParser", "rawParser", "textParser", "urlencodedParser"]);

/**
 * Makes the body parsers of an Express application skip the requests of some targets, whose bodies the server reads itself
 * within its own limits. Nest recognizes parsers by the same names.
 */
export function leaveBodies(app: object, isOwn: (target: string) => boolean): void {
  for (const layer of layersOf(app)) {
    const { handle } = layer;
    if (!parserNames.has(handle.name)) continue;
    const parseOthers: Middleware = (request, response, next) => {
      if (isOwn(request.url ?? "")) next();
      else handle(request, response, next);
    };
    // Nest and other modules look for parsers by name.
    Object.defineProperty(parseOthers, "name", { value: handle.name });
    layer.handle = parseOthers;
  }
}

/** Returns the layers of Express 5 (`router`) or 4 (`_router`, whose `router` throws). */
function layersOf(app: object): readonly Layer[] {
  const { _router: old } = app as { readonly _router?: { readonly stack?: readonly Layer[] } };
  const { stack = [] } = old ?? (app as { readonly router?: { readonly stack?: readonly Layer[] } }).router ?? {};
  return stack;
}
