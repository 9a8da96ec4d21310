// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  checkItems,
  copyItems,
  everyItem,
  forbidden,
  isObject,
  missing,
  notListed,
  patternMissed,
  pick,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  AudioInputDevice,
  AudioOutputDevice,
  Device,
  DeviceCommandName,
  DeviceEncoding,
  DeviceError,
  DeviceErrorCode,
  DeviceErrorResponse,
  DeviceId,
  DeviceModel,
  DeviceType,
  DeviceVendor,
  SetCertifiedDevicesArgs,
  SetCertifiedDevicesCommand,
  SetCertifiedDevicesResponse,
  VideoInputDevice,
} from "../types/devices.js";

const deviceIdPattern = /^\{[^\{\}]+\}\.\{[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\}$/u;

export function isDevice(value: unknown): value is Device {
  if (!isObject(value)) return false;
  switch (value["type"]) {
    case "audioinput":
      return isAudioInputDevice(value);
    case "audiooutput":
      return isAudioOutputDevice(value);
    case "videoinput":
      return isVideoInputDevice(value);
    default:
      return false;
  }
}

export function checkDevice(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  switch (value["type"]) {
    case "audioinput":
      checkAudioInputDevice(value, path, report);
      return;
    case "audiooutput":
      checkAudioOutputDevice(value, path, report);
      return;
    case "videoinput":
      checkVideoInputDevice(value, path, report);
      return;
    default:
      if (value["type"] === undefined) missing(report, at(path, "type"), "a Device");
      else notListed(
        report,
        at(path, "type"),
        "enum",
        "one of \"audioinput\" (Audio input device), \"audiooutput\" (Audio output device) or \"videoinput\" (Video input device)",
        value["type"],
      );
  }
}

export function copyDevice(value: unknown): unknown {
  if (!isObject(value)) return value;
  switch (value["type"]) {
    case "audioinput":
      return copyAudioInputDevice(value);
    case "audiooutput":
      return copyAudioOutputDevice(value);
    case "videoinput":
      return copyVideoInputDevice(value);
    default:
      return value;
  }
}

/** Checks values of type Device. */
const deviceValidator: Validator<Device> = /* @__PURE__ */ validator(isDevice, checkDevice, copyDevice);

export function isAudioInputDevice(value: unknown): value is AudioInputDevice {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== "audioinput") return false;
  const id = value["id"];
  if (!isDeviceId(id)) return false;
  const vendor = value["vendor"];
  if (!isDeviceVendor(vendor)) return false;
  const model = value["model"];
  if (!isDeviceModel(model)) return false;
  const related = value["related"];
  if (!isAudioInputDeviceRelated(related)) return false;
  const echo_cancellation = value["echo_cancellation"];
  if (echo_cancellation !== undefined && typeof echo_cancellation !== "boolean") return false;
  const noise_suppression = value["noise_suppression"];
  if (noise_suppression !== undefined && typeof noise_suppression !== "boolean") return false;
  const automatic_gain_control = value["automatic_gain_control"];
  if (automatic_gain_control !== undefined && typeof automatic_gain_control !== "boolean") return false;
  const hardware_mute = value["hardware_mute"];
  if (hardware_mute !== undefined && typeof hardware_mute !== "boolean") return false;
  return true;
}

