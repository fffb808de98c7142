import { groupLine } from './report/text.ts'
import type { Result } from './run.ts'

/** Shows what runs: a line that overwrites itself, or a line for each finished group where there is no terminal. */
export class Progress {
  readonly #total: number
  readonly #overwrite: ((text: string) => void) | null
  readonly #print: (text: string) => void
  readonly #began = performance.now()
  #done = 0
  #failed = 0
  #group: Result[] = []

  /** @param overwrite null without a terminal */
  constructor(total: number, overwrite: ((text: string) => void) | null, print: (text: string) => void) {
    this.#total = total
    this.#overwrite = overwrite
    this.#print = print
  }

  add(result: Result): void {
    if (this.#group[0] && this.#group[0].check.group !== result.check.group) this.#endGroup()
    this.#group.push(result)
    this.#done += 1
    if (result.outcome === 'failed') this.#failed += 1
    const percent = Math.floor((100 * this.#done) / this.#total)
    const failed = this.#failed > 0 ? `, ${this.#failed} failed` : ''
    this.#overwrite?.(
      `${`${percent}`.padStart(3)}% ${this.#done} of ${this.#total}${failed}, ${this.#seconds()} s  ${result.check.id}`,
    )
  }

  end(): void {
    this.#endGroup()
    this.#overwrite?.('')
  }

  #endGroup(): void {
    const [first] = this.#group
    if (first && !this.#overwrite)
      this.#print(`${groupLine(first.check.group.padEnd(12), this.#group)}, ${this.#seconds()} s`)
    this.#group = []
  }

  #seconds(): string {
    return ((performance.now() - this.#began) / 1000).toFixed(0)
  }
}
