import type { ClockHandlers, GetClockResult, MoveClockRequest, MoveClockResult } from "@guildwire/control/server";
import { refuse } from "../../rules/form.js";
import type { Services } from "../../services.js";
import { lastMoment } from "../../store/ids.js";
import type { Principal } from "./principal.js";

/** Handlers of clock. This file is yours: `guildwire stubs` only adds code. */
export class Clock implements ClockHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /clock`: Read the clock
   *
   * @guildwire getClock 617b07cc6739
   */
  async getClock(): Promise<GetClockResult> {
    return this.#services.store.read(async (work) => ({
      now: work.now.toISOString(),
      offset: (await work.clock.offset()) / 1000,
    }));
  }

  /**
   * `PATCH /clock`: Move the clock
   *
   * @guildwire moveClock 5a70f209cf47
   */
  async moveClock(request: MoveClockRequest): Promise<MoveClockResult> {
    const { advance, now } = request.body;
    const shown = await this.#services.store.write({ none: true }, async (work) => {
      const step = advance === undefined ? Date.parse(now ?? "") - work.now.getTime() : Math.round(advance * 1000);
      const moved = new Date(work.now.getTime() + step);
      // NaN is out of range, too: a leap second has the format, but cannot be represented.
      if (!(step >= 0))
        refuse([{ path: "/now", code: "clock-forwards", message: "must not be before the present moment" }]);
      const path = advance === undefined ? "/now" : "/advance";
      if (moved > lastMoment)
        refuse([{ path, code: "clock-end", message: `must not lead beyond ${lastMoment.toISOString()}` }]);
      await work.clock.advance(step);
      return { now: moved.toISOString(), offset: (await work.clock.offset()) / 1000 };
    });
    // Access tokens may have expired.
    this.#services.principals.clear();
    return shown;
  }
}
