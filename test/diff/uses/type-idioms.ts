/** Ways to use unions and enumerations of the shelf, and types that are computed from generated ones. */
export const typeIdioms: Readonly<Record<string, string>> = {
  inUnion: "const f = (e: Entry) => ('text' in e ? e.text.length : (e.color?.length ?? 0));",
  inUnionNegated: "const f = (e: Entry) => { if (!('text' in e)) return e.color; return e.text.length; };",
  inUnionConst: "const key = 'text'; const f = (e: Entry) => (key in e ? e.text.length : e.page);",
  inUnionGuard:
    "const isQuote = (e: Entry): e is Quote => 'text' in e; const f = (e: Entry) => (isQuote(e) ? e.text : e.color);",
  inUnionFilter: "const x = (await listEntries(client)).filter((e) => 'text' in e).map((e) => e.text.length);",
  inUnionSwitch:
    "const f = (e: Entry) => { switch (true) { case 'text' in e: return e.text.length; default: return e.color?.length; } };",
  inUnionOwn:
    "type Own = Quote | { own: true }; const f = (e: Own) => ('own' in e ? String(e.own satisfies true) : e.text);",
  inOwnFirst: "type Own = Mark | { text: number }; const f = (e: Own) => ('text' in e ? e.text.toFixed() : e.page);",
  inGeneric: "const f = <T extends Entry>(e: T) => ('text' in e ? e.text.length : e.page);",
  hasOwn: "const f = (e: Entry) => Object.hasOwn(e, 'text');",
  hasOwnProperty: "const f = (e: Quote) => e.hasOwnProperty('text');",
  hasOwnCall: "const f = (e: Quote) => Object.prototype.hasOwnProperty.call(e, 'text');",
  reflectHas: "const f = (e: Quote) => Reflect.has(e, 'text');",
  recordOfKeys: "const labels: Record<keyof Mark, string> = { page: 'P', color: 'C' }; const x = labels.page;",
  requiredMapped: "const all: Required<Mark> = { page: 1, color: 'red' };",
  ownRequired: "type All<T> = { [K in keyof T]-?: string }; const all: All<Mark> = { page: '1', color: 'red' };",
  requiredVar: "const own = { page: 1, color: 'red' } as const; const all: Required<Mark> = own;",
  keyNever:
    "const f = (k: keyof Mark) => { switch (k) { case 'page': return 1; case 'color': return 2; default: { const n: never = k; return n; } } };",
  keysSatisfy: "const keys = { page: 1, color: 1 } satisfies Record<keyof Mark, 1>;",
  extendsOwnText: "interface Extended extends Mark { text: number } const f = (e: Extended) => e.text.toFixed();",
  implementsText: "class Own implements Mark { page = 1; text = 5; }",
  intersectionText: "const f = (e: Mark & { text: number }) => e.text.toFixed();",
  passText: "interface Row { page: number; text?: number } const f = (e: Mark): Row => e;",
  passTextArg: "const show = (r: { page: number; text?: number }) => r.page; const f = (e: Mark) => show(e);",
  sendText: "interface Form { title: string; isbn: string } const f = (body: Form) => addBook(client, { body });",
  spreadText: "const f = (e: Mark) => ({ text: 1, ...e }).text.toFixed();",
  spreadTwo: "const f = (e: Mark, q: { text: number }) => ({ ...q, ...e }).text.toFixed();",
  restAll: "const f = ({ page, ...rest }: Mark) => [page, Object.keys(rest)];",
  omitText: "const f = (q: Omit<Quote, 'page'>) => q.text.length;",
  omitKey: "type Rest = Omit<Quote, 'text'>; const r: Rest = { page: 1 };",
  pickUnion: "type Some = Pick<Quote, 'text' | 'page'>; const f = (q: Some) => q.text.length;",
  classField: "class Holder { entry?: Entry; first = (): number => this.entry?.page ?? 0; }",
  chain: "const f = (es: Entry[] | undefined) => es?.at(0)?.page?.toFixed(1)?.length;",
  chainElement: "const f = (b?: { inner?: Book }) => b?.inner?.author?.name?.at?.(0);",
  templateEnum: "const f = (g: Genre): `g-${'novel' | 'poetry' | 'essay'}` => `g-${g}`;",
  templateRecord:
    "type Color = NonNullable<Mark['color']>; const css: { [K in Color as `c-${K}`]: string } = { 'c-red': '1', 'c-blue': '2' };",
  upper: "const f = (c: Uppercase<NonNullable<Mark['color']>>): 'RED' | 'BLUE' => c;",
  excludeEnum: "const f = (g: Exclude<Genre, 'novel'>): 'poetry' | 'essay' => g;",
  genericGenerated:
    "const f = <T extends Mark>(e: T): T => ({ ...e, page: e.page + 1 }); const x = f({ page: 1, color: 'red' });",
  genericClassGenerated:
    "class Repo<T extends Quote> { constructor(private t: T) {} text() { return this.t.text.length; } } const r = new Repo({ text: 'a', page: 2, extra: true });",
  genericKeyed:
    "const pick = <T, K extends keyof T>(t: T, ...ks: K[]): Pick<T, K> => { const o = {} as Pick<T, K>; for (const k of ks) o[k] = t[k]; return o; }; const f = (q: Quote) => pick(q, 'text', 'page').text.length;",
  pathsOf:
    "type Path<T> = { [K in keyof T & string]: T[K] extends object ? `${K}.${keyof T[K] & string}` : K }[keyof T & string]; const p: Path<Pick<Book, 'title' | 'author'>> = 'author.name';",
  predicateUnknown:
    "const isMark = (v: unknown): v is Mark => typeof (v as { page?: unknown }).page === 'number'; const f = (v: unknown) => (isMark(v) ? v.color : undefined);",
  assertsMark:
    "function assertMark(v: unknown): asserts v is Mark { if (typeof v !== 'object') throw new Error('no'); } const f = (v: unknown) => { assertMark(v); return v.page; };",
  predicateOwn:
    "const hasColor = (e: Mark): e is Mark & { color: 'red' } => e.color === 'red'; const f = (e: Mark) => (hasColor(e) ? e.color satisfies 'red' : '');",
  exact:
    "type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false; const s: Same<keyof Mark, 'page' | 'color'> = true;",
  exactObject:
    "type Same<A, B> = [A, B] extends [B, A] ? true : false; const s: Same<Required<Pick<Quote, 'text'>>, { text: string }> = true;",
  inStep: "const f = (s: Step) => ('line' in s ? s.line.length : s.meters);",
  inStepInferred: "const x = (await listSteps(client)).map((s) => ('line' in s ? s.line.length : s.meters));",
  inStepNegated: "const f = (s: Step) => { if (!('line' in s)) return s.meters; return s.line; };",
  inStepConst: "const key = 'line'; const f = (s: Step) => (key in s ? s.line : s.meters);",
  inStepGuard:
    "const isRide = (s: Step): s is Ride => 'line' in s; const f = (s: Step) => (isRide(s) ? s.line : s.meters);",
  inStepSwitch:
    "const f = (s: Step) => { switch (true) { case 'line' in s: return s.line.length; default: return s.meters; } };",
  inStepGeneric: "const f = <T extends Step>(s: T) => ('line' in s ? s.line : undefined) as string | undefined;",
  extractStep: "type R = Extract<Step, { line?: unknown }>; const f = (r: R): Ride => r;",
  switchKind:
    "const f = (s: Step) => { switch (s.kind) { case 'walk': return s.meters; case 'ride': return s.line.length; default: return s satisfies never; } };",
  kindGuard: "const f = (s: Step) => (s.kind === 'walk' ? s.meters : s.line);",
  byKind:
    "type ByKind = { [S in Step as S['kind']]: (s: S) => unknown }; const h: ByKind = { walk: (w) => w.meters, ride: (r) => r.line };",
  extractKind: "type W = Extract<Step, { kind: 'walk' }>; const f = (w: W) => w.meters;",
  onStep:
    "const on = <K extends Step['kind']>(_k: K, f: (s: Extract<Step, { kind: K }>) => unknown) => f; const x = on('ride', (r) => r.line);",
  nestedIn: "const f = (r: { entry: Entry }) => ('text' in r.entry ? r.entry.text : r.entry.color);",
  findIn: "const q = (await listEntries(client)).find((e): e is Quote => 'text' in e)?.text.length;",
  extractUnion: "type Q = Extract<Entry, { text: string }>; const f = (q: Q) => q.text.length;",
  excludeUnion: "type M = Exclude<Entry, { text: unknown }>; const f = (m: M) => m.color;",
  distributive:
    "type Keys<T> = T extends unknown ? keyof T : never; const k: Keys<Entry> = 'color'; const f = (k: Keys<Entry>): 'text' | 'page' | 'color' => k;",
  commonKeys: "const f = (k: keyof Entry): 'page' => k;",
  unionBuild: "const es: Entry[] = [{ text: 'a' }, { page: 1, color: 'red' }];",
  typeofProp: "const f = (e: Entry) => { const { page } = e; return typeof page === 'number' ? page : 0; };",
  accessorType: "type Page = Entry['page']; const f = (p: Page) => (p ?? 0).toFixed();",
  nonNull: "const f = (m: Mark) => m.color!.length;",
  defaulted: "const f = ({ page, color = 'red' }: Mark): 'red' | 'blue' => (page > 1 ? color : 'blue');",
  tupleMap:
    "const pairs: readonly (readonly [keyof Mark, (m: Mark) => unknown])[] = [['page', (m) => m.page], ['color', (m) => m.color]];",
  entriesTyped: "const f = (m: Mark) => (Object.entries(m) as [keyof Mark, Mark[keyof Mark]][]).length;",
  valueOfKeyof: "type V = Mark[keyof Mark]; const f = (v: V): number | 'red' | 'blue' | undefined => v;",
  enumArray:
    "const colors = ['red', 'blue'] as const satisfies readonly NonNullable<Mark['color']>[]; const f = (m: Mark): (typeof colors)[number] | undefined => m.color;",
  switchReturn:
    "const f = (g: Genre): number => { switch (g) { case 'novel': return 1; case 'poetry': return 2; case 'essay': return 3; } };",
  ifElse:
    "const f = (g: Genre): string => (g === 'novel' ? 'a' : g === 'poetry' ? 'b' : (({ essay: 'c' }) as const)[g]);",
  mapGet: "const m = new Map<Genre, string>([['novel', 'n']]); const f = (b: Book) => b.genre && m.get(b.genre);",
  setHas:
    "const s = new Set(['novel', 'essay'] as const) as ReadonlySet<string>; const f = (b: Book) => b.genre && s.has(b.genre);",
  partialRecord: "const c: Partial<Record<Genre, number>> = { novel: 1, essay: 2 };",
  assignNarrow: "let kind: 'novel' | 'poetry' | 'essay' = 'novel'; const f = (g: Genre) => { kind = g; };",
  staticField:
    "class K { static readonly all: readonly Genre[] = ['novel', 'essay']; static of(g: Genre): 'novel' | 'poetry' | 'essay' { return g; } }",
  getterType: "class G { #b: Book | undefined; get title() { return this.#b?.title.length; } }",
  overloads:
    "function f(e: Quote): string; function f(e: Mark): number; function f(e: Entry): string | number { return 'text' in e ? e.text : e.page; } const x = f;",
  errorReason:
    "const f = (e: unknown) => { if (api.isApiError(e, 'addBook', 409)) return e.body.reason === 'taken' ? 1 : (e.body.reason satisfies 'closed'); return 0; };",
  parametersPick: "const f = (o: NonNullable<Parameters<typeof listBooks>[1]>) => o.genre satisfies Genre | undefined;",
  curriedRest: "const f = (...[c, o]: Parameters<typeof listBooks>) => listBooks(c, { ...o, limit: 5 });",
};
