/* license */ // first line
/** @file bans */
import /* a */ type /* b */ { /* c */ BansHandlers /* d */, /* e */ } /* f */ from /* g */ "@guildwire/api/server" /* h */; // i
// j
import { store } from "./store.js"; /* k
l */ /* m */

/* n */ export /* o */ const /* p */ bans /* q */ : /* r */ BansHandlers /* s */ = /* t */ { // u
  /* v */ getBan /* w */ : /* x */ async (/* y */ request /* z */) => /* 1 */ store.get(request) /* 2 */, // 3
  /** 4 */
  // 5

  createBan: async (request) => store.put(request), /* 6 */ /* 7
  8 */ removeBan: async (request) => store.remove(request) /* 9 */ , // 10
  // 11

  /* 12 */
} /* 13 */ ; /* 14 */ // 15
// 16: getBan, removeBan and listBans stay in comments
