import { typeIdioms } from "./type-idioms.js";

/**
 * Ways to use the bindings of the shelf, one line each: the body of a function in a module that imports its operations, its types,
 * and the whole client as `api`.
 */
export const idioms: Readonly<Record<string, string>> = {
  map: "const x = (await listBooks(client)).map(({ title }) => title.length);",
  fn: "const f = (b: Book) => b.title.length;",
  indexed: "type T = Book['title']; const t = (b: Book): T => b.title;",
  pick: "const f = (b: Pick<Book, 'title'>) => b.title.length;",
  omitAuthor: "const f = (b: Omit<Book, 'author'>) => b.title.length;",
  partial: "const f = (b: Partial<Book>) => b.title?.length;",
  keyofArg:
    "function pluck<T, K extends keyof T>(xs: readonly T[], k: K) { return xs.map((x) => x[k]); } const x = pluck(await listBooks(client), 'title');",
  keyofConst: "const k = 'title' as const; const f = (b: Book) => b[k].length;",
  keyofTyped: "const k: keyof Book = 'title'; const f = (b: Book) => b[k];",
  keyList: "const cols: (keyof Book)[] = ['id', 'title']; const f = (b: Book) => cols.map((c) => String(b[c]));",
  columns:
    "interface Col<T> { key: keyof T; label: string } const cols: Col<Book>[] = [{ key: 'title', label: 'T' }]; const f = (b: Book) => cols.map((c) => String(b[c.key]));",
  satisfies:
    "const cols = ['id', 'title'] as const satisfies readonly (keyof Book)[]; const f = (b: Book) => cols.map((c) => b[c].length);",
  constraint:
    "function first<T extends { title: string }>(x: T) { return x.title.length; } const f = (b: Book) => first(b);",
  ownRow: "interface Row { title: string } const rows: Row[] = (await listBooks(client)) as Book[];",
  ownRowReturn:
    "interface Row { title: string } async function rows(): Promise<readonly Row[]> { return listBooks(client); }",
  ownRowTernary: "interface Row { title: string } const f = (b: Book, c: boolean): Row => c ? b : { title: 'x' };",
  ownRowMapFn:
    "interface Row { title: string } const len = (r: Row) => r.title.length; const x = (await listBooks(client)).map(len);",
  inferred: "type B = Awaited<ReturnType<typeof listBooks>>[number]; const f = (b: B) => b.title.length;",
  sort: "const x = [...(await listBooks(client))].sort((a, b) => a.title.localeCompare(b.title));",
  thenLambda: "const x = listBooks(client).then((bs) => bs.map((b) => b.title.length));",
  thenRef: "const show = (bs: readonly { title: string }[]) => bs.length; const x = listBooks(client).then(show);",
  all: "const [bs, as] = await Promise.all([listBooks(client), listAuthors(client)]); const x = bs[0]?.title.length; const y = as.length;",
  star: "const x = (await api.listBooks(client))[0]?.title.length;",
  dyn: "const { listBooks: lb } = await import('./out/src/client/index.js'); const x = (await lb(client))[0]?.title.length;",
  wrap: "async function call<A extends unknown[], R>(f: (c: typeof client, ...a: A) => Promise<R>, ...a: A): Promise<R> { return f(client, ...a); } const x = (await call(listBooks, {}))[0]?.title.length;",
  json: "const x = JSON.stringify(await listBooks(client));",
  log: "console.log(await listBooks(client));",
  entries: "const f = (b: Book) => Object.entries(b);",
  spreadCopy: "const f = (b: Book) => ({ ...b, extra: 1 }).title.length;",
  rest: "const f = ({ id, ...rest }: Book) => [id, rest.title.length];",
  assign: "const f = (b: Book) => Object.assign({ extra: 1 }, b).title.length;",
  cls: "class V { constructor(private readonly book: Book) {} render() { return this.book.title.length; } }",
  clsImpl: "class V implements Pick<Book, 'title' | 'id'> { title = 'a'; id = 'b'; }",
  mapped: "type Form<T> = { [K in keyof T]?: { value: T[K] } }; const f = (b: Form<Book>) => b.title?.value.length;",
  mappedLiteral:
    "const labels: Record<keyof Book, string> = { id: 'i', title: 't', genre: 'g', pages: 'p', author: 'a' }; const x = labels.title;",
  template: "type Setter = `set${Capitalize<keyof Book>}`; const s: Setter = 'setTitle';",
  cond: "type HasTitle<T> = T extends { title: string } ? true : false; const h: HasTitle<Book> = true;",
  fake: "const fake: typeof listBooks = (async () => [{ id: '1', title: 't', author: { name: 'n' } }]) as typeof listBooks;",
  fixture: "const b: Book = { id: '1', title: 't', author: { name: 'n' } };",
  fixtures: "const bs = [{ id: '1', title: 't', author: { name: 'n' } }]; const x: readonly Book[] = bs;",
  fixtureFn: "const make = (title = 't') => ({ id: '1', title, author: { name: 'n' } }); const x: Book = make();",
  jsonParse: "const f = (s: string) => (JSON.parse(s) as Book).title.length;",
  guard:
    "const isBook = (v: unknown): v is Book => typeof v === 'object' && v !== null && 'title' in v && typeof v.title === 'string';",
  overload: "const f = (b: Book | Author) => 'title' in b ? b.title.length : b.name.length;",
  quotedBinding: "const f = ({ 'title': t }: Book) => t.length;",
  argumentKeys:
    "const labels: Record<keyof NonNullable<Parameters<typeof removeBook>[1]>, string> = { id: 'i' }; const x = labels.id;",
  optional: "const f = (b?: Book) => b?.title?.length;",
  nonnull: "const f = (m: Map<string, Book>) => m.get('x')!.title.length;",
  destructDefault: "const f = ({ title = 'none' }: Partial<Book> = {}) => title.length;",
  assignPattern: "let t = ''; const f = (b: Book) => { ({ title: t } = b); return t; };",
  forOf: "for (const { title } of await listBooks(client)) console.log(title.length);",
  reduce: "const x = (await listBooks(client)).reduce((m, b) => m.set(b.title, b), new Map<string, Book>());",
  genericClass: "class Box<T> { constructor(readonly v: T) {} } const f = (b: Book) => new Box(b).v.title.length;",
  wrapped:
    "const state = { books: [] as Book[] }; state.books = [...(await listBooks(client))]; const x = state.books[0]?.title.length;",
  stringLit: "const f = (b: Book) => b['title'].length;",
  labelsExhaustive:
    "const labels: Record<Genre, string> = { novel: 'N', poetry: 'P', essay: 'E' }; const f = (b: Book) => b.genre && labels[b.genre];",
  labelsIndexed:
    "const labels: Record<NonNullable<Book['genre']>, string> = { novel: 'N', poetry: 'P', essay: 'E' }; const x = labels.novel;",
  labelsInferred:
    "const labels = { novel: 'N', poetry: 'P', essay: 'E' }; const f = (b: Book) => b.genre && labels[b.genre];",
  switchNever:
    "const f = (b: Book) => { switch (b.genre) { case 'novel': return 1; case 'poetry': return 2; case 'essay': return 3; case undefined: return 0; default: { const n: never = b.genre; return n; } } };",
  ifCompare: "const f = (b: Book) => b.genre === 'essay';",
  includes: "const kinds: Genre[] = ['novel', 'essay']; const f = (b: Book) => b.genre && kinds.includes(b.genre);",
  genreVar: "const g = 'essay' as const; const x = listBooks(client, { genre: g });",
  genreParam: "const f = (g: 'novel' | 'essay') => listBooks(client, { genre: g });",
  genreFn:
    "type G = 'novel' | 'poetry' | 'essay'; const show = (g: G) => g; const f = (b: Book) => b.genre && show(b.genre);",
  genreUnion: "type Extended = Genre | 'other'; const f = (g: Extended) => g === 'essay';",
  genreExtract: "const e: Extract<Genre, 'essay'> = 'essay';",
  writeLit: "const x = addBook(client, { body: { title: 'A', genre: 'essay' } });",
  writeVar: "const body = { title: 'A', genre: 'essay' as const }; const x = addBook(client, { body });",
  writeArgs: "const args = { body: { title: 'A' } }; const x = addBook(client, args);",
  writeFn: "const make = (title: string) => ({ title }); const x = addBook(client, { body: make('A') });",
  writeTyped: "const body: NewBook = { title: 'A' }; const x = addBook(client, { body });",
  writeOwn: "interface Form { title: string } const f = (body: Form) => addBook(client, { body });",
  writeSpread: "const f = (b: NewBook) => addBook(client, { body: { ...b, title: 'A' } });",
  writeSpreadOwn: "const f = (b: { title: string }) => addBook(client, { body: { ...b } });",
  writeAssign:
    "const body = {} as NewBook; const f = () => { Object.assign(body, { title: 'x' }); return addBook(client, { body }); };",
  writeLater:
    "const body = {} as { -readonly [K in keyof NewBook]: NewBook[K] }; body.title = 'x'; const x = addBook(client, { body });",
  writeCond:
    "const f = (c: boolean) => addBook(client, { body: c ? { title: 'A' } : { title: 'B', genre: 'novel' } });",
  writeSatisfies: "const body = { title: 'A' } satisfies NewBook; const x = addBook(client, { body });",
  writeAs: "const x = addBook(client, { body: { title: 'A' } as NewBook });",
  writeParams:
    "type P = Parameters<typeof addBook>[1]; const p: P = { body: { title: 'A' } }; const x = addBook(client, p);",
  writeBind: "const add = addBook.bind(null, client); const x = add({ body: { title: 'A' } });",
  writeCurry:
    "const add = (body: Parameters<typeof addBook>[1]['body']) => addBook(client, { body }); const x = add({ title: 'A' });",
  writeMapFn: "const x = ['a', 'b'].map((title) => ({ title })).map((body) => addBook(client, { body }));",
  writeApply: "const x = addBook.apply(null, [client, { body: { title: 'A' } }]);",
  writeTuple:
    "const args: Parameters<typeof addBook> = [client, { body: { title: 'A' } }]; const x = addBook(...args);",
  writePartial:
    "const defaults: Partial<NewBook> = { genre: 'novel' }; const f = (title: string) => addBook(client, { body: { ...defaults, title } });",
  yieldOwn:
    "interface Row { title: string } async function* rows(): AsyncGenerator<Row> { for (const b of await listBooks(client)) yield b; }",
  yieldAll:
    "interface Row { title: string } async function* rows(): AsyncGenerator<Row> { yield* await listBooks(client); }",
  parameterDefault: "interface Row { title: string } const f = (b: Book, r: Row = b) => r.title.length;",
  bindingDefault:
    "interface Row { title: string } const f = (b: Book, { row = b }: { row?: Row } = {}) => row.title.length;",
  forOfOwn:
    "interface Row { title: string } let r: Row; for (r of await listBooks(client)) console.log(r.title.length);",
  tagged:
    "const tag = (_: TemplateStringsArray, ...rows: readonly { title: string }[]) => rows.length; const f = (b: Book) => tag`x${b}`;",
  spreadArguments:
    "const f = (...rows: { title: string }[]) => rows.length; const x = f(...(await listBooks(client)));",
  restTuple:
    "const f = ([first]: readonly { title: string }[]) => first?.title.length; const x = f(await listBooks(client));",
  optionalCall:
    "const f: ((r: { title: string }) => number) | undefined = ({ title }) => title.length; const x = f?.((await listBooks(client))[0]!);",
  optionalElement: "const f = (b?: Book) => b?.['title'].length;",
  computedConst: "const key = 'title'; const f = (b: Book) => { const { [key]: t } = b; return t.length; };",
  computedObject:
    "const key = 'title' as const; const b: NewBook = { [key]: 'A' }; const x = addBook(client, { body: b });",
  logical: "interface Row { title: string } const f = (b: Book | undefined, r: Row): Row => b ?? r;",
  logicalAnd: "interface Row { title: string } const f = (b: Book, c: boolean): Row | false => c && b;",
  comma: "interface Row { title: string } const f = (b: Book): Row => (console.log(1), b);",
  setter:
    "class S { #r = ''; set row(r: { title: string }) { this.#r = r.title; } get row() { return { title: this.#r }; } } const f = (s: S, b: Book) => { s.row = b; };",
  genericAlias: "type Page<T> = { items: readonly T[]; first: T }; const f = (p: Page<Book>) => p.first.title.length;",
  genericDefault:
    "interface Box<T extends { title: string } = Book> { value: T } const f = (b: Box) => b.value.title.length;",
  typeConstraint:
    "type Titled<T extends { title: string }> = T['title']; type X = Titled<Book>; const f = (x: X) => x.length;",
  extendsOwn: "interface Extended extends Book { extra: number } const f = (b: Extended) => b.title.length;",
  intersection: "type Extended = Book & { extra: number }; const f = (b: Extended) => b.title.length;",
  reducerState:
    "type State = { book?: { title: string } }; type Action = { type: 'set'; book: Book }; const r = (s: State, a: Action): State => ({ ...s, book: a.book });",
  setState:
    "const useState = <S,>(s: S): [S, (s: S | ((p: S) => S)) => void] => [s, () => undefined]; const [, set] = useState<{ title: string } | undefined>(undefined); set((await listBooks(client))[0]);",
  setStateFn:
    "const useState = <S,>(s: S): [S, (s: S | ((p: S) => S)) => void] => [s, () => undefined]; const [, set] = useState<readonly { title: string }[]>([]); const bs = await listBooks(client); set((p) => [...p, ...bs]);",
  mapValue: "const m = new Map<string, { title: string }>(); for (const b of await listBooks(client)) m.set(b.id, b);",
  recordOf: "const f = (b: Book): Record<string, { title: string }> => ({ [b.id]: b });",
  promiseOwn:
    "interface Row { title: string } const f = (): Promise<Row | undefined> => listBooks(client).then(([b]) => b);",
  newOwn:
    "class V { constructor(readonly r: { title: string }) {} } const x = (await listBooks(client)).map((b) => new V(b));",
  callbackProperty:
    "const o: { show: (r: { title: string }) => number } = { show: ({ title }) => title.length }; const x = (await listBooks(client)).map(o.show);",
  satisfiesMap:
    "const handlers = { listBooks: async () => (await listBooks(client)).map(({ title }) => title) } satisfies Record<string, () => Promise<string[]>>;",
  satisfiesGenre: "const labels = { novel: 'N', poetry: 'P', essay: 'E' } satisfies Record<Genre, string>;",
  mappedGenre: "const labels: { readonly [K in Genre]: string } = { novel: 'N', poetry: 'P', essay: 'E' };",
  ternaryNever:
    "const f = (g: Genre): number => (g === 'novel' ? 1 : g === 'poetry' ? 2 : g === 'essay' ? 3 : (g satisfies never));",
  assertNever:
    "const never = (n: never): never => n; const f = (g: Genre) => { if (g === 'novel' || g === 'poetry' || g === 'essay') return 1; return never(g); };",
  genreTuple:
    "const all: readonly ['novel', 'poetry', 'essay'] = ['novel', 'poetry', 'essay']; const f = (g: Genre) => { const i: 0 | 1 | 2 | -1 = all.indexOf(g) as -1; return i; };",
  genreArrayTyped:
    "type Own = 'novel' | 'poetry' | 'essay'; const own = new Set<Own>(); const f = (b: Book) => { if (b.genre) own.add(b.genre); };",
  genreTemplate:
    "type Key = `genre.${Genre}`; const k: Record<Key, number> = { 'genre.novel': 1, 'genre.poetry': 2, 'genre.essay': 3 };",
  argsSpread: "const base = { limit: 1 }; const x = removeBook(client, { ...base, id: '1' });",
  exportedResult:
    "const load = async () => ({ books: await listBooks(client) }); type Data = Awaited<ReturnType<typeof load>>; const f = ({ books }: Data) => books[0]?.title.length;",
  nestedDestructuring:
    "const load = async () => ({ data: { books: await listBooks(client) } }); const { data: { books: [{ title } = { title: '' }] } } = await load(); const n = title.length;",
  jsxAttribute:
    "interface Row { title: string } const Card = ({ row }: { row: Row }) => <p>{row.title.length}</p>; const f = (b: Book) => <Card row={b} />;",
  jsxChoice:
    "interface Row { title: string } const Card = ({ row }: { row?: Row | undefined }) => <p>{row?.title.length}</p>; const f = (b: Book, c: boolean) => <Card row={c ? b : undefined} />;",
  jsxSpread:
    "const Card = ({ title }: { title: string }) => <p>{title.length}</p>; const f = (b: Book) => <Card {...b} />;",
  jsxGeneric:
    "function List<T extends { title: string }>({ items }: { items: readonly T[] }) { return <ul>{items.map(({ title }) => title.length)}</ul>; } const x = <List items={await listBooks(client)} />;",
  jsxTypeArgument:
    "function Table<T extends { title: string }>({ load }: { load: () => readonly unknown[] }) { const titles = load() as readonly T[]; return <ul>{titles.map(({ title }) => title.length)}</ul>; } const x = <Table<Book> load={() => []} />;",
  jsxTypeArgumentOfConstant:
    "const Table = <T extends { title: string }>({ load, children }: { load: () => readonly unknown[]; children: unknown }) => <ul>{(load() as readonly T[]).length}{children}</ul>; const x = <Table<Book> load={() => []}><p>a</p></Table>;",
  jsxKeyOfItems:
    "interface Props<T> { rows: readonly T[]; field: keyof T & string } const Column = <T,>({ rows, field }: Props<T>) => <p>{String(rows[0]?.[field])}</p>; const f = (bs: Book[]) => <Column rows={bs} field={'title'} />;",
  jsxTypeArgumentOfMember:
    'const ui = { Cell: <T extends { author: { name: string } }>({ at }: { at: keyof T }) => <p>{String(at)}</p> }; const x = <ui.Cell<Book> at="title" />;',
  jsxChild:
    "const With = ({ book, children }: { book: Book; children: (b: Book) => unknown }) => <p>{String(children(book))}</p>; const f = (b: Book) => <With book={b}>{(r: { title: string }) => r.title.length}</With>;",
  jsxList: "const f = (bs: readonly Book[]) => <ul>{bs.map(({ id, title }) => <li key={id}>{title.length}</li>)}</ul>;",
  removeId: "const x = removeBook(client, { id: '1' });",
  removeIdVar: "const id = '1'; const x = removeBook(client, { id });",
  removeObj: "const a = { id: '1' }; const x = removeBook(client, a);",
  removeBook: "const f = (b: Book) => removeBook(client, b);",
  mapOf:
    "interface Row { title: string } const m: ReadonlyMap<string, Row> = new Map((await listBooks(client)).map((b) => [b.id, b]));",
  mapOfTyped:
    "interface Row { title: string } const m = new Map<string, Row>((await listBooks(client)).map((b) => [b.id, b]));",
  fromEntries:
    "interface Row { title: string } const r: Record<string, Row> = Object.fromEntries((await listBooks(client)).map((b) => [b.id, b]));",
  genClassNew:
    "class Box<T> { constructor(readonly v: T) {} } interface Row { title: string } const f = (b: Book): Box<Row> => new Box(b);",
  destructObjInto:
    "interface Row { title: string } let r: Row = { title: '' }; const f = (o: { book: Book }) => { ({ book: r } = o); };",
  callApply: "const show = (r: { title: string }) => r.title.length; const f = (b: Book) => show.call(undefined, b);",
  callBind: "const show = (r: { title: string }) => r.title.length; const f = (b: Book) => show.bind(undefined, b)();",
  mappedAs:
    "type Getters<T> = { [K in keyof T as `get${Capitalize<string & K>}`]: () => T[K] }; const f = (g: Getters<Book>) => g.getTitle().length;",
  keysOfType:
    "type StringKeys<T> = { [K in keyof T]-?: T[K] extends string ? K : never }[keyof T]; const k: StringKeys<Book> = 'title';",
  genericKey:
    "function by<T, K extends keyof T>(k: K) { return (x: T) => x[k]; } const f = by<Book, 'title'>('title');",
  implGeneric:
    "interface Repo<T> { all(): Promise<readonly T[]> } class Books implements Repo<{ title: string }> { all() { return listBooks(client); } }",
  implProp:
    "interface Holder { book: { title: string } } class H implements Holder { constructor(readonly book: Book) {} }",
  satisfiesFlow: "interface Row { title: string } const f = (b: Book) => b satisfies Row;",
  mapAssign: "interface Row { title: string } const f = (m: Map<string, Book>): ReadonlyMap<string, Row> => m;",
  recAssign: "interface Row { title: string } const f = (m: Record<string, Book>): Record<string, Row> => m;",
  iterable: "interface Row { title: string } const f = (bs: readonly Book[]): Iterable<Row> => bs;",
  thisParam: "function show(this: { title: string }) { return this.title; } const f = (b: Book) => show.call(b);",
  assertExt: "type Assert<T extends true> = T; type X = Assert<Book extends { title: string } ? true : false>;",
  satisfiesArr: "const f = (bs: readonly Book[]) => bs satisfies readonly { title: string }[];",
  writePartialUpdate:
    "type Update<T> = { [K in keyof T]: { field: K; value: T[K] } }[keyof T]; const u: Update<NewBook> = { field: 'title', value: 'A' };",
  resultClass:
    "class Ok<T> { constructor(readonly value: T) {} map<U>(f: (v: T) => U): Ok<U> { return new Ok(f(this.value)); } } const x = new Ok(await listBooks(client)).map((bs) => bs[0]?.title.length);",
  resultUnion:
    "type Result<T> = { ok: true; value: T } | { ok: false; error: unknown }; const attempt = async <T,>(p: Promise<T>): Promise<Result<T>> => p.then((value) => ({ ok: true, value }) as const, (error: unknown) => ({ ok: false, error }) as const); const r = await attempt(listBooks(client)); if (r.ok) console.log(r.value[0]?.title.length);",
  resultMatch:
    "const match = <T, R>(r: { value?: T; error?: Error }, on: { ok: (v: T) => R; err: (e: Error) => R }): R => (r.error ? on.err(r.error) : on.ok(r.value as T)); const x = match({ value: await listBooks(client) }, { ok: (bs) => bs.map((b) => b.title.length).length, err: () => 0 });",
  pipeline:
    "const pipe = <A, B, C>(a: A, f: (a: A) => B, g: (b: B) => C): C => g(f(a)); const x = pipe(await listBooks(client), (bs) => bs.filter((b) => b.genre === 'essay'), (bs) => bs.map((b) => b.title.length));",
  generatorEffect:
    "function* program(): Generator<Promise<readonly Book[]>, number, readonly Book[]> { const bs = yield listBooks(client); return bs[0]?.title.length ?? 0; } const it = program();",
  repository:
    "abstract class Repo<T extends { id: string }, N> { abstract create(n: N): Promise<T>; async save(n: N) { const { id } = await this.create(n); return id; } } class Books extends Repo<Book, NewBook> { create(body: NewBook) { return addBook(client, { body }); } }",
  repositoryOwn:
    "interface Entity { id: string; title: string } class Repo<T extends Entity> { items = new Map<string, T>(); put(t: T) { this.items.set(t.id, t); return t.title.length; } } const r = new Repo<Book>();",
  repositoryExtended:
    "class Repo<T extends { title: string }> { items: T[] = []; } class Books extends Repo<Book> {} const r = new Books();",
  constrainedCall: "const make = <T extends { title: string }>(): T[] => []; const x = make<Book>().length;",
  constrainedClient:
    "const Repo = class<T extends { title: string }> { items: T[] = []; }; const r = new Repo<Book>();",
  service:
    "class Service { constructor(private readonly list: typeof listBooks = listBooks) {} async titles(): Promise<string[]> { return (await this.list(client)).map((b) => b.title); } }",
  serviceInjected:
    "interface Gateway { list(): Promise<readonly { title: string }[]>; add(b: { title: string }): Promise<{ id: string }> } const gateway: Gateway = { list: () => listBooks(client), add: (body) => addBook(client, { body }) };",
  decorated:
    "const Log = <A extends unknown[], R>(f: (this: unknown, ...a: A) => R, _c: ClassMethodDecoratorContext): ((this: unknown, ...a: A) => R) => f; class Controller { @Log async create(body: NewBook): Promise<Book> { return addBook(client, { body }); } @Log async first() { return (await listBooks(client))[0]?.title.length; } }",
  dto: "class CreateBook implements NewBook { readonly title: string = ''; readonly genre?: 'novel' | 'poetry' | 'essay'; } const f = (d: CreateBook) => addBook(client, { body: d });",
  commandTable:
    "const commands = { add: (title: string) => addBook(client, { body: { title } }), list: () => listBooks(client), drop: (id: string) => removeBook(client, { id }) }; type Name = keyof typeof commands; const f = (n: Name) => (n === 'list' ? commands[n]().then(([b]) => b?.title.length) : undefined);",
  tableOfFunctions:
    "const table: Record<string, (id: string) => Promise<unknown>> = { drop: (id) => removeBook(client, { id }), add: (title) => addBook(client, { body: { title } }) }; await table['drop']?.('1');",
  genreTable:
    "const handlers: { [K in Genre]: (b: Book) => number } = { novel: (b) => b.title.length, poetry: () => 0, essay: () => 1 }; const f = (b: Book) => (b.genre ? handlers[b.genre](b) : 0);",
  store:
    "const writable = <T,>(value: T) => ({ get: () => value, set: (v: T) => { value = v; }, update: (f: (v: T) => T) => { value = f(value); } }); const books = writable<readonly Book[]>([]); books.set(await listBooks(client)); books.update((bs) => bs.filter((b) => b.title.length > 1));",
  storeOwn:
    "const writable = <T,>(value: T) => ({ get: () => value, set: (v: T) => { value = v; } }); const rows = writable<readonly { title: string }[]>([]); rows.set(await listBooks(client));",
  derived:
    "const derived = <T, R>(get: () => T, f: (t: T) => R) => () => f(get()); let books: readonly Book[] = []; const titles = derived(() => books, (bs) => bs.map(({ title }) => title.length)); titles();",
  refValue:
    "interface Ref<T> { value: T } const ref = <T,>(value: T): Ref<T> => ({ value }); const book = ref<Book | undefined>(undefined); book.value = (await listBooks(client))[0]; const n = book.value?.title.length;",
  reactive:
    "const reactive = <T extends object>(t: T): T => new Proxy(t, {}); const state = reactive({ form: { title: '', genre: undefined } as { title: string; genre: Genre | undefined } }); const f = () => addBook(client, { body: { title: state.form.title } });",
  hookTuple:
    "const useQuery = <T,>(_o: { key: readonly unknown[]; fn: () => Promise<T> }): { data: T | undefined; error: Error | null } => ({ data: undefined, error: null }); const { data: books = [] } = useQuery({ key: ['books'], fn: () => listBooks(client) }); const n = books.map((b) => b.title.length);",
  hookSelect:
    "const useQuery = <T, S = T>(_o: { fn: () => Promise<T>; select?: (t: T) => S }): { data?: S } => ({}); const { data } = useQuery({ fn: () => listBooks(client), select: (bs) => bs.map((b) => b.title) }); const n = data?.[0]?.length;",
  hookMutation:
    "const useMutation = <V, T>(o: { fn: (v: V) => Promise<T>; onSuccess?: (t: T, v: V) => void }) => ({ mutate: (v: V) => o.fn(v) }); const { mutate } = useMutation({ fn: (title: string) => addBook(client, { body: { title } }), onSuccess: (b, v) => console.log(b.title.length, v) }); await mutate('a');",
  hookMutationArgs:
    "const useMutation = <V, T>(fn: (v: V) => Promise<T>) => ({ mutate: fn }); const { mutate } = useMutation((args: Parameters<typeof addBook>[1]) => addBook(client, args)); const x = mutate({ body: { title: 'a' } });",
  emitter:
    "class Emitter<E extends Record<string, unknown>> { on<K extends keyof E>(_k: K, _f: (e: E[K]) => void) { return this; } } const bus = new Emitter<{ added: Book; removed: string }>(); bus.on('added', ({ title }) => title.length);",
  switchMap:
    "const label = (b: Book): string => { switch (true) { case b.genre === 'essay': return 'E'; case b.genre === 'novel': return b.title; default: return ''; } };",
  asyncIterator:
    "async function* pages(): AsyncGenerator<Book, void, undefined> { for (const b of await listBooks(client, { limit: 1 })) yield b; } for await (const { title } of pages()) console.log(title.length);",
  settled:
    "const rs = await Promise.allSettled([listBooks(client)]); const x = rs.flatMap((r) => (r.status === 'fulfilled' ? r.value.map((b) => b.title.length) : []));",
  memo: "const memo = <A extends readonly unknown[], R>(f: (...a: A) => R) => { const m = new Map<string, R>(); return (...a: A): R => m.get(String(a)) ?? f(...a); }; const add = memo((title: string) => addBook(client, { body: { title } })); const x = add('a').then((b) => b.title.length);",
  weakCache:
    "const cache = new WeakMap<Book, string>(); for (const b of await listBooks(client)) cache.set(b, b.title);",
  builder:
    "class Builder { #b: { -readonly [K in keyof NewBook]?: NewBook[K] } = {}; title(t: string) { this.#b.title = t; return this; } build(): NewBook { return this.#b as NewBook; } } const x = addBook(client, { body: new Builder().title('a').build() });",
  equality: "const same = (a: Book, b: Book) => (['id', 'title'] as const).every((k) => a[k] === b[k]);",
  deepPick:
    "type Names = Book['author']['name']; const f = (n: Names) => n.length; const g = (b: Book) => f(b.author.name) + b.title.length;",
  ...typeIdioms,
};
