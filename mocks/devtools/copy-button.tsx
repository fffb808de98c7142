import { useState } from 'react'
import styles from './devtools.module.css'

export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <button type="button" className={styles.button} onClick={copy}>
      {copied ? 'Copied' : label}
    </button>
  )
}
