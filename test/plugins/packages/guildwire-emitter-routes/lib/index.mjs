import { defineEmitter, textFile } from "@guildwire/generator/emitter";
import { line } from "./line.mjs";

export default defineEmitter({
  name: "routes",
  apiVersion: 1,
  emit: (model) => [textFile("routes.txt", model.operations.map(line).join(""))],
});
