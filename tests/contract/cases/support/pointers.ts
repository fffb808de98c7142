import { problemOf } from '../../suite/api.ts'

/** Sorted error pointers of a problem. */
export const pointersOf = (answer: Parameters<typeof problemOf>[0]) =>
  problemOf(answer)
    .errors?.map((error) => error.pointer)
    .sort()
