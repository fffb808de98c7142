import { problemOf } from '../../suite/api.ts'

/** Where a refusal points in what was sent, sorted. */
export const pointersOf = (answer: Parameters<typeof problemOf>[0]) =>
  problemOf(answer)
    .errors?.map((error) => error.pointer)
    .sort()
