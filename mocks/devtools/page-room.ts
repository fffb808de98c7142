/** Part of the window that a docked panel takes from the page, in pixels. */
export interface TakenRoom {
  readonly right: number
  readonly bottom: number
}

const NONE: TakenRoom = { right: 0, bottom: 0 }

/**
 * Lays the page out as in a window without the panel's part: media queries and viewport units of its style sheets refer
 * to the rest, and `devtools.module.css` keeps scrolling and fixed content out of the panel's part.
 */
class PageRoom {
  #taken = NONE
  #queries: TakenRoom = NONE
  /** Original media queries. */
  readonly #originals = new WeakMap<MediaList, string>()
  readonly #sheets = new WeakSet<CSSStyleSheet>()
  #observer: MutationObserver | null = null

  take(taken: TakenRoom): void {
    if (taken.right === this.#taken.right && taken.bottom === this.#taken.bottom) return
    this.#taken = taken
    const { style, dataset } = document.documentElement
    if (taken.right === 0 && taken.bottom === 0) {
      delete dataset.mockDocked
      style.removeProperty('--mock-right')
      style.removeProperty('--mock-bottom')
    } else {
      dataset.mockDocked = ''
      style.setProperty('--mock-right', `${taken.right}px`)
      style.setProperty('--mock-bottom', `${taken.bottom}px`)
    }
    this.#follow()
  }

  /** Adjusts the style sheets, and those that are loaded later. */
  #follow(): void {
    this.#adjust()
    if (this.#observer !== null) return
    this.#observer = new MutationObserver(() => this.#adjust())
    this.#observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    document.head.addEventListener('load', () => this.#adjust(), { capture: true })
  }

  #adjust(): void {
    const moved = this.#queries.right !== this.#taken.right || this.#queries.bottom !== this.#taken.bottom
    this.#queries = this.#taken
    for (const sheet of document.styleSheets) {
      const isNew = !this.#sheets.has(sheet)
      if (!isNew && !moved) continue
      this.#sheets.add(sheet)
      const rules = rulesOf(sheet)
      if (isNew) shrinkUnits(rules)
      this.#shiftQueries(rules)
    }
  }

  #shiftQueries(rules: Iterable<CSSRule>): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule
        const original = this.#originals.get(media) ?? media.mediaText
        this.#originals.set(media, original)
        const shifted = shiftQuery(original, this.#taken)
        if (media.mediaText !== shifted) media.mediaText = shifted
      }
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) this.#shiftQueries(rule.cssRules)
    }
  }
}

/** Media query about the window that is true if `query` is true for the part of the window that is left. */
export function shiftQuery(query: string, { right, bottom }: TakenRoom): string {
  return query.replaceAll(
    /\b((?:min-|max-)?(width|height)\s*(?::|[<>]=?)\s*)([\d.]+(?:px|r?em))/g,
    (same, start: string, side: string, length: string) => {
      const taken = side === 'width' ? right : bottom
      return taken === 0 ? same : `${start}calc(${length} + ${taken}px)`
    },
  )
}

/** Makes viewport units in declarations refer to the part of the window that is left. */
export function shrinkLengths(text: string): string {
  return text.replaceAll(/(?<![\w.#-])([\d.]+)([dsl]?v([wh]))\b/g, (same, count: string, _, axis: string) => {
    const taken = axis === 'w' ? '--mock-right' : '--mock-bottom'
    return `calc(${same} - ${Number(count) / 100} * var(${taken}, 0px))`
  })
}

/** Changes a sheet once: the amounts are variables. */
function shrinkUnits(rules: readonly CSSRule[]): void {
  const styleRules = [...stylesIn(rules)]
  const isSticky = (style: CSSStyleDeclaration) => style.position === 'sticky'
  const sticky = new Set(styleRules.filter((rule) => isSticky(rule.style)).map((rule) => rule.selectorText))
  for (const { style, selectorText } of styleRules) {
    if (/\d[dsl]?v[wh]\b/.test(style.cssText)) style.cssText = shrinkLengths(style.cssText)
    const { bottom } = style
    if (bottom !== '' && bottom !== 'auto' && sticky.has(selectorText))
      style.bottom = `calc(${bottom} + var(--mock-sticky-bottom, 0px))`
  }
}

function* stylesIn(rules: Iterable<CSSRule>): Iterable<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) yield* stylesIn(rule.cssRules)
  }
}

/** Empty for sheets that still load, and those of other origins. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

export const pageRoom = new PageRoom()
