/** Messages of Chrome, Firefox, Safari and Vite for code or its styles that fail to load; there is no error type. */
const IMPORT_FAILED = /dynamically imported module|importing a module script failed|unable to preload css/i

/** True for the error of an `import()` whose files could not be loaded. */
export function isImportFailure(error: unknown): boolean {
  return error instanceof Error && IMPORT_FAILED.test(error.message)
}
