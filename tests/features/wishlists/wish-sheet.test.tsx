import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { wishlistQuery } from '@/features/wishlists/wishlists.queries'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { findUndo } from '../../support/app/toasts'
import { openThreeWishes } from './three-wishes'

const api = bridgeToBackend()

/** The browser shows another tab. */
function hideTab() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.restoreAllMocks()
}

/** Enters a note at the end of the field. Pastes it: one change event instead of one per character. */
async function typeNote(user: UserEvent, text: string) {
  await user.click(await screen.findByRole('textbox', { name: 'Note' }))
  await user.paste(text)
}

describe('wish sheet', () => {
  it('shows the note, moves the wish, and removes it with Undo', async () => {
    const { user, names, readNames } = await openThreeWishes(api)
    await user.click(screen.getByRole('button', { name: `Details of ${names[1]}` }))
    const sheet = within(await screen.findByRole('dialog', { name: names[1] }))
    expect(sheet.getByRole('textbox', { name: 'Note' })).toHaveValue('Only with four pieces')
    expect(sheet.getByRole('link', { name: 'Show on Wowhead' })).toHaveAttribute('target', '_blank')

    await user.click(sheet.getByRole('button', { name: 'Move to top' }))
    await waitFor(() => expect(sheet.getByLabelText(`Rank of ${names[1]}`)).toHaveValue('1'))
    expect(sheet.getByRole('button', { name: 'Move up' })).toBeDisabled()
    await waitFor(async () => expect((await readNames())[0]).toBe(names[1]))

    await user.click(sheet.getByRole('button', { name: 'Remove from the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await readNames()).toEqual([names[0], names[2]]))
    await user.click(await findUndo(`Removed ${names[1]}`))
    await waitFor(async () => expect(await readNames()).toEqual([names[1], names[0], names[2]]))
  })

  it('a note is saved on leaving the field, the tab, or the sheet by its button or by Escape', async () => {
    const { user, names, readNotes } = await openThreeWishes(api)
    const open = () => user.click(screen.getByRole('button', { name: `Details of ${names[0]}` }))
    const expectSaved = async (note: string, leave: () => unknown) => {
      await user.clear(await screen.findByRole('textbox', { name: 'Note' }))
      await user.paste(note)
      expect(await readNotes()).not.toContain(note)
      await leave()
      await waitFor(async () => expect((await readNotes())[0]).toBe(note))
      expect(screen.getAllByText(note)[0]).toBeVisible()
    }
    await open()
    await expectSaved('Left the field', () => user.tab())
    await expectSaved('Left the tab', hideTab)
    await expectSaved('Closed', () => user.click(screen.getByRole('button', { name: 'Close' })))
    await open()
    await expectSaved('Escaped', () => user.keyboard('{Escape}'))
  })

  it('Undo of a removal brings back the note that was typed before', async () => {
    const { user, names, readNames, readNotes } = await openThreeWishes(api)
    await user.click(screen.getByRole('button', { name: `Details of ${names[0]}` }))
    await typeNote(user, 'Typed before')
    await user.click(screen.getByRole('button', { name: 'Remove from the list' }))
    await waitFor(async () => expect(await readNames()).not.toContain(names[0]))
    await user.click(await findUndo(`Removed ${names[0]}`))
    await waitFor(async () => expect((await readNotes())[0]).toBe('Typed before'))
  })

  it('a note that is opened has the cursor at its end; removed elsewhere, it stays closed and the toast has the text', async () => {
    const { user, names, queryClient, wishlistId } = await openThreeWishes(api)
    await user.click(screen.getByRole('button', { name: `Note on ${names[1]}` }))
    const note = await screen.findByRole('textbox', { name: 'Note' })
    expect(note).toHaveFocus()
    expect(note).toHaveProperty('selectionStart', 'Only with four pieces'.length)
    await user.type(note, '!')

    const { queryKey } = wishlistQuery(wishlistId)
    const list = queryClient.getQueryData(queryKey)
    const setList = (items = list?.items ?? []) =>
      act(() => {
        queryClient.setQueryData(queryKey, list && { ...list, items })
      })
    setList(list?.items.filter(({ lootItem }) => lootItem.name !== names[1]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Your note: “Only with four pieces!”')).toBeInTheDocument()
    expect(screen.getByText(`${names[1]} was removed from the list elsewhere`)).toBeInTheDocument()
    setList()
    expect(await screen.findByRole('button', { name: `Details of ${names[1]}` })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a note that is deleted can be restored', async () => {
    const { user, names } = await openThreeWishes(api)
    await user.click(screen.getByRole('button', { name: `Note on ${names[1]}` }))
    await user.clear(await screen.findByRole('textbox', { name: 'Note' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Only with four pieces')).toBeNull())
    await user.click(await findUndo(`Deleted the note on ${names[1]}`))
    expect(await screen.findByText('Only with four pieces')).toBeVisible()
  })

  it('a note changed elsewhere while it is edited: shows it, and either can be saved', async () => {
    const { user, names, setNote, changeElsewhere } = await openThreeWishes(api)
    await user.click(screen.getByRole('button', { name: `Note on ${names[1]}` }))
    const field = await screen.findByRole('textbox', { name: 'Note' })
    await changeElsewhere('From the phone')
    await waitFor(() => expect(field).toHaveValue('From the phone'))
    await user.type(field, ', mine')
    expect(screen.queryByRole('alert')).toBeNull()
    await changeElsewhere('From the tablet')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('From the tablet')
    expect(field).toHaveValue('From the phone, mine')
    await user.click(within(alert).getByRole('button', { name: 'Use that note' }))
    expect(field).toHaveValue('From the tablet')
    expect(screen.queryByRole('alert')).toBeNull()
    await setNote('Not read yet')
    await user.type(field, '!')
    await user.keyboard('{Escape}')
    expect(await screen.findByText('“Not read yet”')).toBeVisible()
  })

  it('sets a claim, and a second press deletes it', async () => {
    const { user, names, readClaims } = await openThreeWishes(api)
    await user.click(screen.getByRole('button', { name: `Details of ${names[0]}` }))
    const claims = within(await screen.findByRole('group', { name: 'Claim' }))
    const off = claims.getByRole('button', { name: 'Off spec' })
    await user.click(claims.getByRole('button', { name: 'BiS' }))
    await user.click(off)
    expect(off).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(`${names[0]}: Off spec`)).toBeInTheDocument()
    await waitFor(async () => expect(await readClaims()).toEqual(['Off spec', null, null]))
    await user.click(off)
    expect(screen.getByText(`${names[0]}: no claim`)).toBeInTheDocument()
    await waitFor(async () => expect(await readClaims()).toEqual([null, null, null]))
  })

  it('marks the wish as obtained, with the note that is typed, and takes it back', async () => {
    const { user, names } = await openThreeWishes(api)
    const tick = screen.getByRole('button', { name: `Obtained ${names[0]}` })
    await user.click(screen.getByRole('button', { name: `Details of ${names[0]}` }))
    await typeNote(user, 'From the cache')
    await user.click(screen.getByRole('button', { name: 'Obtained' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('From the cache')).toBeVisible()
    await waitFor(() => expect(tick).toHaveAttribute('aria-pressed', 'true'))
    await user.click(screen.getByRole('button', { name: `Details of ${names[0]}` }))
    const untick = await screen.findByRole('button', { name: 'Not obtained' })
    // An obtained wish has no rank to change.
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('From the cache')
    expect(screen.queryByLabelText(`Rank of ${names[0]}`)).toBeNull()
    await user.click(untick)
    await waitFor(() => expect(tick).toHaveAttribute('aria-pressed', 'false'))
  })
})
