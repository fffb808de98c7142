// Runs before the first paint, so that nobody who chose dark sees a white flash. A file of its own, because the content
// security policy forbids inline scripts. The key and the attribute are those of src/ui/theme/color-scheme.ts.
{
  let choice = 'auto'
  try {
    choice = localStorage.getItem('nimbus-color-scheme') ?? 'auto'
  } catch {
    // Storage is forbidden: the system's choice holds.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
}
