import type { VoiceRegion } from "@guildwire/api/types";

const ordinary = { vip: false, optimal: false, deprecated: false, custom: false };

/** The voice regions of the service. They are fictitious and only illustrate the response. */
export const voiceRegions: readonly VoiceRegion[] = [
  { ...ordinary, id: "harbour", name: "Harbour", optimal: true },
  { ...ordinary, id: "meadow", name: "Meadow" },
  { ...ordinary, id: "old-mill", name: "Old Mill", deprecated: true },
  { ...ordinary, id: "vip-summit", name: "VIP Summit", vip: true },
];
