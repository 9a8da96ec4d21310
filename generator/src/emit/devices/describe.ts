import type { Interface, RpcCommand } from "../../model/interface.js";
import { namedType } from "../typescript/naming.js";

/** What a command does, in the words of the specification: its own, or those of its message. */
export function describe({ name, description, command: { type } }: RpcCommand, model: Interface): string {
  if (description !== undefined) return description;
  return (type.kind === "reference" ? namedType(model, type.name).description : undefined) ?? name;
}
