import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Fault } from './faults'

/** What the person sees of a fault; it fails when they see something else. */
export type Outcome = (fault: Fault) => Promise<void>

/** Nobody is signed in any more, and the page to sign in is shown. */
export const signInPage: Outcome = async () => {
  expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
  expect(localStorage.getItem('guildr_token')).toBeNull()
}

/** The page in its place says that it could not be loaded; what the server said is one press away. */
export const pageError: Outcome = async ({ says }) => {
  const heading = await screen.findByRole('heading', { level: 1, name: 'Something went wrong!' })
  expect(heading).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  screen.getByRole('button', { name: 'Show Error' }).click()
  expect(await screen.findByText(says, { exact: false })).toBeVisible()
}

export const notFound: Outcome = async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible()
}

/** A section of the page says why it could not be loaded, with a way to try again. */
export const sectionError: Outcome = async ({ says }) => {
  const panel = await screen.findByRole('alert')
  expect(panel).toHaveTextContent(says)
  expect(within(panel).getByRole('button', { name: 'Try Again' })).toBeVisible()
}

/** One toast says why. */
export const oneToast: Outcome = async ({ says }) => {
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(toasts()[0]).toHaveTextContent(says)
}

/** The dialog stays open and says why, and no toast says it again. */
export const inDialog: Outcome = async ({ says }) => {
  const dialog = await findDialog()
  await waitFor(() => expect(dialog).toHaveTextContent(says))
  expect(toasts()).toHaveLength(0)
}

/** Nothing is said, since there is nothing the person could do about it; the page is as ever. */
export function unnoticed(heading: string): Outcome {
  return async () => {
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(toasts()).toHaveLength(0)
  }
}

/** A dialog of either kind. */
async function findDialog() {
  return waitFor(() => {
    const dialog = screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')
    if (!dialog) throw new Error('There is no dialog')
    return dialog
  })
}

export function toasts() {
  return [...document.querySelectorAll('[data-sonner-toast]')]
}