export function checkAudioInputDevice(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "an Audio Input Device");
  else
    if (type !== "audioinput")
      return notListed(report, at(path, "type"), "const", "\"audioinput\" (AUDIO_INPUT)", type);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Audio Input Device");
  else if (!isDeviceId(id)) checkDeviceId(id, at(path, "id"), report);
  const vendor = value["vendor"];
  if (vendor === undefined) missing(report, at(path, "vendor"), "an Audio Input Device");
  else checkDeviceVendor(vendor, at(path, "vendor"), report);
  const model = value["model"];
  if (model === undefined) missing(report, at(path, "model"), "an Audio Input Device");
  else checkDeviceModel(model, at(path, "model"), report);
  const related = value["related"];
  if (related === undefined) missing(report, at(path, "related"), "an Audio Input Device");
  else checkAudioInputDeviceRelated(related, at(path, "related"), report);
  const echo_cancellation = value["echo_cancellation"];
  if (echo_cancellation !== undefined && typeof echo_cancellation !== "boolean")
    wrongType(report, at(path, "echo_cancellation"), "a boolean", echo_cancellation);
  const noise_suppression = value["noise_suppression"];
  if (noise_suppression !== undefined && typeof noise_suppression !== "boolean")
    wrongType(report, at(path, "noise_suppression"), "a boolean", noise_suppression);
  const automatic_gain_control = value["automatic_gain_control"];
  if (automatic_gain_control !== undefined && typeof automatic_gain_control !== "boolean")
    wrongType(report, at(path, "automatic_gain_control"), "a boolean", automatic_gain_control);
  const hardware_mute = value["hardware_mute"];
  if (hardware_mute !== undefined && typeof hardware_mute !== "boolean")
    wrongType(report, at(path, "hardware_mute"), "a boolean", hardware_mute);
}

export function copyAudioInputDevice(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "type", "id", "vendor", "model", "related", "echo_cancellation", "noise_suppression",
    "automatic_gain_control", "hardware_mute",
  ]);
  copy["vendor"] = copyDeviceVendor(copy["vendor"]);
  copy["model"] = copyDeviceModel(copy["model"]);
  copy["related"] = copyItems(copy["related"]);
  return copy;
}

function isAudioInputDeviceRelated(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (typeof item !== "string") return false;
  return true;
}

function checkAudioInputDeviceRelated(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  for (let index = 0, end = value.length; index < end && !report.full; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string") wrongType(report, at(path, index), "a string", item);
  }
}

/** Checks values of type AudioInputDevice. */
const audioInputDeviceValidator: Validator<AudioInputDevice> =
  /* @__PURE__ */ validator(isAudioInputDevice, checkAudioInputDevice, copyAudioInputDevice);

export function isAudioOutputDevice(value: unknown): value is AudioOutputDevice {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== "audiooutput") return false;
  const id = value["id"];
  if (!isDeviceId(id)) return false;
  const vendor = value["vendor"];
  if (!isDeviceVendor(vendor)) return false;
  const model = value["model"];
  if (!isDeviceModel(model)) return false;
  const related = value["related"];
  if (!isAudioInputDeviceRelated(related)) return false;
  if (value["echo_cancellation"] !== undefined) return false;
  if (value["noise_suppression"] !== undefined) return false;
  if (value["automatic_gain_control"] !== undefined) return false;
  if (value["hardware_mute"] !== undefined) return false;
  return true;
}

export function checkAudioOutputDevice(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "an Audio Output Device");
  else
    if (type !== "audiooutput")
      return notListed(report, at(path, "type"), "const", "\"audiooutput\" (AUDIO_OUTPUT)", type);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "an Audio Output Device");
  else if (!isDeviceId(id)) checkDeviceId(id, at(path, "id"), report);
  const vendor = value["vendor"];
  if (vendor === undefined) missing(report, at(path, "vendor"), "an Audio Output Device");
  else checkDeviceVendor(vendor, at(path, "vendor"), report);
  const model = value["model"];
  if (model === undefined) missing(report, at(path, "model"), "an Audio Output Device");
  else checkDeviceModel(model, at(path, "model"), report);
  const related = value["related"];
  if (related === undefined) missing(report, at(path, "related"), "an Audio Output Device");
  else checkAudioInputDeviceRelated(related, at(path, "related"), report);
  if (value["echo_cancellation"] !== undefined) forbidden(
    report,
    at(path, "echo_cancellation"),
    "an Audio Output Device",
  );
  if (value["noise_suppression"] !== undefined) forbidden(
    report,
    at(path, "noise_suppression"),
    "an Audio Output Device",
  );
  if (value["automatic_gain_control"] !== undefined) forbidden(
    report,
    at(path, "automatic_gain_control"),
    "an Audio Output Device",
  );
  if (value["hardware_mute"] !== undefined) forbidden(
    report,
    at(path, "hardware_mute"),
    "an Audio Output Device",
  );
}

