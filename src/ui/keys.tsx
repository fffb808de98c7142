import classes from './keys.module.css'

/** Keys of a shortcut as `<kbd>` elements. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span>
      {keys.map((key) => (
        <kbd key={key} className={classes.key}>
          {key}
        </kbd>
      ))}
    </span>
  )
}
