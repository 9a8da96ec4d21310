import type { Interface, RpcChannel } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  type Code,
  code,
  type File,
  identifier,
  reexports,
  snippet,
  stringLiteral,
  textFile,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { commandCodecs, errorCodecs } from "./codecs.js";
import { channelConstant, commandConstant } from "./definition.js";
import { hostCode } from "./host.js";
import { type ChannelNames, namesOf } from "./naming.js";
import { sessionCode } from "./session.js";

/** The RPC channels (`x-rpc`): for each a module of codecs, client and host, and a command line. */
export function emitDevices(model: Interface): readonly File[] {
  return model.channels.flatMap((channel) => {
    const names = namesOf(channel, model);
    return [moduleOf(channel, names, model), binaryOf(channel, names)];
  });
}

function moduleOf(channel: RpcChannel, names: ChannelNames, model: Interface): File {
  const commands = [...names.commands];
  const body: Code[] = [
    ...commands.flatMap(([command, own]) => commandCodecs(channel, command, own, model)),
    ...errorCodecs(channel, names, model),
    ...commands.map(([command, own]) => commandConstant(channel, command, own, model)),
    channelConstant(channel, names, model),
    ...sessionCode(channel, names, model),
    ...hostCode(channel, names, model),
    reexports([
      { name: "ChannelError", module: "@guildwire/runtime/devices", typeOnly: false },
      ...["HookContext", "Host", "PortReport"].map((name) => ({
        name,
        module: "@guildwire/runtime/devices",
        typeOnly: true,
      })),
    ]),
  ];
  return typescriptFile({ path: `${layout.channel(channel)}.ts`, header: fileHeader(model), body });
}

/** The command line is the runtime's; this says only of which channel it is. */
function binaryOf(channel: RpcChannel, names: ChannelNames): File {
  const built = layout.channel(channel).replace(/^src\//, "../dist/");
  const text = snippet([
    code`import { runCommandLine } from "@guildwire/runtime/devices";`,
    code`import { ${identifier(names.channel)} } from ${stringLiteral(`${built}.js`)};`,
    code`await runCommandLine(${identifier(names.channel)}, ${stringLiteral(`guildwire-${channel.fileStem}`)});`,
  ]);
  return textFile(layout.channelBinary(channel), `#!/usr/bin/env node\n${text.replaceAll("\n\n", "\n").trimEnd()}\n`);
}
