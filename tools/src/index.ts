/**
 * Commands of `guildwire` that need more than the generator, and the parts that they are made of.
 *
 * @packageDocumentation
 */
export type { CommandCode, CommandInput } from "./command.js";
export { type ConformFlags, conform } from "./conform/command.js";
export { conformTo } from "./conform/conform.js";
export type { CaseResult, ConformanceResult, Failure, Skipped } from "./conform/results.js";
export type { ConformOptions } from "./conform/run.js";
export { type LocatedVector, readVectors } from "./conform/vector-files.js";
export type { ExpectedArguments, ExpectedError, RequestVector, VectorRequest } from "./conform/vector-format.js";
export { VectorProblem } from "./conform/vector-problem.js";
export { type CompileOptions, type GeneratedServer, loadGeneratedServer } from "./generated-code.js";
export type { Fetch } from "./http/fetch-server.js";
export { type LspInput, lsp } from "./lsp/command.js";
export { type McpFlags, mcp } from "./mcp/command.js";
export { type MockFlags, mock } from "./mock/command.js";
export { createMock, type MockOptions } from "./mock/mock-server.js";
export { createProxy, type Proxy, type ProxyOptions, type ProxyViolation } from "./mock/proxy.js";
