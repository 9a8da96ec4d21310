import { autocompletion, type Completion, type CompletionSource } from "@codemirror/autocomplete";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, linter, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { basicSetup } from "codemirror";

/** A problem in the text, with offsets in UTF-16 units. */
export interface TextProblem {
  readonly from: number;
  readonly to: number;
  readonly severity: "error" | "warning" | "info";
  readonly message: string;
}

/** What an editor is made of. */
export interface TextEditorOptions {
  /** Accessible name. */
  readonly label: string;
  /** Accessible description, such as the keys. */
  readonly description: string;
  readonly language: Extension;
  /** Default: none. */
  readonly completions?: CompletionSource;
  /** Whether users only read the text. The cursor moves, and the text can be selected and searched. Default: false. */
  readonly isReadOnly?: boolean;
}

/**
 * An editor. Fires `text-change` after a change by the user, and `cursor-move` after the cursor moved: `input` would also
 * be fired by the browser, before the text has changed. Its styles are constructed in a shadow root, so that the policy of the page may refuse inline styles. Tab
 * leaves the editor.
 */
export class TextEditor extends HTMLElement {
  readonly #root = this.attachShadow({ mode: "open", delegatesFocus: true });
  #view: EditorView | undefined;
  #extensions: Extension = [];
  #language: Extension = [];

  /** Creates the editor with an empty text. */
  setUp({ label, description, language, completions, isReadOnly = false }: TextEditorOptions): void {
    const written: Extension[] = [linter(null), lintGutter()];
    if (completions !== undefined) {
      const activateOnCompletion = ({ type }: Completion): boolean => type === "property";
      written.push(autocompletion({ override: [completions], activateOnCompletion }));
    }
    this.#language = language;
    this.#extensions = [
      basicSetup,
      isReadOnly ? EditorState.readOnly.of(true) : written,
      theme,
      syntaxHighlighting(highlighting),
      EditorView.contentAttributes.of({ tabindex: "0", "aria-label": label, "aria-description": description }),
      EditorView.updateListener.of(({ docChanged, selectionSet }) => {
        // Afterwards, since listeners may change the editor.
        if (docChanged) queueMicrotask(() => this.dispatchEvent(new Event("text-change")));
        if (docChanged || selectionSet) queueMicrotask(() => this.dispatchEvent(new Event("cursor-move")));
      }),
    ];
    this.value = "";
  }

  get value(): string {
    return this.#editor.state.doc.toString();
  }

  /** Replaces the text and forgets its history. Fires no event. */
  set value(text: string) {
    this.open(text, this.#language);
  }

  /** Replaces the text and its language. */
  open(text: string, language: Extension): void {
    this.#language = language;
    const hadFocus = this.#view?.hasFocus === true;
    this.#view?.destroy();
    this.#view = new EditorView({
      doc: text,
      extensions: [this.#extensions, language],
      parent: this.#root,
      root: this.#root,
    });
    if (hadFocus) this.#view.focus();
  }

  /** Offset of the cursor. */
  get position(): number {
    return this.#editor.state.selection.main.head;
  }

  /** Focuses the editor, selects a range and scrolls to it. Offsets beyond the text are limited to it. */
  select(from: number, to: number): void {
    const { length } = this.#editor.state.doc;
    const selection = { anchor: Math.min(from, length), head: Math.min(to, length) };
    this.#editor.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: "center" }) });
    this.#editor.focus();
  }

  /** Replaces the marks of problems. */
  show(problems: readonly TextProblem[]): void {
    const { state } = this.#editor;
    const { length } = state.doc;
    const diagnostics = problems.map(
      ({ from, to, ...rest }): Diagnostic => ({ ...rest, from: Math.min(from, length), to: Math.min(to, length) }),
    );
    this.#editor.dispatch(setDiagnostics(state, diagnostics));
  }

  get #editor(): EditorView {
    if (this.#view === undefined) throw new Error("the editor has not been set up");
    return this.#view;
  }
}

customElements.define("text-editor", TextEditor);

/** The colours are those of the page, which depend on its colour scheme. */
const theme = EditorView.theme({
  "&": { height: "100%", color: "var(--text)", backgroundColor: "var(--area)" },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace", fontSize: "0.85rem", lineHeight: "1.45" },
  ".cm-content": { caretColor: "var(--text)" },
  "&.cm-focused": { outline: "3px solid Highlight", outlineOffset: "-3px" },
  ".cm-gutters": { color: "var(--text)", backgroundColor: "var(--area)", borderColor: "var(--border)" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--active)" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--selection)",
  },
  ".cm-tooltip, .cm-panels": { color: "var(--text)", backgroundColor: "var(--area)", borderColor: "var(--border)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    color: "var(--page)",
    backgroundColor: "var(--text)",
  },
  ".cm-panels .cm-textfield, .cm-panels .cm-button": {
    color: "var(--text)",
    backgroundColor: "var(--page)",
    backgroundImage: "none",
  },
});

const highlighting = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--key)" },
  { tag: [tags.string, tags.attributeValue], color: "var(--string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--literal)" },
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: "var(--keyword)" },
  { tag: [tags.typeName, tags.className], color: "var(--type)" },
  { tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName))], color: "var(--key)" },
  { tag: tags.comment, color: "var(--comment)", fontStyle: "italic" },
]);