export function copyAudioOutputDevice(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["type", "id", "vendor", "model", "related"]);
  copy["vendor"] = copyDeviceVendor(copy["vendor"]);
  copy["model"] = copyDeviceModel(copy["model"]);
  copy["related"] = copyItems(copy["related"]);
  return copy;
}

/** Checks values of type AudioOutputDevice. */
const audioOutputDeviceValidator: Validator<AudioOutputDevice> =
  /* @__PURE__ */ validator(isAudioOutputDevice, checkAudioOutputDevice, copyAudioOutputDevice);

export function isVideoInputDevice(value: unknown): value is VideoInputDevice {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== "videoinput") return false;
  const id = value["id"];
  if (!isDeviceId(id)) return false;
  const vendor = value["vendor"];
  if (!isDeviceVendor(vendor)) return false;
  const model = value["model"];
  if (!isDeviceModel(model)) return false;
  const related = value["related"];
  if (!isAudioInputDeviceRelated(related)) return false;
  if (value["echo_cancellation"] !== undefined) return false;
  if (value["noise_suppression"] !== undefined) return false;
  if (value["automatic_gain_control"] !== undefined) return false;
  if (value["hardware_mute"] !== undefined) return false;
  return true;
}

export function checkVideoInputDevice(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Video Input Device");
  else
    if (type !== "videoinput")
      return notListed(report, at(path, "type"), "const", "\"videoinput\" (VIDEO_INPUT)", type);
  const id = value["id"];
  if (id === undefined) missing(report, at(path, "id"), "a Video Input Device");
  else if (!isDeviceId(id)) checkDeviceId(id, at(path, "id"), report);
  const vendor = value["vendor"];
  if (vendor === undefined) missing(report, at(path, "vendor"), "a Video Input Device");
  else checkDeviceVendor(vendor, at(path, "vendor"), report);
  const model = value["model"];
  if (model === undefined) missing(report, at(path, "model"), "a Video Input Device");
  else checkDeviceModel(model, at(path, "model"), report);
  const related = value["related"];
  if (related === undefined) missing(report, at(path, "related"), "a Video Input Device");
  else checkAudioInputDeviceRelated(related, at(path, "related"), report);
  if (value["echo_cancellation"] !== undefined) forbidden(
    report,
    at(path, "echo_cancellation"),
    "a Video Input Device",
  );
  if (value["noise_suppression"] !== undefined) forbidden(
    report,
    at(path, "noise_suppression"),
    "a Video Input Device",
  );
  if (value["automatic_gain_control"] !== undefined) forbidden(
    report,
    at(path, "automatic_gain_control"),
    "a Video Input Device",
  );
  if (value["hardware_mute"] !== undefined) forbidden(
    report,
    at(path, "hardware_mute"),
    "a Video Input Device",
  );
}

export function copyVideoInputDevice(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["type", "id", "vendor", "model", "related"]);
  copy["vendor"] = copyDeviceVendor(copy["vendor"]);
  copy["model"] = copyDeviceModel(copy["model"]);
  copy["related"] = copyItems(copy["related"]);
  return copy;
}

/** Checks values of type VideoInputDevice. */
const videoInputDeviceValidator: Validator<VideoInputDevice> =
  /* @__PURE__ */ validator(isVideoInputDevice, checkVideoInputDevice, copyVideoInputDevice);

export function isDeviceType(value: unknown): value is DeviceType {
  return value === "audioinput" || value === "audiooutput" || value === "videoinput";
}

export function checkDeviceType(value: unknown, path: Path, report: Report): void {
  if (value !== "audioinput" && value !== "audiooutput" && value !== "videoinput")
    notListed(
      report,
      path,
      "enum",
      "one of \"audioinput\" (AUDIO_INPUT), \"audiooutput\" (AUDIO_OUTPUT) or \"videoinput\" (VIDEO_INPUT)",
      value,
    );
}

/** Checks values of type DeviceType. */
const deviceTypeValidator: Validator<DeviceType> = /* @__PURE__ */ validator(isDeviceType, checkDeviceType);

export function isDeviceId(value: unknown): value is DeviceId {
  return typeof value === "string" && deviceIdPattern.test(value);
}

