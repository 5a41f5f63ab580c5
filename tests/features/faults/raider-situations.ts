import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import * as notes from '@/contract/guilds/raider-notes'
import { getRaider } from '@/contract/guilds/raiders'
import { make } from '../../support/backend/backend-calls'
import { raiderNotes } from '../../../server/database/schema'
import { connectGuild, FROSTELLE } from '../../support/backend/guild'
import { signInPerson } from '../../support/entities'
import type { Api } from '../../support/app/msw-bridge'
import { allToasts } from '../../support/app/toasts'
import { notFound, oneToast, pageError, type Outcome } from './outcomes'
import type { Situation } from './situation'
import { press } from './situations'

async function raiderPath({ backend }: Pick<Api, 'backend'>) {
  const guild = await connectGuild(backend, await signInPerson(backend, 'Raider#3000'))
  return `/guilds/${guild.id}/raiders/${FROSTELLE}`
}

/** The page of a raider with a note of officers, whatever happened before. */
async function notedPath({ backend }: Api) {
  const { token } = await signInPerson(backend, 'Raider#3000')
  const path = await raiderPath({ backend })
  await backend.database.delete(raiderNotes)
  const [, , guildId = '', , memberId = ''] = path.split('/')
  const params = { guildId, memberId }
  await make(backend, notes.addRaiderNote, { token, params, body: { text: 'Late twice' } })
  return path
}

/** The form says why, and keeps what was typed; there is no toast. */
const inNoteForm: Outcome = async ({ says }) => {
  expect(await screen.findByText(says, { exact: false })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Late')
  expect(await allToasts()).toEqual([])
}

/** A situation for each call of the page of a raider. */
export const RAIDER_SITUATIONS: readonly Situation[] = [
  { call: getRaider, open: raiderPath, outcome: pageError, except: { 404: notFound } },
  { call: notes.listRaiderNotes, open: raiderPath, outcome: pageError, except: { 404: notFound } },
  {
    call: notes.addRaiderNote,
    open: raiderPath,
    prepare: async (user) =>
      user.type(await screen.findByRole('textbox', { name: 'New note' }), 'Late'),
    act: press('Add note'),
    outcome: inNoteForm,
  },
  {
    call: notes.deleteRaiderNote,
    open: notedPath,
    prepare: press('Delete the note “Late twice”'),
    act: press('Delete note'),
    outcome: oneToast,
  },
]
