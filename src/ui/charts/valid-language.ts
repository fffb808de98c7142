/*
 * uPlot passes `navigator.language` to `Intl` when it loads, which throws if that is no language tag: Chromium says
 * `en-US@posix` on systems without a locale, as in containers. Import this before uPlot.
 */
try {
  Intl.getCanonicalLocales(navigator.language)
} catch {
  const { locale } = new Intl.NumberFormat().resolvedOptions()
  Object.defineProperty(navigator, 'language', { value: locale, configurable: true })
}

export {}
