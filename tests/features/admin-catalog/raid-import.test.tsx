import { deleteLootBatch } from '@/contract/admin/admin-loot-batch'
import { exportRaid, importRaid, type RaidFile } from '@/contract/admin/admin-raid-file'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { make } from '../../support/backend/backend-calls'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { collectDownloads } from '../../support/app/collect-downloads'
import { renderApp, untilAtRest } from '../../support/app/render-app'
import { stubWorkers } from '../../support/app/stub-workers'
import { chooseInMenu, EMPTY_RAID, signInAdmin } from './admin-screen'

const api = bridgeToBackend()

const RAID: RaidFile = {
  ...EMPTY_RAID,
  bosses: [
    {
      name: 'The Drowned King',
      slug: 'the-drowned-king',
      encounterOrder: 1,
      items: [
        { name: 'Band of the Tides', itemSlot: 'FINGER', itemType: 'Ring', itemId: 900_001 },
        { name: 'Anchor', itemSlot: 'TWO_HAND', itemType: 'Polearm', itemId: 900_002 },
      ],
    },
  ],
}

async function openImport() {
  stubWorkers()
  const app = await renderApp({ api, path: '/admin/instances?search=Vault', as: 'Admin#1000' })
  await app.user.click(await screen.findByRole('link', { name: 'Import a raid file' }))
  const sheet = await screen.findByRole('dialog', { name: 'Import a raid file' })
  return { ...app, ...partsOf(sheet, app.user), sheet }
}

function partsOf(sheet: HTMLElement, user: UserEvent) {
  return {
    choose: async (content: string) =>
      user.upload(
        within(sheet).getByLabelText(/Choose a raid file/),
        new File([content], 'raid.json', { type: 'application/json' }),
      ),
    importButton: () => within(sheet).getByRole('button', { name: /^Import( and show)?$/ }),
  }
}

