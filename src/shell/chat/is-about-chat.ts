/** True for the key of a query about this chat. */
export function isAboutChat([key]: readonly unknown[], id: string | null): boolean {
  return (key as { readonly path?: { readonly chatId?: string } } | undefined)?.path?.chatId === id
}
