/** Order of names in lists, shared by API and console: by letter before case and accents, and digits as numbers. */
export const { compare: compareNames } = new Intl.Collator('en', { numeric: true })