describe('raid import', () => {
  it('shows the dry run, imports, and reports no changes the second time', async () => {
    const { user, choose, importButton, sheet } = await openImport()
    expect(importButton()).toBeDisabled()
    // A screen reader announces the result only in a region that was there before.
    const regions = within(sheet).getAllByRole('status')
    await choose(JSON.stringify(RAID))
    const total = await within(sheet).findByText('4 new')
    expect(regions.some((region) => region.contains(total))).toBe(true)
    expect(within(sheet).queryByText(/The file is in/)).toBeNull()
    for (const name of ['The Sunken Vault', 'The Drowned King', 'Band of the Tides', 'Anchor']) {
      expect(within(sheet).getByRole('row', { name: new RegExp(`^New ${name}`) })).toBeVisible()
    }
    await user.click(importButton())
    expect(await screen.findByText('Imported The Sunken Vault: 4 new')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'The Sunken Vault' })).toBeVisible()

    await user.click(screen.getByRole('link', { name: 'Import a raid file' }))
    const again = partsOf(await screen.findByRole('dialog', { name: 'Import a raid file' }), user)
    await again.choose(JSON.stringify(RAID))
    expect(await screen.findByText(/^Nothing changes/)).toBeInTheDocument()
    expect(again.importButton()).toBeDisabled()
  })

  it('an unusual encoding, unknown fields and a type that does not fit its slot are named, and the file can be imported', async () => {
    const { user, sheet, importButton } = await openImport()
    const [boss] = RAID.bosses
    const odd = { name: 'Odd Dagger', itemSlot: 'TWO_HAND', itemType: 'Dagger', itemLevel: 700 }
    const instance = { ...RAID.instance, slug: 'odd-vault', zone: 1 }
    const bosses = [{ ...boss, items: [odd] }]
    const text = JSON.stringify({ ...RAID, author: 'me', instance, bosses })
    const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.codePointAt(0) ?? 0)
    const file = new File([units], 'raid.json', { type: 'application/json' })
    await user.upload(within(sheet).getByLabelText(/Choose a raid file/), file)
    expect(await within(sheet).findByText('The file is in UTF-16.')).toBeVisible()
    const unknown = 'Unknown fields are ignored: author (file), zone (instance), itemLevel (item).'
    expect(await within(sheet).findByText(unknown)).toBeVisible()
    const row = await within(sheet).findByRole('row', { name: /^New Odd Dagger/ })
    expect(row).toHaveTextContent('Warning: Dagger does not fit the slot Two-hand')
    expect(importButton()).toBeEnabled()
  })

  it('an invalid row is named and disables the import', async () => {
    const { choose, importButton, sheet } = await openImport()
    const [boss] = RAID.bosses
    const unnamed = { name: '', itemSlot: 'NECK', itemType: 'Necklace' }
    const bad = { name: 'No slot', itemSlot: 'Wpn', itemType: 'Ring' }
    const file = {
      ...RAID,
      instance: { ...RAID.instance, slug: 'another-vault', availableDifficulties: ['Mythisch'] },
      bosses: [{ ...boss, items: [...(boss?.items ?? []), bad, unnamed] }],
    }
    await choose(JSON.stringify(file, null, 2))
    const list = await within(sheet).findByRole('list', { name: 'Invalid rows' })
    expect(list).toHaveTextContent('Row 6: Name: ')
    // The table does not repeat it. A position says what kind of row it is, without its name.
    expect(within(sheet).queryByRole('row', { name: /^Invalid/ })).toBeNull()
    const row = within(sheet).getByRole('row', { name: /^New Anchor/ })
    expect(row).toHaveTextContent('Item 2 of The Drowned King, line')
    expect(within(sheet).queryByRole('columnheader', { name: 'Kind' })).toBeNull()
    expect(list).toHaveTextContent(
      'No slot: Slot “Wpn” in line 33: Please select an item slot (Item 3 of',
    )
    expect(list).toHaveTextContent(/“Mythisch” in line 10: .* \(Instance, line 4\)/)
    expect(importButton()).toBeDisabled()
    expect(api.sent(importRaid).every(({ path }) => path.endsWith('dryRun=true'))).toBe(true)
  })

  it('shows the old and the new value of each change, and names the row of a rejected field', async () => {
    const slug = 'fourth-vault'
    const file = { ...RAID, instance: { ...RAID.instance, slug } }
    const { token } = await signInAdmin(api)
    await make(api.backend, importRaid, { token, body: file })
    const { user, choose, importButton, sheet } = await openImport()
    const [boss] = file.bosses
    const items = [
      { name: 'Band of the Tides', itemSlot: 'NECK', itemType: 'Necklace', itemId: 900_001 },
    ]
    await choose(JSON.stringify({ ...file, bosses: [{ ...boss, items }] }))
    const list = await within(sheet).findByRole('list', { name: 'Changed rows' })
    const changes = within(list).getAllByRole('listitem')
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Band of the Tides: Slot: Finger → Neck'),
      expect.stringContaining('Band of the Tides: Type: Ring → Necklace'),
    ])
    // Unchanged rows are only counted.
    expect(within(sheet).getByText('2 unchanged')).toBeVisible()
    expect(within(sheet).queryByRole('table')).toBeNull()
    expect(
      await within(sheet).findByText(
        'Not in the file, and left unchanged: Anchor (The Drowned King).',
      ),
    ).toBeVisible()
    api.reject(importRaid, 400, {
      message: 'Invalid input',
      code: 'VALIDATION_ERROR',
      details: { fields: { 'bosses.0.items.0.itemSlot': 'Not in this raid' } },
    })
    await user.click(importButton())
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      'Item 1 (Band of the Tides) of The Drowned King: Slot “NECK”: Not in this raid',
    )
  })

  it('an import can be undone from the page, also after a rejected attempt', async () => {
    const { user, choose, importButton } = await openImport()
    const instance = { ...RAID.instance, slug: 'fifth-vault', name: 'The Fifth Vault' }
    await choose(JSON.stringify({ ...RAID, instance }))
    await waitFor(() => expect(importButton()).toBeEnabled())
    await user.click(importButton())
    const undo = await screen.findByRole('button', { name: 'Undo this import' })
    api.reject(deleteLootBatch, 409, { message: 'This instance has 1 wishlist' })
    await user.click(undo)
    expect(await screen.findByText(/was not undone: This instance has 1 wishlist$/)).toBeVisible()
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Undo this import' }))
    expect(await screen.findByText('Undid the import of The Fifth Vault')).toBeInTheDocument()
    const { instances } = await signInAdmin(api)
    expect((await instances()).map(({ slug }) => slug)).not.toContain(instance.slug)
    expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull()
  })

  it('a file that is not JSON shows an error without a request; a valid file replaces it', async () => {
    const { choose, sheet, importButton } = await openImport()
    await choose('Name;Slot\nAnchor;Two-hand')
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('This file is not valid JSON')
    expect(api.sent(importRaid)).toEqual([])
    expect(importButton()).toBeDisabled()
    await choose(JSON.stringify(RAID))
    expect(await within(sheet).findByText(/^Nothing changes/)).toBeInTheDocument()
    expect(within(sheet).queryByRole('alert')).toBeNull()
  })

  it.each(['loot.csv', 'Loot.TSV'])(
    'the table %s is not read, but sent to the grid',
    async (name) => {
      const { sheet } = await openImport()
      const table = new File(['Name;Slot'], name, { type: 'text/plain' })
      fireEvent.drop(within(sheet).getByText('or drop it here'), {
        dataTransfer: { files: [table] },
      })
      expect(await within(sheet).findByRole('alert')).toHaveTextContent(
        'This is a table and no raid file. Copy its cells and paste them in “Enter items in bulk”.',
      )
    },
  )

  it('a file that is chosen while an earlier one is read replaces it', async () => {
    const { user, choose, sheet, ...app } = await openImport()
    const finish: ((content: ArrayBuffer) => void)[] = []
    const read = new Promise<ArrayBuffer>((resolve) => {
      finish.push(resolve)
    })
    const slow = new File(['slow'], 'slow.json', { type: 'application/json' })
    vi.spyOn(slow, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => read }))
    await user.upload(within(sheet).getByLabelText(/Choose a raid file/), slow)
    await choose(JSON.stringify(RAID))
    expect(await within(sheet).findByText(/^(4 new$|Nothing changes)/)).toBeVisible()
    finish[0]?.(new ArrayBuffer(4))
    await untilAtRest(app)
    expect(within(sheet).queryByRole('alert')).toBeNull()
    expect(within(sheet).getByText(/^(4 new$|Nothing changes)/)).toBeVisible()
  })

  it('a file of 6 MB is rejected without reading it', async () => {
    const { choose, sheet } = await openImport()
    vi.stubGlobal('Worker', undefined)
    await choose(' '.repeat(6_000_000))
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('This is larger than 5 MB')
  })

  it('a file is read outside of the page’s thread; without an answer the sheet says so', async () => {
    const { choose, sheet } = await openImport()
    vi.stubGlobal('Worker', undefined)
    await choose(JSON.stringify(RAID))
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('This file could not be read')
  })
})

describe('raid export', () => {
  it('downloads the raid file of the server, named by the slug', async () => {
    const saved = collectDownloads()
    const { token, instances } = await signInAdmin(api)
    const instance = (await instances()).find(({ slug }) => slug === 'sporefall')
    const { user } = await renderApp({
      api,
      path: '/admin/instances?search=Sporefall',
      as: 'Admin#1000',
    })
    await chooseInMenu(user, 'Sporefall', 'Export')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('sporefall.json')
    const params = { instanceId: instance?.id ?? '' }
    expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual(
      await make(api.backend, exportRaid, { token, params }),
    )
  })
})
