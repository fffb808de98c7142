import { stripSearchParams } from '@tanstack/react-router'
import { oneOf, searchSchema } from '#src/ui/search-schema.ts'

const APP_TABS = ['overview', 'features', 'documentation', 'reviews'] as const

export type AppTab = (typeof APP_TABS)[number]

/** URL search of an app: `/marketplace/web-cms/wordpress?tab=reviews&dialog=deploy`. */
const schema = searchSchema({
  tab: oneOf(APP_TABS, 'overview'),
  dialog: oneOf(['deploy'], ''),
})

export type AppSearch = ReturnType<typeof schema.parse>

const defaults = schema.parse({} as Parameters<typeof schema.parse>[0])

export const appSearch = {
  schema,
  defaults,
  /** Keeps default values out of the URL. */
  stripDefaults: stripSearchParams<AppSearch, Partial<AppSearch>>(defaults),
}
