import type { BansHandlers } from '@guildwire/api/server';
import { store } from './store.js';

const removal = 'removeBan';

export const bans: BansHandlers = {
  'getBan': async (request) => store.get(request),
  ['createBan']: async (request) => store.put(request),
  [removal]: async (request) => store.remove(request),
};
