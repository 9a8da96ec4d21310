import type { ts } from "../typescript/compiler.js";
import type { Obstacle, Writer } from "./plan.js";

/** The expression that creates a client. */
export type Creation = ts.CallExpression | ts.NewExpression;

/** A creation, and whether it wraps the client that is its first argument. */
export interface ClientCreation {
  readonly creation: Creation;
  readonly isWrapper: boolean;
}

/** A variable whose value is a client, and its declaration. */
export interface ClientVariable extends ClientCreation {
  readonly symbol: ts.Symbol;
  readonly declaration: ts.VariableDeclaration;
  /** Whether only methods of the client have names: `const { GET } = createClient(…)`. */
  readonly isDestructured?: boolean;
}

/** A call of a method of a client. */
export interface ClientCall {
  readonly call: ts.CallExpression;
  readonly client: ts.Expression;
}

/** Everything that refers to former clients. */
export interface ClientUses<Call extends ClientCall> {
  readonly variables: ReadonlyMap<ts.Symbol, ClientVariable>;
  /** Creations that are not the value of a constant. */
  readonly creations: readonly ClientCreation[];
  readonly calls: readonly Call[];
  /** Uses of members that are not called by name. */
  readonly others: readonly { readonly node: ts.Node; readonly why: string; readonly isCall: boolean }[];
  /** Names of types of clients. */
  readonly types: readonly { readonly node: ts.Node; readonly name: string }[];
  /** References to client variables that are neither calls of their members, imports nor exports. */
  readonly escapes: readonly { readonly node: ts.Node; readonly variable: ClientVariable }[];
}

/** Prints a call with the text of its client. */
export type CallText = (writer: Writer, client: string) => string;

/** Prints the creation of a client, with the name of its middleware. */
export type CreationText = (writer: Writer, middleware: string | undefined) => string;

export interface ReadCall<Call extends ClientCall> {
  readonly use: Call;
  readonly text: CallText | Obstacle;
  readonly what: string;
  readonly equivalent: string;
}

/** The middleware of a client that is assigned: its name, and the statement before which it is declared. */
export interface AssignedMiddleware {
  readonly name: string;
  readonly statement: ts.Statement;
}
