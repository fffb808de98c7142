import { problemOf } from '../../suite/api.ts'

/** Sorted error pointers of a problem. */
export const pointersOf = (response: Parameters<typeof problemOf>[0]) =>
  problemOf(response)
    .errors?.map((error) => error.pointer)
    .sort()
