import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import classes from './code-editor.module.css'

/** Error at a position; line and column from 1. */
export interface CodeProblem {
  readonly line: number
  readonly column: number
  readonly message: string
}

export interface CodeEditorProps {
  /** Accessible name. */
  readonly label: string
  /** Id of the text that explains how to leave by keyboard. */
  readonly describedBy: string
  /**
   * Initial text. Later values are treated as echoes of the editor's own changes, since a late one would undo typing;
   * use another `key` to replace the text.
   */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problems: readonly CodeProblem[]
  /** Caret position; a new object each time the caret should move. */
  readonly target: { readonly line: number; readonly column: number } | null
  /** Caret of the plain field that this editor replaces while the user types; null if it had no focus. */
  readonly caret: RefObject<number | null>
}

/**
 * YAML editor with line numbers. Colors are theme variables. Tab indents; Escape followed by Tab leaves the editor
 * (WCAG 2.1.2), and Ctrl-M toggles that permanently.
 */
export default function CodeEditor({
  label,
  describedBy,
  value,
  onChange,
  problems,
  target,
  caret,
}: CodeEditorProps) {
  const box = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView | null>(null)
  const listener = useRef(onChange)
  listener.current = onChange
  const first = useRef(value)

  // Layout effect: the next key press must find the editor.
  useLayoutEffect(() => {
    if (box.current === null) return
    const view = new EditorView({
      parent: box.current,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          indentUnit.of('  '),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          yaml(),
          syntaxHighlighting(highlighting),
          lintGutter(),
          theme,
          keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) listener.current(update.state.doc.toString())
          }),
        ],
      }),
    })
    editor.current = view
    if (caret.current !== null) {
      view.dispatch({ selection: { anchor: Math.min(caret.current, view.state.doc.length) } })
      view.focus()
      caret.current = null
    }
    return () => {
      // Keep the text when the editor is mounted again.
      first.current = view.state.doc.toString()
      view.destroy()
    }
  }, [label, describedBy, caret])

  useEffect(() => {
    const view = editor.current
    if (view === null) return
    view.dispatch(
      setDiagnostics(
        view.state,
        problems.map((it) => diagnosticOf(view.state, it)),
      ),
    )
  }, [problems])

  useEffect(() => {
    const view = editor.current
    if (view === null || target === null) return
    const anchor = offsetOf(view.state, target)
    view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
    view.focus()
  }, [target])

  return <div ref={box} className={classes.editor} />
}

function offsetOf(
  state: EditorState,
  { line, column }: { readonly line: number; readonly column: number },
): number {
  const { from, to } = state.doc.line(Math.min(Math.max(1, line), state.doc.lines))
  return Math.min(from + Math.max(0, column - 1), to)
}

/** From the position to the end of the line. */
function diagnosticOf(state: EditorState, problem: CodeProblem): Diagnostic {
  const from = offsetOf(state, problem)
  return { from, to: Math.max(from, state.doc.lineAt(from).to), severity: 'error', message: problem.message }
}

const highlighting = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--ui-link)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--ui-healthy-text)' },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword], color: 'var(--ui-warning-text)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--ui-muted)', fontStyle: 'italic' },
  { tag: [tags.meta, tags.separator, tags.punctuation], color: 'var(--ui-muted)' },
])

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ui-text)', backgroundColor: 'var(--ui-surface)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    fontSize: 'var(--mantine-font-size-sm)',
    lineHeight: '1.6',
  },
  '.cm-content': { caretColor: 'var(--ui-text)', paddingBlock: '0.5rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ui-text)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--ui-accent-soft) !important',
  },
  '.cm-gutters': {
    color: 'var(--ui-muted)',
    backgroundColor: 'var(--ui-canvas)',
    borderRight: '1px solid var(--ui-border)',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { color: 'var(--ui-text)', backgroundColor: 'var(--ui-hover)' },
  '.cm-tooltip': {
    color: 'var(--ui-text)',
    backgroundColor: 'var(--ui-surface)',
    border: '1px solid var(--ui-border)',
    borderRadius: 'var(--mantine-radius-sm)',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--ui-critical)' },
})
