import { fold } from '#src/domain/text-match.ts'
import { memo } from '../kernel/memo.ts'
import type { Draw, LineTemplate } from './log-lines.ts'

/** Whether something holds of each line of a template, of none, or has to be seen from the line. */
export type Match = 'always' | 'never' | 'maybe'

/**
 * Whether a text occurs in what a template writes, told without writing it: most searches are for what most lines can't
 * have. Texts to be found are compared with all shapes that the template's lines may have, numbers aside.
 *
 * @param wanted folded
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

/** More than this, and lines are simply looked at. */
const MOST_SHAPES = 600

/** One line for each way to pick. Whatever number is drawn, it looks the same when it is masked. */
const shapesOf = memo((write: LineTemplate['write']): readonly Shape[] | null => {
  const shapes: Shape[] = []
  /** The place of each pick, and how many there are to pick from. */
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
      message: mask(fold(message)),
      details: details ? mask(fold(JSON.stringify(details))) : '',
    })
    if (shapes.length > MOST_SHAPES) return null
    while (picks.length > 0) {
      const last = picks.at(-1) as { at: number; of: number }
      last.at++
      if (last.at < last.of) break
      picks.pop()
    }
    if (picks.length === 0) return shapes
  }
})

/** Digits and points one by one would be as many shapes as there are numbers. */
function mask(text: string): string {
  return text.replace(/[\d.]+/g, '#')
}