export function checkDeviceId(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "string") wrongType(report, path, "a string", value);
  else
    if (!deviceIdPattern.test(value))
      patternMissed(
        report,
        path,
        "^\\{[^\\{\\}]+\\}\\.\\{[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\\}$",
        value,
      );
}

/** Checks values of type DeviceId. */
const deviceIdValidator: Validator<DeviceId> = /* @__PURE__ */ validator(isDeviceId, checkDeviceId);

export function isDeviceVendor(value: unknown): value is DeviceVendor {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const url = value["url"];
  if (typeof url !== "string") return false;
  return true;
}

export function checkDeviceVendor(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Device Vendor");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const url = value["url"];
  if (url === undefined) missing(report, at(path, "url"), "a Device Vendor");
  else if (typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
}

export function copyDeviceVendor(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["name", "url"]);
}

/** Checks values of type DeviceVendor. */
const deviceVendorValidator: Validator<DeviceVendor> =
  /* @__PURE__ */ validator(isDeviceVendor, checkDeviceVendor, copyDeviceVendor);

export function isDeviceModel(value: unknown): value is DeviceModel {
  if (!isObject(value)) return false;
  const name_ = value["name"];
  if (typeof name_ !== "string") return false;
  const url = value["url"];
  if (typeof url !== "string") return false;
  return true;
}

export function checkDeviceModel(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const name_ = value["name"];
  if (name_ === undefined) missing(report, at(path, "name"), "a Device Model");
  else if (typeof name_ !== "string") wrongType(report, at(path, "name"), "a string", name_);
  const url = value["url"];
  if (url === undefined) missing(report, at(path, "url"), "a Device Model");
  else if (typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
}

export function copyDeviceModel(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["name", "url"]);
}

/** Checks values of type DeviceModel. */
const deviceModelValidator: Validator<DeviceModel> =
  /* @__PURE__ */ validator(isDeviceModel, checkDeviceModel, copyDeviceModel);

export function isSetCertifiedDevicesCommand(value: unknown): value is SetCertifiedDevicesCommand {
  if (!isObject(value)) return false;
  const nonce = value["nonce"];
  if (typeof nonce !== "string") return false;
  const cmd = value["cmd"];
  if (cmd !== "SET_CERTIFIED_DEVICES") return false;
  const args = value["args"];
  if (!isSetCertifiedDevicesArgs(args)) return false;
  return true;
}

export function checkSetCertifiedDevicesCommand(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const nonce = value["nonce"];
  if (nonce === undefined) missing(report, at(path, "nonce"), "a Set Certified Devices Command");
  else if (typeof nonce !== "string") wrongType(report, at(path, "nonce"), "a string", nonce);
  const cmd = value["cmd"];
  if (cmd === undefined) missing(report, at(path, "cmd"), "a Set Certified Devices Command");
  else
    if (cmd !== "SET_CERTIFIED_DEVICES")
      notListed(report, at(path, "cmd"), "const", "\"SET_CERTIFIED_DEVICES\"", cmd);
  const args = value["args"];
  if (args === undefined) missing(report, at(path, "args"), "a Set Certified Devices Command");
  else checkSetCertifiedDevicesArgs(args, at(path, "args"), report);
}

export function copySetCertifiedDevicesCommand(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["nonce", "cmd", "args"]);
  copy["args"] = copySetCertifiedDevicesArgs(copy["args"]);
  return copy;
}

/** Checks values of type SetCertifiedDevicesCommand. */
const setCertifiedDevicesCommandValidator: Validator<SetCertifiedDevicesCommand> =
  /* @__PURE__ */ validator(
    isSetCertifiedDevicesCommand,
    checkSetCertifiedDevicesCommand,
    copySetCertifiedDevicesCommand,
  );

export function isSetCertifiedDevicesArgs(value: unknown): value is SetCertifiedDevicesArgs {
  if (!isObject(value)) return false;
  const devices = value["devices"];
  if (!everyItem(devices, isDevice)) return false;
  return true;
}

