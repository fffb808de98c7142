import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { type HueName, palette } from './palette.ts'
import { theme } from './theme.ts'
import { type ColorTokens, colorTokens, type Scheme } from './tokens.ts'

type Variables = Record<string, string>

/** Tokens as `--ui-<role>` variables. */
function tokenVariables(tokens: ColorTokens): Variables {
  return Object.fromEntries(Object.entries(tokens).map(([role, value]) => [`--ui-${role}`, value]))
}

/**
 * Mantine's variables mapped to the tokens: its defaults for dimmed, error, placeholder and link text fail AA (3.3:1,
 * 3.3:1, 2.1:1, 3.6:1 on white).
 */
const mantineFromTokens: Variables = {
  '--mantine-color-body': 'var(--ui-canvas)',
  '--mantine-color-text': 'var(--ui-text)',
  '--mantine-color-bright': 'var(--ui-text)',
  '--mantine-color-dimmed': 'var(--ui-muted)',
  '--mantine-color-placeholder': 'var(--ui-subtle)',
  '--mantine-color-anchor': 'var(--ui-link)',
  '--mantine-color-error': 'var(--ui-critical-text)',
  '--mantine-color-success': 'var(--ui-healthy-text)',
  '--mantine-color-default': 'var(--ui-surface)',
  '--mantine-color-default-hover': 'var(--ui-hover)',
  '--mantine-color-default-color': 'var(--ui-text)',
  '--mantine-color-default-border': 'var(--ui-border)',
  '--mantine-color-disabled': 'var(--ui-neutral-soft)',
  '--mantine-color-disabled-color': 'var(--ui-subtle)',
  '--mantine-color-disabled-border': 'var(--ui-border)',
  '--mantine-primary-color-contrast': 'var(--ui-on-accent)',
}

const roleOfHue: Readonly<Record<HueName, { soft: keyof ColorTokens; text: keyof ColorTokens }>> = {
  accent: { soft: 'accent-soft', text: 'accent-soft-text' },
  red: { soft: 'critical-soft', text: 'critical-text' },
  yellow: { soft: 'warning-soft', text: 'warning-text' },
  green: { soft: 'healthy-soft', text: 'healthy-text' },
  blue: { soft: 'info-soft', text: 'info-text' },
}

/** Variants of each hue for Mantine's badges, alerts and icon buttons. */
function hueVariables(scheme: Scheme): Variables {
  const variables: Variables = {}
  for (const [hue, { soft, text }] of Object.entries(roleOfHue)) {
    const name = `--mantine-color-${hue}`
    variables[`${name}-text`] = `var(--ui-${text})`
    variables[`${name}-light`] = `var(--ui-${soft})`
    variables[`${name}-light-hover`] = `color-mix(in oklab, var(--ui-${soft}), var(--ui-text) 6%)`
    variables[`${name}-light-color`] = `var(--ui-${text})`
    variables[`${name}-outline`] = `var(--ui-${text})`
    variables[`${name}-outline-hover`] = `var(--ui-${soft})`
  }
  variables['--mantine-color-gray-light'] = 'var(--ui-neutral-soft)'
  variables['--mantine-color-gray-light-hover'] = 'var(--ui-hover)'
  variables['--mantine-color-gray-light-color'] = 'var(--ui-neutral-text)'
  variables['--mantine-color-gray-text'] = 'var(--ui-muted)'
  if (scheme === 'dark') variables['--mantine-color-red-filled'] = palette.red[6]
  return variables
}

/** Declarations of a scheme: Mantine's, overridden by ours. */
function ofScheme(scheme: Scheme, mantine: Variables): Variables {
  return { ...mantine, ...tokenVariables(colorTokens[scheme]), ...mantineFromTokens, ...hueVariables(scheme) }
}

/**
 * Renders all CSS variables as a style sheet, which Mantine's provider would otherwise compute at each start.
 * `render-variables.test.ts` keeps `variables.css` up to date.
 */
export function renderVariables(): string {
  const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  return [
    '/* Made from tokens.ts and theme.ts by `npx vitest run src/ui/theme --update`; do not edit. */',
    block(':root', variables),
    block(':root[data-mantine-color-scheme="light"]', ofScheme('light', light)),
    block(':root[data-mantine-color-scheme="dark"]', ofScheme('dark', dark)),
    '',
  ].join('\n')
}

function block(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`)
  return `${selector} {\n${lines.join('\n')}\n}`
}
