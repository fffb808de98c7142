import {
  type DefaultError,
  hashKey,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useQueryMutation,
} from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ignoreRepeats } from './ignore-repeats.ts'

/**
 * TanStack's `useMutation`, except that `mutate` ignores a call while one with the same variables is pending. A disabled
 * button is too late: `isPending` arrives with a render, and the second click of a double click can come before it.
 */
export function useMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const mutation = useQueryMutation(options)
  const { mutateAsync } = mutation
  const [once] = useState(ignoreRepeats)
  const mutate = useCallback<typeof mutation.mutate>(
    (...call) => once(hashKey(call.slice(0, 1)), () => mutateAsync(...call)),
    [once, mutateAsync],
  )
  return { ...mutation, mutate }
}
