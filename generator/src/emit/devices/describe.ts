import type { Interface, RpcCommand } from "../../model/interface.js";
import { namedType } from "../typescript/naming.js";

/** Returns the description of a command or of its message. */
export function describe({ name, description, command: { type } }: RpcCommand, model: Interface): string {
  if (description !== undefined) return description;
  return (type.kind === "reference" ? namedType(model, type.name).description : undefined) ?? name;
}
