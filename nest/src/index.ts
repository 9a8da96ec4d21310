export { type GuildwireCall, guildwireCall } from "./call.js";
export { GuildwireModule } from "./guildwire-module.js";
export type {
  AsyncOptions,
  AsyncPartialOptions,
  HandlerClasses,
  ModuleOptions,
  PartialOptions,
  SomeHandlerClasses,
} from "./module-options.js";
