// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

export {
  actionRow,
  button,
  dangerButton,
  linkButton,
  option,
  primaryButton,
  secondaryButton,
  selectMenu,
  successButton,
} from "./components.js";
export {
  channelMessage,
  deferredChannelMessage,
  deferredUpdateMessage,
  pong,
  updateMessage,
} from "./interactions.js";
