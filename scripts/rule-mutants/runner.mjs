// Runs each test once unchanged, then once for each mutant that it reached and must kill.
import { setMaxListeners } from "node:events";
import fc from "fast-check";
import { TestRunner } from "vitest";

// The first failing value kills a mutant; shrinking is unnecessary.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true, numRuns: 25 });

/** Only mutants whose number is a multiple of this are tested. */
const interval = Number(process.env.MUTANT_INTERVAL ?? 1);

/** A mutant that makes a loop endless is stopped after this many checks, which kills it. */
const maxChecks = 20_000_000;

const state = { active: 0, checks: 0, reached: new Set(), ids: new Map(), killed: new Set() };

// Called by instrumented rules: whether a mutant is currently active.
globalThis.isMutant = (number) => {
  state.reached.add(number);
  if (state.active !== 0 && ++state.checks > maxChecks) throw new Error(`mutant ${state.active} does not end`);
  return state.active === number;
};
globalThis.describeMutants = (mutants) => {
  for (const [number, ids] of mutants) state.ids.set(number, ids);
};

export default class MutantRunner extends TestRunner {
  async runTask(test) {
    const run = TestRunner.getTestFn(test);
    // Every run of a test adds a listener to its signal.
    setMaxListeners(0, test.context.signal);
    state.active = 0;
    state.reached = new Set();
    await run();
    const mutants = [...state.reached].filter((number) => isCited(test.name, state.ids.get(number)));
    const killed = [];
    for (const number of mutants) {
      if (number % interval !== 0 || state.killed.has(number)) continue;
      state.active = number;
      state.checks = 0;
      try {
        await run();
      } catch {
        state.killed.add(number);
        killed.push(number);
      }
    }
    state.active = 0;
    test.meta.reached = mutants;
    test.meta.killed = killed;
  }
}

function isCited(name, ids) {
  return ids.length === 0 || ids.some((id) => name.includes(`[${id}]`));
}
