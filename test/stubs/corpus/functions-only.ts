import type { BansHandlers } from '@guildwire/api/server'
import { store } from './store.js'

export const getBan: BansHandlers['getBan'] = async (request) => store.get(request)

export const createBan: BansHandlers['createBan'] = async (request) => store.put(request)

export const removeBan: BansHandlers['removeBan'] = async (request) => store.remove(request)
