import type {
  BansHandlers,
  Context,
  CreateBanRequest,
  CreateBanResult,
  GetBanRequest,
  GetBanResult,
  RemoveBanRequest,
} from "@guildwire/api/server";
import { Store } from "./store.js";

interface User {
  readonly id: string;
}

export class Bans implements BansHandlers<User> {
  readonly #store = new Store();
  private calls = 0;

  async getBan(request: GetBanRequest, context: Context<User>): Promise<GetBanResult> {
    this.calls += 1;
    return this.#store.get({ ...request, by: context.principal.id });
  }

  async createBan(request: CreateBanRequest): Promise<CreateBanResult> {
    return this.#store.put(request);
  }

  async removeBan(request: RemoveBanRequest) {
    return this.#store.remove(request);
  }
}
