/** Says which file can't be read or written, and why. Rethrows other errors. */
export function fileErrorText(path: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
      return `${path}: there is no such file`
    case 'EISDIR':
      return `${path} is a folder. Give the path of a file.`
    case 'EACCES':
    case 'EPERM':
      return `${path}: permission denied`
    case undefined:
      throw error
    default:
      return `${path}: ${message}`
  }
}
