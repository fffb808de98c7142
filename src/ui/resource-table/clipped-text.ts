/** Props of an element whose text may be clipped; `ClippedTextTooltip` shows it in full. */
export const clippedText = { 'data-clipped-text': '' } as const
