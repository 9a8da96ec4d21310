// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

/**
 * A certified device, told apart by its type.
 *
 * - Echo cancellation, noise suppression, automatic gain control and hardware mute are fields of audio inputs
 *   only; other devices with one of them are refused. (device-audio-input-fields)
 * - The id of a device is a prefix in braces, a dot, and a UUID in braces. (device-id-shape)
 * - Ids in related are taken as they are; the shape of a device's own id is not asked of them.
 *   (device-related-plain)
 */
export type Device = AudioInputDevice | AudioOutputDevice | VideoInputDevice;

/** A microphone. */
export interface AudioInputDevice {
  /** The kind of device. */
  type: "audioinput";
  /** Id of the device. */
  id: DeviceId;
  /** Who makes the device. */
  vendor: DeviceVendor;
  /** The product that the device is. */
  model: DeviceModel;
  /** UUIDs of devices that belong together with this one. */
  related: readonly string[];
  /** Whether the device's own echo cancellation is on. */
  echo_cancellation?: boolean;
  /** Whether the device's own noise suppression is on. */
  noise_suppression?: boolean;
  /** Whether the device's own gain control is on. */
  automatic_gain_control?: boolean;
  /** Whether the device is muted in hardware. */
  hardware_mute?: boolean;
}

/** A loudspeaker or headphones. */
export interface AudioOutputDevice {
  /** The kind of device. */
  type: "audiooutput";
  /** Id of the device. */
  id: DeviceId;
  /** Who makes the device. */
  vendor: DeviceVendor;
  /** The product that the device is. */
  model: DeviceModel;
  /** UUIDs of devices that belong together with this one. */
  related: readonly string[];
  echo_cancellation?: never;
  noise_suppression?: never;
  automatic_gain_control?: never;
  hardware_mute?: never;
}

/** A camera. */
export interface VideoInputDevice {
  /** The kind of device. */
  type: "videoinput";
  /** Id of the device. */
  id: DeviceId;
  /** Who makes the device. */
  vendor: DeviceVendor;
  /** The product that the device is. */
  model: DeviceModel;
  /** UUIDs of devices that belong together with this one. */
  related: readonly string[];
  echo_cancellation?: never;
  noise_suppression?: never;
  automatic_gain_control?: never;
  hardware_mute?: never;
}

/**
 * The kind of a device.
 *
 * Devices state their kinds as constants, so that each kind is a type; this names them all for programs.
 */
export const DeviceType = {
  /** A microphone. */
  AUDIO_INPUT: "audioinput",
  /** A loudspeaker or headphones. */
  AUDIO_OUTPUT: "audiooutput",
  /** A camera. */
  VIDEO_INPUT: "videoinput",
} as const;
export type DeviceType = (typeof DeviceType)[keyof typeof DeviceType];

/**
 * The Windows UUID of a device, a prefix in braces, a dot, and a UUID in braces.
 *
 * Matches `^\{[^\{\}]+\}\.\{[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\}$`.
 *
 * @remarks A choice: The kind of bracket is not said; braces are what Windows writes.
 */
export type DeviceId = string;

/** Who makes a device. */
export interface DeviceVendor {
  /** Name of the vendor. */
  name: string;
  /** Address of the vendor. */
  url: string;
}

/** The product that a device is. */
export interface DeviceModel {
  /** Name of the model. */
  name: string;
  /** Address of the model. */
  url: string;
}

/** Reports the state of all devices of a vendor. */
export interface SetCertifiedDevicesCommand {
  /** A value that the reply repeats. */
  nonce: string;
  /** Name of the command. */
  cmd: "SET_CERTIFIED_DEVICES";
  /** The devices. */
  args: SetCertifiedDevicesArgs;
}

/** The devices of a vendor. */
export interface SetCertifiedDevicesArgs {
  /** All devices, by preferred priority; the first is the default. */
  devices: readonly Device[];
}

/** Confirms an update. */
export interface SetCertifiedDevicesResponse {
  /** Name of the command. */
  cmd: "SET_CERTIFIED_DEVICES";
  /** Always null. */
  data: null;
  /** Always null. */
  evt: null;
  /** The nonce of the command. */
  nonce: string;
}

/**
 * The reply to a command that cannot be carried out.
 *
 * @remarks A choice: Failures are not described; this is the compatible service's reply.
 */
export interface DeviceErrorResponse {
  /** Name of the command; null if it could not be read. */
  cmd: string | null;
  /** What went wrong. */
  data: DeviceError;
  /** Marks an error. */
  evt: "ERROR";
  /** The nonce of the command; null if it could not be read. */
  nonce: string | null;
}

/**
 * What went wrong with a command.
 *
 * @remarks A choice: Failures are not described; this is the compatible service's shape.
 */
export interface DeviceError {
  /** What went wrong, as a number. */
  code: DeviceErrorCode;
  /** What went wrong, for people. */
  message: string;
}

/**
 * What went wrong with a command.
 *
 * @remarks A choice: Failures are not described; these are the compatible service's codes.
 */
export const DeviceErrorCode = {
  /** No other code fits. */
  UNKNOWN: 1000,
  /** The command is malformed. */
  INVALID_PAYLOAD: 4000,
  /** There is no command of that name. */
  INVALID_COMMAND: 4002,
  /** The client id is not known. */
  INVALID_CLIENT_ID: 4007,
} as const;
export type DeviceErrorCode = (typeof DeviceErrorCode)[keyof typeof DeviceErrorCode] | (number & {});

/**
 * The commands of the channel.
 *
 * Commands and replies state their names as constants; this names them all for programs.
 */
export const DeviceCommandName = {
  /** Reports the state of all devices of a vendor. */
  SET_CERTIFIED_DEVICES: "SET_CERTIFIED_DEVICES",
} as const;
export type DeviceCommandName = (typeof DeviceCommandName)[keyof typeof DeviceCommandName];

/** Encoding of the messages of a WebSocket. */
export const DeviceEncoding = {
  /** JSON text. */
  JSON: "json",
} as const;
export type DeviceEncoding = (typeof DeviceEncoding)[keyof typeof DeviceEncoding];
