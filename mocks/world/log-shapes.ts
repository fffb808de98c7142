import { foldCase } from '#src/domain/text-match.ts'
import { memo } from '../kernel/memo.ts'
import type { Draw, LineTemplate } from './log-lines.ts'

/** Result of a template test: all of its lines match, none does, or each line has to be generated. */
export type Match = 'always' | 'never' | 'maybe'

/**
 * Tests if a text can occur in a template's lines without generating them, since most lines can't match most
 * searches. Compares the text with all shapes of the template, with numbers masked.
 *
 * @param wanted case-folded
 */
export function occursIn(template: LineTemplate, wanted: string, part: 'message' | 'all'): Match {
  const shapes = shapesOf(template.write)
  if (shapes === null) return 'maybe'
  const masked = mask(wanted)
  let found = 0
  for (const { message, details } of shapes) {
    if (message.includes(masked) || (part === 'all' && details.includes(masked))) found++
  }
  if (found === 0) return 'never'
  return found === shapes.length && masked === wanted ? 'always' : 'maybe'
}

interface Shape {
  readonly message: string
  readonly details: string
}

/** With more shapes than this, lines are generated instead. */
const MAX_SHAPES = 600

/** Shapes of a template: one line for each combination of picks, with numbers masked. */
const shapesOf = memo((write: LineTemplate['write']): readonly Shape[] | null => {
  const shapes: Shape[] = []
  /** Position and number of options of each pick. */
  const picks: { at: number; of: number }[] = []
  for (;;) {
    let index = 0
    const draw: Draw = {
      int: (min) => min,
      pick: (list) => {
        picks[index] ??= { at: 0, of: list.length }
        const choice = list[(picks[index] as { at: number }).at]
        index++
        return choice as (typeof list)[number]
      },
    }
    const { message, details } = write(draw)
    shapes.push({
      message: mask(foldCase(message)),
      details: details ? mask(foldCase(JSON.stringify(details))) : '',
    })
    if (shapes.length > MAX_SHAPES) return null
    while (picks.length > 0) {
      const last = picks.at(-1) as { at: number; of: number }
      last.at++
      if (last.at < last.of) break
      picks.pop()
    }
    if (picks.length === 0) return shapes
  }
})

/** Masks digits and points, which would otherwise multiply the shapes. */
function mask(text: string): string {
  return text.replace(/[\d.]+/g, '#')
}
