/** First line of each generated module. */
export const header = '// Generated from `openapi/` by `npm run generate`. Do not edit.\n'
