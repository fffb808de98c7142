/** One result line. */
export interface Figure {
  readonly name: string
  readonly measured: string
  /** Reference value, or how the figure was measured. */
  readonly beside: string
  /** Absent for figures without a goal. */
  readonly aim?: { readonly text: string; readonly met: boolean }
}

/** Figure with an upper limit. */
export function atMost(name: string, value: number, limit: number, unit: string, beside: string): Figure {
  return {
    name,
    measured: write(value, unit),
    beside,
    aim: { text: `≤ ${limit}${unit === '×' ? '' : ' '}${unit}`, met: value <= limit },
  }
}

export function write(value: number, unit: string): string {
  return `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)}${unit === '×' ? '' : ' '}${unit}`
}

/** Formats aligned columns. */
export function table(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'measured', 'aim', '', 'beside'],
    ...figures.map(({ name, measured, beside, aim }) => [
      name,
      measured,
      aim?.text ?? '',
      aim === undefined ? '' : aim.met ? '✓' : '✗',
      beside,
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 1 || column === 2
            ? cell.padStart(widths[column] ?? 0)
            : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
