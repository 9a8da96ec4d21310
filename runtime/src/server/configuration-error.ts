/**
 * - `missing-option`: a handler or a hook that the specification requires is missing
 * - `invalid-option`: an option is unknown, or its value is invalid
 * - `invalid-handler`: two handlers match the same deliveries, the pattern of one is invalid, or a handler of a partial
 *   server belongs to no operation
 */
export type ConfigurationErrorCode = "missing-option" | "invalid-option" | "invalid-handler";

/**
 * Options or handlers with which no server or endpoint can be created. The message lists all of them.
 *
 * @example
 * ```ts
 * import { ConfigurationError, createCors } from "@guildwire/runtime/server";
 *
 * try {
 *   createCors({ origins: ["app.example"] });
 * } catch (error) {
 *   if (error instanceof ConfigurationError) error.code; // => "invalid-option"
 * }
 * ```
 */
export class ConfigurationError extends TypeError {
  declare readonly code: ConfigurationErrorCode;

  constructor(code: ConfigurationErrorCode, message: string) {
    super(message);
    Object.assign(this, { code });
  }

  override get name(): string {
    return "ConfigurationError";
  }
}
