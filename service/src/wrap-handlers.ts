import { locateUnstorable } from "./store/unstorable-values.js";

/** A handler of an operation, with the common properties of requests. */
export type Handler<Request, Context> = (request: Request, context: Context) => Promise<unknown>;

/** The methods of all groups of handlers, each replaced by what `wrap` returns. */
export function wrapHandlers<Request, Context>(
  handlers: object,
  wrap: (handler: Handler<Request, Context>) => Handler<Request, Context>,
): object {
  const groups = Object.entries(handlers as Record<string, object>).map(([name, group]) => {
    const prototype: object = Object.getPrototypeOf(group);
    // A group is an instance of a class, or the result of this function.
    const methods = Object.getOwnPropertyNames(prototype === Object.prototype ? group : prototype);
    const wrapped = methods.flatMap((method) => {
      if (method === "constructor") return [];
      const handler = Reflect.get(group, method) as Handler<Request, Context>;
      return [[method, wrap(handler.bind(group))] as const];
    });
    return [name, Object.fromEntries(wrapped)] as const;
  });
  return Object.fromEntries(groups);
}

/** Handlers whose errors about values that the database cannot store state the locations of the values. */
export function withLocatedErrors<Handlers extends object>(handlers: Handlers): Handlers {
  const wrapped = wrapHandlers<object, unknown>(handlers, (handler) => async (request, context) => {
    try {
      return await handler(request, context);
    } catch (error) {
      throw locateUnstorable(error, request);
    }
  });
  return wrapped as Handlers;
}
