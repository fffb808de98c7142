import { useColorScheme } from '#src/ui/theme/color-scheme.ts'
import classes from './color-scheme-choice.module.css'
import { colorSchemes } from './color-schemes.ts'

/** Selects a light, dark or system theme; the provider stores the selection. */
export function ColorSchemeChoice() {
  const { choice, choose } = useColorScheme()
  return (
    <fieldset className={classes.root}>
      <legend className="visually-hidden">Theme</legend>
      {colorSchemes.map(({ value, label, icon: Icon }) => (
        <label key={value} className={classes.option} title={label}>
          <input
            type="radio"
            name="color-scheme"
            value={value}
            aria-label={label}
            checked={choice === value}
            onChange={() => choose(value)}
          />
          <Icon size={14} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  )
}
