import type { BansHandlers, Context, CreateBanRequest, GetBanRequest, RemoveBanRequest } from "@guildwire/api/server";
import { Store } from "./store.js";

export class Bans<P extends { id: string }, S extends Store = Store> implements BansHandlers<P> {
  constructor(
    readonly store: S,
    readonly audit: (who: P) => void = () => {},
  ) {}

  getBan(request: GetBanRequest, context: Context<P>) {
    this.audit(context.principal);
    return this.store.get(request);
  }
  createBan(request: CreateBanRequest) { return this.store.put(request); }
  removeBan(request: RemoveBanRequest) { return this.store.remove(request); }
}
