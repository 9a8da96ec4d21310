/**
 * Commands of `guildwire` that need more than the generator, and the parts that they are made of.
 *
 * @packageDocumentation
 */
export { type GeneratedServer, loadGeneratedServer } from "./generated-code.js";