export function checkSetCertifiedDevicesArgs(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const devices = value["devices"];
  if (devices === undefined) missing(report, at(path, "devices"), "a Set Certified Devices Arguments");
  else checkItems(devices, at(path, "devices"), report, isDevice, checkDevice);
}

export function copySetCertifiedDevicesArgs(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["devices"]);
  copy["devices"] = copyItems(copy["devices"], copyDevice);
  return copy;
}

/** Checks values of type SetCertifiedDevicesArgs. */
const setCertifiedDevicesArgsValidator: Validator<SetCertifiedDevicesArgs> =
  /* @__PURE__ */ validator(
    isSetCertifiedDevicesArgs,
    checkSetCertifiedDevicesArgs,
    copySetCertifiedDevicesArgs,
  );

export function isSetCertifiedDevicesResponse(value: unknown): value is SetCertifiedDevicesResponse {
  if (!isObject(value)) return false;
  const cmd = value["cmd"];
  if (cmd !== "SET_CERTIFIED_DEVICES") return false;
  const data = value["data"];
  if (data !== null) return false;
  const evt = value["evt"];
  if (evt !== null) return false;
  const nonce = value["nonce"];
  if (typeof nonce !== "string") return false;
  return true;
}

export function checkSetCertifiedDevicesResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const cmd = value["cmd"];
  if (cmd === undefined) missing(report, at(path, "cmd"), "a Set Certified Devices Response");
  else
    if (cmd !== "SET_CERTIFIED_DEVICES")
      notListed(report, at(path, "cmd"), "const", "\"SET_CERTIFIED_DEVICES\"", cmd);
  const data = value["data"];
  if (data === undefined) missing(report, at(path, "data"), "a Set Certified Devices Response");
  else if (data !== null) wrongType(report, at(path, "data"), "null", data);
  const evt = value["evt"];
  if (evt === undefined) missing(report, at(path, "evt"), "a Set Certified Devices Response");
  else if (evt !== null) wrongType(report, at(path, "evt"), "null", evt);
  const nonce = value["nonce"];
  if (nonce === undefined) missing(report, at(path, "nonce"), "a Set Certified Devices Response");
  else if (typeof nonce !== "string") wrongType(report, at(path, "nonce"), "a string", nonce);
}

export function copySetCertifiedDevicesResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  return pick(value, ["cmd", "data", "evt", "nonce"]);
}

/** Checks values of type SetCertifiedDevicesResponse. */
const setCertifiedDevicesResponseValidator: Validator<SetCertifiedDevicesResponse> =
  /* @__PURE__ */ validator(
    isSetCertifiedDevicesResponse,
    checkSetCertifiedDevicesResponse,
    copySetCertifiedDevicesResponse,
  );

export function isDeviceErrorResponse(value: unknown): value is DeviceErrorResponse {
  if (!isObject(value)) return false;
  const cmd = value["cmd"];
  if (cmd !== null && typeof cmd !== "string") return false;
  const data = value["data"];
  if (!isDeviceError(data)) return false;
  const evt = value["evt"];
  if (evt !== "ERROR") return false;
  const nonce = value["nonce"];
  if (nonce !== null && typeof nonce !== "string") return false;
  return true;
}

export function checkDeviceErrorResponse(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const cmd = value["cmd"];
  if (cmd === undefined) missing(report, at(path, "cmd"), "a Device Error Response");
  else
    if (cmd !== null && typeof cmd !== "string") wrongType(report, at(path, "cmd"), "a string or null", cmd);
  const data = value["data"];
  if (data === undefined) missing(report, at(path, "data"), "a Device Error Response");
  else checkDeviceError(data, at(path, "data"), report);
  const evt = value["evt"];
  if (evt === undefined) missing(report, at(path, "evt"), "a Device Error Response");
  else if (evt !== "ERROR") notListed(report, at(path, "evt"), "const", "\"ERROR\"", evt);
  const nonce = value["nonce"];
  if (nonce === undefined) missing(report, at(path, "nonce"), "a Device Error Response");
  else
    if (nonce !== null && typeof nonce !== "string")
      wrongType(report, at(path, "nonce"), "a string or null", nonce);
}

