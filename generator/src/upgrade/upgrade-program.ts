import { callerSpecifiers } from "../migrate/caller-specifiers.js";
import type { Finding, Plan, Rewrite } from "../migrate/plan.js";
import { renderFile, type SpecifierOf } from "../migrate/render-file.js";
import { commentsIn } from "../migrate/syntax.js";
import { applyEdits, type Edit } from "../stubs/splice.js";
import {
  type CallerFiles,
  type CallerProgram,
  createCallerProgram,
  type GeneratedPackage,
  openCallerProgram,
} from "../typescript/caller-program.js";
import { ts } from "../typescript/compiler.js";
import { compareOutputs, type EntryChange } from "./compare-outputs.js";
import { OutputNames } from "./output-names.js";
import { joinPlans, type Rule } from "./rule.js";
import { binaryRule } from "./rules/binary.js";
import { errorsRule } from "./rules/errors.js";
import { filesRule } from "./rules/files.js";
import { groupsRule } from "./rules/groups.js";
import { literalsRule } from "./rules/literals.js";
import { namesRule } from "./rules/names.js";
import { optionsRule } from "./rules/options.js";
import { requiredHeadersRule } from "./rules/required-headers.js";
import { runtimeCallsRule } from "./rules/runtime-calls.js";

export interface UpgradeSearch extends CallerFiles {
  /** The sources of the former output: paths relative to its root. */
  readonly formerFiles: CallerFiles["files"];
  readonly formerEntries: GeneratedPackage["entries"];
  readonly specifierOf: SpecifierOf;
}

/** What an upgrade changes in one program. */
export interface ProgramUpgrade {
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  readonly rewrites: readonly Rewrite[];
  readonly findings: readonly Finding[];
  /** The files that were searched. */
  readonly searched: readonly string[];
  /** How the declarations of the two outputs differ. */
  readonly declarations: readonly EntryChange[];
}

/** Number of plans that are tried. Each later one leaves out the rewrites that do not compile. */
const maxRounds = 8;

/** Finds the edits that fit a program to the new output. Rewrites that would not compile become findings. */
export function upgradeProgram(search: UpgradeSearch): ProgramUpgrade {
  const former = createCallerProgram({
    ...search,
    isComplete: true,
    files: search.formerFiles,
    generated: { ...search.generated, entries: search.formerEntries },
  });
  const { program: current, withTexts } = openCallerProgram({ ...search, isComplete: true });
  const formerOutput = { program: former, generated: { ...search.generated, entries: search.formerEntries } };
  const currentOutput = { program: current, generated: search.generated };
  const names = new OutputNames(formerOutput, currentOutput);
  const paths = current
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && !current.isSourceFileFromExternalLibrary(file))
    .map(({ fileName }) => fileName)
    .filter((path) => search.generated.folderOf(path) === undefined && search.isSearched(path));
  const rules: readonly Rule[] = [
    namesRule(search.formerEntries),
    groupsRule,
    runtimeCallsRule,
    errorsRule,
    literalsRule,
    filesRule,
    binaryRule,
    optionsRule,
    requiredHeadersRule,
  ];
  const plan = planFiles(paths, rules, { former, current, names });
  const declarations = compareOutputs(formerOutput, currentOutput, names);
  return { ...verified(plan, { search, current, withTexts, paths }), searched: paths, declarations };
}

interface Programs {
  readonly former: ts.Program;
  readonly current: ts.Program;
  readonly names: OutputNames;
}

function planFiles(paths: readonly string[], rules: readonly Rule[], { former, current, names }: Programs): Plan {
  return joinPlans(
    paths.flatMap((path) => {
      const [before, now] = [former.getSourceFile(path), current.getSourceFile(path)];
      if (before === undefined || now === undefined || current.getSyntacticDiagnostics(now).length > 0) return [];
      const typed = {
        former: { file: before, checker: former.getTypeChecker() },
        current: { file: now, checker: current.getTypeChecker() },
        names,
      };
      // Both files have the same text: rewrites are by position, so that one of them can stand for both.
      const { rewrites, findings } = joinPlans(rules.map((rule) => rule(typed)));
      return [
        {
          rewrites: rewrites.map((one) => ({ ...one, file: now })),
          findings: findings.map((one) => ({ ...one, file: now })),
        },
      ];
    }),
  );
}

interface Verification {
  readonly search: UpgradeSearch;
  readonly current: ts.Program;
  readonly withTexts: CallerProgram["withTexts"];
  readonly paths: readonly string[];
}

