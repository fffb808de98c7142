/*
 * uPlot passes `navigator.language` to `Intl` when it loads, which throws if that is no language tag: Chromium says
 * `en-US@posix` on systems without a locale, as in containers. Import this before uPlot.
 */
if (!isTag(navigator.language)) {
  const { locale } = new Intl.NumberFormat().resolvedOptions()
  Object.defineProperty(navigator, 'language', { value: locale, configurable: true })
}

function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}
