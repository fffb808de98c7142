/**
 * Milliseconds of a range in which a condition is false. It may change only at the given times, so it is read once
 * between two of them.
 */
export function timeWithout(
  holdsAt: (time: number) => boolean,
  changes: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): number {
  if (from >= to) return 0
  const cuts = [from, ...changes.filter((it) => from < it && it < to).sort((a, b) => a - b), to]
  let sum = 0
  for (let index = 1; index < cuts.length; index++) {
    const [begin, end] = [cuts[index - 1] as number, cuts[index] as number]
    if (begin < end && !holdsAt((begin + end) / 2)) sum += end - begin
  }
  return sum
}
