import classes from './code-block.module.css'
import { CopyButton } from './copy-button.tsx'

/** Several lines of code with a copy button. @param label name of the code for the button: "cURL command" */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <div className={classes.root}>
      {/* A region that scrolls must be reachable with the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={classes.scroll} tabIndex={0} aria-label={label}>
        <pre className={classes.code} translate="no">
          <code className="mono">{code}</code>
        </pre>
      </section>
      <div className={classes.copy}>
        <CopyButton value={code} label={label} shown={`The ${label}`} />
      </div>
    </div>
  )
}
