/** The service as a library, for embedding and for tests. See `main.ts` for the program. */
export { type ApiOptions, createApi } from "./api.js";
export { beginning } from "./delivery/events/cursor.js";
export type { LoggedEvent } from "./delivery/events/event-log.js";
export { createHandlers } from "./handlers/index.js";
export { type RunningService, type ServiceConfig, startService } from "./service.js";
export { openServices, type Services, type ServicesOptions } from "./services.js";
export type { Clock } from "./store/clock.js";
export type { DatabaseConfig } from "./store/database.js";
export { openStore, type Store, type StoreOptions } from "./store/store.js";
export type { Work } from "./store/work.js";
export type { LockScope, WriteScope } from "./store/write-scope.js";
