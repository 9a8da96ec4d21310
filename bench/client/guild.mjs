// The response that every contender receives.
const guild = {
  id: "197038439483310086",
  name: "Guild Testers",
  icon: "f64c482b807da4f539cff778d174971c",
  owner_id: "73193882359173120",
  features: ["ANIMATED_ICON", "INVITE_SPLASH", "COMMUNITY"],
  roles: [{ id: "197038439483310086", name: "@everyone", permissions: "104324673", position: 0 }],
  approximate_member_count: 60814,
  approximate_presence_count: 20034,
};

export const body = JSON.stringify(guild);
