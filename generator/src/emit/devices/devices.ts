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
import { socketModule } from "./socket.js";

/**
 * Emits RPC channels (`x-rpc`): a module of codecs, client and host, and a command line for each. Emits WebSocket
 * channels
 * (`x-sockets`): a module of codecs and both ends for each.
 */
export function emitDevices(model: Interface): readonly File[] {
  const channels = model.channels.flatMap((channel) => {
    const names = namesOf(channel, model);
    return [moduleOf(channel, names, model), binaryOf(channel, names)];
  });
  return [...channels, ...model.sockets.map((socket) => socketModule(socket, model))];
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

/**
 * Prints the binary of a channel, which calls the runtime's command line. It is CommonJS, so that outdated versions of
 * Node can parse it and report the required version.
 */
function binaryOf(channel: RpcChannel, names: ChannelNames): File {
  const built = stringLiteral(`${layout.channel(channel).replace(/^src\//, "../dist/")}.js`);
  const name = stringLiteral(`guildwire-${channel.fileStem}`);
  const text = snippet([
    code`const [, major, minor] = /(\\d+)\\.(\\d+)/.exec(require("../package.json").engines.node);`,
    code`const [ownMajor, ownMinor] = process.versions.node.split(".");`,
    code`if ((ownMajor - major || ownMinor - minor) < 0) {
  process.stderr.write(
    ${stringLiteral(`guildwire-${channel.fileStem} requires Node `)} + major + "." + minor + " or newer; this is Node " + process.versions.node + ".\\n",
  );
  process.exitCode = 2;
} else {
  Promise.all([import("@guildwire/runtime/devices"), import(${built})]).then(([{ runCommandLine }, channels]) =>
    runCommandLine(channels.${identifier(names.channel)}, ${name}),
  );
}`,
  ]);
  return textFile(layout.channelBinary(channel), `#!/usr/bin/env node\n${text.replaceAll("\n\n", "\n").trimEnd()}\n`);
}