function verified(
  plan: Plan,
  { search, current, withTexts, paths }: Verification,
): Omit<ProgramUpgrade, "searched" | "declarations"> {
  let rewrites = withoutRepeated(plan.rewrites);
  const specifierOf = callerSpecifiers(search, search.specifierOf);
  const refused: Finding[] = [];
  for (let round = 0; ; round += 1) {
    const edits = editsOf(rewrites, specifierOf);
    const texts = new Map(
      [...edits].map(([path, own]) => [path, applyEdits(current.getSourceFile(path)?.text ?? "", own)] as const),
    );
    const after = texts.size === 0 ? current : withTexts(texts);
    const errors = paths.flatMap((path) => errorsIn(after, path, edits.get(path) ?? []));
    const wrong = new Map<Rewrite, string>();
    for (const rewrite of rewrites) {
      const lost = lostComment(rewrite, edits.get(rewrite.file.fileName) ?? []);
      if (lost !== undefined && round < maxRounds) wrong.set(rewrite, `the comment ${lost} would be lost`);
    }
    for (const { path, at, message, isEdited } of errors) {
      if (!isEdited || round >= maxRounds) continue;
      const cause = rewrites
        .filter(({ file, start, end }) => file.fileName === path && start <= at && at <= end)
        .sort((one, other) => one.end - one.start - (other.end - other.start))[0];
      if (cause !== undefined) wrong.set(cause, message);
    }
    if (wrong.size === 0) {
      const findings = [...plan.findings, ...refused];
      const left = errors.flatMap((error) =>
        isCovered(error, findings) || isConsequence(error, errors) ? [] : [compilerFinding(error, current)],
      );
      return { edits, rewrites, findings: [...findings, ...left] };
    }
    for (const [rewrite, why] of wrong) {
      const { file, start, end, what } = rewrite;
      refused.push({ file, start, end, isCall: true, what, why, equivalent: "" });
    }
    rewrites = rewrites.filter((one) => !wrong.has(one));
  }
}

/** The first comment in the range of a rewrite that its text does not have. */
function lostComment({ file, start, end }: Rewrite, edits: readonly Edit[]): string | undefined {
  const edit = edits.find((one) => one.start === start && one.end === end);
  if (edit === undefined || end === start) return undefined;
  return commentsIn(file, { start, end }).find((comment) => !edit.text.includes(comment));
}

/** An error of the compiler, at its position in the text before the edits. */
interface CompilerError {
  readonly path: string;
  readonly at: number;
  readonly end: number;
  readonly message: string;
  /** Whether it is in text that an edit wrote. */
  readonly isEdited: boolean;
  /** Whether a member of a class does not fit what the class implements. */
  readonly isMember: boolean;
}

function errorsIn(program: ts.Program, path: string, edits: readonly Edit[]): readonly CompilerError[] {
  const file = program.getSourceFile(path);
  if (file === undefined) return [];
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].flatMap(
    ({ start = 0, length = 0, messageText, code }) => {
      if (isOfConfiguration(code)) return [];
      const message = ts.flattenDiagnosticMessageText(messageText, "\n").split("\n")[0] ?? "";
      const { at, isEdited } = originalPosition(start, edits);
      return [{ path, at, end: at + length, message, isEdited, isMember: code === 2416 }];
    },
  );
}

/** Such as a file outside of `rootDir`: the output is read from its sources, and not through the project of its own. */
function isOfConfiguration(code: number): boolean {
  return code >= 6000 && code < 7000;
}

function originalPosition(
  position: number,
  edits: readonly Edit[],
): { readonly at: number; readonly isEdited: boolean } {
  let shift = 0;
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start + shift > position) break;
    if (position < start + shift + text.length) return { at: start, isEdited: true };
    shift += text.length - (end - start);
  }
  return { at: position - shift, isEdited: false };
}

/** Whether a finding on the same line explains an error. */
function isCovered({ path, at }: CompilerError, findings: readonly Finding[]): boolean {
  return findings.some(({ file, start, end }) => {
    if (file.fileName !== path) return false;
    const line = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
    return line(start) <= line(at) && line(at) <= line(Math.max(start, end));
  });
}

/** Whether an error says that a class does not fit, of which another one says what in it. */
function isConsequence({ message, isMember }: CompilerError, errors: readonly CompilerError[]): boolean {
  const [, name] = /^(?:Type|Argument of type) '(\w+)' is not assignable/.exec(message) ?? [];
  return (
    !isMember && name !== undefined && errors.some((one) => one.isMember && one.message.includes(` in type '${name}'`))
  );
}

function compilerFinding({ path, at, end, message }: CompilerError, program: ts.Program): Finding {
  const file = program.getSourceFile(path) as ts.SourceFile;
  return { file, start: at, end, isCall: true, what: "compiler", why: message, equivalent: "" };
}

function withoutRepeated(rewrites: readonly Rewrite[]): readonly Rewrite[] {
  const known = new Set<string>();
  return rewrites.filter(({ file, start, end, what }) => {
    const key = `${file.fileName}:${start}:${end}${start === end ? what : ""}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

function editsOf(rewrites: readonly Rewrite[], specifierOf: SpecifierOf): ReadonlyMap<string, readonly Edit[]> {
  const byFile = new Map<ts.SourceFile, Rewrite[]>();
  for (const one of rewrites) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
  return new Map([...byFile].map(([file, own]) => [file.fileName, renderFile(file, own, specifierOf)]));
}
