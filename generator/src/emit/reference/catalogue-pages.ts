import type { Interface } from "../../model/interface.js";
import { operationLinks } from "./links.js";
import { plainType, typeEntry } from "./type-entry.js";

/** Builds the pages of the specification's catalogues, each entry with its operations. */

export function eventsPage(model: Interface): unknown {
  return {
    events: model.events.map((event) => ({
      name: event.name,
      title: event.title,
      description: event.description ?? "",
      firedBy: event.firedBy ?? "",
      ...(event.payload === undefined ? plainType("") : typeEntry(event.payload, model, "events")),
      operations: operationLinks(model, ({ events }) => events.some((fired) => fired.event === event.name)),
      unspecified: event.unspecified ?? "",
    })),
  };
}

export function errorsPage(model: Interface): unknown {
  return {
    errors: model.errors.map((error) => ({
      name: error.name,
      status: error.status,
      code: error.code,
      message: error.message,
      failures: error.failures.join(", "),
      operations: operationLinks(model, ({ errors }) => errors.includes(error.name)),
    })),
  };
}

export function permissionsPage(model: Interface): unknown {
  return {
    permissions: model.permissions.map((flag) => ({
      name: flag.name,
      bit: flag.bit,
      description: flag.description ?? "",
      operations: operationLinks(model, ({ permissions }) =>
        permissions.some(({ permission }) => permission === flag.name),
      ),
    })),
  };
}
