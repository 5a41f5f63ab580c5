import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { allToasts, toasts } from '../../support/app/toasts'
import { takeReports } from '../../support/app/render-app'
import type { Fault } from './faults'

/** Asserts what the screen shows after a fault. */
export type Outcome = (fault: Fault) => Promise<void>

/** The user is signed out, and the login page is shown. */
export const signInPage: Outcome = async () => {
  expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
  expect(localStorage.getItem('guildr_token')).toBeNull()
}

/** The error that replaces a page has been reported once. */
export function expectReport() {
  expect(takeReports()).toHaveLength(1)
}

/** The router error view is shown; its toggle reveals the server's message. */
export const pageError: Outcome = async ({ says }) => {
  const main = within(await screen.findByRole('main'))
  const heading = await main.findByRole('heading', { level: 1, name: 'Something went wrong!' })
  expect(heading).toBeVisible()
  expect(screen.getByRole('button', { name: / account$/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  screen.getByRole('button', { name: 'Show Error' }).click()
  expect(await screen.findByText(says, { exact: false })).toBeVisible()
  expectReport()
}

export const notFound: Outcome = async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible()
}

/** A section of the page shows the reason and Try Again. */
export const sectionError: Outcome = async ({ says }) => {
  const panel = await screen.findByRole('alert')
  expect(panel).toHaveTextContent(says)
  expect(within(panel).getByRole('button', { name: 'Try Again' })).toBeVisible()
}

/** Exactly one toast shows the reason. */
export const oneToast: Outcome = async ({ says }) => {
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(await allToasts()).toHaveLength(1)
  expect(toasts()[0]).toHaveTextContent(says)
}

/** The dialog stays open and shows the reason; there is no toast. */
export const inDialog: Outcome = async ({ says }) => {
  const dialog = await findDialog()
  await waitFor(() => expect(dialog).toHaveTextContent(says))
  expect(await allToasts()).toEqual([])
}

/** The page shows no error. */
export function unnoticed(heading: string): Outcome {
  return async () => {
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await allToasts()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
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
