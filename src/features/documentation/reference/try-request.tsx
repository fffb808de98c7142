import { type FormEvent, useEffect, useState } from 'react'
import { useIsSignedIn } from '#src/api/signed-in.ts'
import { Button } from '#src/ui/button.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { CodeSample } from '#src/ui/site/code-sample.tsx'
import { FormField } from '#src/ui/site/form-field.tsx'
import type { OperationReference } from './reference.ts'
import { sendRequest, type TriedResponse, withExistingIds } from './send-request.ts'
import classes from './try-request.module.css'

/** Form that sends an operation to the mock of this page. Only in builds with mocks. */
export default function TryRequest({ operation }: { readonly operation: OperationReference }) {
  const { id, method, path, request } = operation
  const isSignedIn = useIsSignedIn()
  const [address, setAddress] = useState(request.address)
  const [body, setBody] = useState(request.body ?? '')
  const [isSending, setSending] = useState(false)
  const [response, setResponse] = useState<TriedResponse | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    if (!isSignedIn || !path.includes('{')) return
    let isCurrent = true
    void withExistingIds(path, request).then((found) => {
      // Keeps what was typed meanwhile.
      if (isCurrent) setAddress((now) => (now === request.address ? found : now))
    })
    return () => {
      isCurrent = false
    }
  }, [isSignedIn, path, request])

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setFailure(null)
    try {
      setResponse(await sendRequest(method, { address, body: request.body === null ? null : body }))
    } catch (error) {
      setResponse(null)
      setFailure(error instanceof Error ? error.message : String(error))
    }
    setSending(false)
  }

  return (
    <form className={classes.root} aria-label={`Try ${id}`} onSubmit={(event) => void send(event)}>
      <p className={classes.note}>
        {isSignedIn ? (
          'Sent to the mock in this page, as the user who is signed in.'
        ) : (
          <>
            Sent to the mock in this page, signed out.{' '}
            <Anchor to="/login" underline="always">
              Sign in
            </Anchor>{' '}
            to call operations that need a user.
          </>
        )}
      </p>
      <FormField label={`${method} path`}>
        {(control) => (
          <input
            {...control}
            value={address}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        )}
      </FormField>
      {request.body !== null && (
        <FormField label="JSON body">
          {(control) => (
            <textarea
              {...control}
              rows={Math.min(12, body.split('\n').length + 1)}
              value={body}
              spellCheck={false}
              onChange={(event) => setBody(event.currentTarget.value)}
            />
          )}
        </FormField>
      )}
      <Button type="submit" loading={isSending}>
        Send request
      </Button>
      <div role="status">
        {failure !== null && <p className={classes.failure}>The request failed: {failure}</p>}
        {response !== null && (
          <p className={classes.status} data-success={response.status < 400 || undefined}>
            <strong>{response.status}</strong> in {response.milliseconds} ms
          </p>
        )}
      </div>
      {response !== null && response.text !== '' && (
        <CodeSample code={response.text} label={`Response of ${id}`} />
      )}
    </form>
  )
}
