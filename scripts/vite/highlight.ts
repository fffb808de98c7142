/**
 * Highlights code at build time. Returns the HTML of a `code` element's content, whose tokens have the classes of
 * `src/ui/site/code-tokens.css`: no script and no inline style reaches the page.
 */
export async function highlight(code: string, language: string): Promise<string> {
  loading ??= load()
  const { codeToHtml, theme } = await loading
  // Without a limit: on a busy machine some lines would lose their colors after half a second.
  const html = codeToHtml(code, { lang: languages[language] ?? 'text', theme, tokenizeTimeLimit: 0 })
  return html
    .replace(/^<pre[^>]*><code>/, '')
    .replace(/<\/code><\/pre>$/, '')
    .split('\n')
    .map((line) => line.replace(/^<span class="line">(.*)<\/span>$/, '$1'))
    .join('\n')
    .replaceAll(plainTokens, '$1')
    .replaceAll(/<span style="color:var\(--shiki-token-([a-z-]+)\)">/g, '<span class="token-$1">')
}

/** Tokens in the color of the text around them. */
const plainTokens =
  /<span style="color:var\(--shiki-(?:foreground|token-punctuation|token-string)\)">([^<]*)<\/span>/g

/** Languages of samples, by the name that Markdown gives them. */
const languages: Readonly<Record<string, string>> = {
  sh: 'shellscript',
  json: 'json',
  yaml: 'yaml',
  ts: 'typescript',
}

let loading: ReturnType<typeof load> | undefined

async function load() {
  const { createHighlighter, createCssVariablesTheme } = await import('shiki')
  const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--shiki-' })
  const highlighter = await createHighlighter({ themes: [theme], langs: Object.values(languages) })
  return { codeToHtml: highlighter.codeToHtml, theme: 'tokens' }
}