export function copyDeviceErrorResponse(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["cmd", "data", "evt", "nonce"]);
  copy["data"] = copyDeviceError(copy["data"]);
  return copy;
}

/** Checks values of type DeviceErrorResponse, as the service sends them. */
const deviceErrorResponseValidator: Validator<DeviceErrorResponse> =
  /* @__PURE__ */ validator(isDeviceErrorResponse, checkDeviceErrorResponse, copyDeviceErrorResponse);

export function isDeviceError(value: unknown): value is DeviceError {
  if (!isObject(value)) return false;
  const code = value["code"];
  if (!isDeviceErrorCode(code)) return false;
  const message = value["message"];
  if (typeof message !== "string") return false;
  return true;
}

export function checkDeviceError(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const code = value["code"];
  if (code === undefined) missing(report, at(path, "code"), "a Device Error");
  else checkDeviceErrorCode(code, at(path, "code"), report);
  const message = value["message"];
  if (message === undefined) missing(report, at(path, "message"), "a Device Error");
  else if (typeof message !== "string") wrongType(report, at(path, "message"), "a string", message);
}

export function copyDeviceError(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["code", "message"]);
  copy["code"] = copyDeviceErrorCode(copy["code"]);
  return copy;
}

/** Checks values of type DeviceError, as the service sends them. */
const deviceErrorValidator: Validator<DeviceError> =
  /* @__PURE__ */ validator(isDeviceError, checkDeviceError, copyDeviceError);

export function isDeviceErrorCode(value: unknown): value is DeviceErrorCode {
  return typeof value === "number" && Number.isInteger(value);
}

export function checkDeviceErrorCode(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "number" || !Number.isInteger(value)) wrongType(report, path, "an integer", value);
}

export function copyDeviceErrorCode(value: unknown): unknown {
  return value;
}

/** Checks values of type DeviceErrorCode, as the service sends them. */
const deviceErrorCodeValidator: Validator<DeviceErrorCode> =
  /* @__PURE__ */ validator(isDeviceErrorCode, checkDeviceErrorCode, copyDeviceErrorCode);

export function isDeviceCommandName(value: unknown): value is DeviceCommandName {
  return value === "SET_CERTIFIED_DEVICES";
}

export function checkDeviceCommandName(value: unknown, path: Path, report: Report): void {
  if (value !== "SET_CERTIFIED_DEVICES") notListed(report, path, "const", "\"SET_CERTIFIED_DEVICES\"", value);
}

/** Checks values of type DeviceCommandName. */
const deviceCommandNameValidator: Validator<DeviceCommandName> =
  /* @__PURE__ */ validator(isDeviceCommandName, checkDeviceCommandName);

export function isDeviceEncoding(value: unknown): value is DeviceEncoding {
  return value === "json";
}

export function checkDeviceEncoding(value: unknown, path: Path, report: Report): void {
  if (value !== "json") notListed(report, path, "const", "\"json\" (JSON)", value);
}

/** Checks values of type DeviceEncoding. */
const deviceEncodingValidator: Validator<DeviceEncoding> =
  /* @__PURE__ */ validator(isDeviceEncoding, checkDeviceEncoding);

export {
  deviceValidator as Device,
  audioInputDeviceValidator as AudioInputDevice,
  audioOutputDeviceValidator as AudioOutputDevice,
  videoInputDeviceValidator as VideoInputDevice,
  deviceTypeValidator as DeviceType,
  deviceIdValidator as DeviceId,
  deviceVendorValidator as DeviceVendor,
  deviceModelValidator as DeviceModel,
  setCertifiedDevicesCommandValidator as SetCertifiedDevicesCommand,
  setCertifiedDevicesArgsValidator as SetCertifiedDevicesArgs,
  setCertifiedDevicesResponseValidator as SetCertifiedDevicesResponse,
  deviceErrorResponseValidator as DeviceErrorResponse,
  deviceErrorValidator as DeviceError,
  deviceErrorCodeValidator as DeviceErrorCode,
  deviceCommandNameValidator as DeviceCommandName,
  deviceEncodingValidator as DeviceEncoding,
};
