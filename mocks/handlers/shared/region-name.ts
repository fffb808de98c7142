import { regionName } from '#src/domain/region.ts'

/** Region of a row by name. Lists sort by this one function, so that they recognize a sorting they have memoized. */
export function regionNameOf({ region }: { readonly region: string }): string {
  return regionName(region)
}
