import { exportRaid, importRaid, type RaidFile } from '@/contract/admin-raid-file'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { make } from '../../support/backend-calls'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'
import { chooseInMenu, EMPTY_RAID, signInAdmin } from './admin'

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
  const app = await renderApp({ api, path: '/admin/instances', as: 'Admin#1000' })
  await app.user.click(await screen.findByRole('link', { name: 'Import a raid' }))
  const sheet = await screen.findByRole('dialog', { name: 'Import a raid' })
  return { ...app, ...partsOf(sheet, app.user), sheet }
}

function partsOf(sheet: HTMLElement, user: UserEvent) {
  return {
    give: async (content: string) =>
      user.upload(
        within(sheet).getByLabelText(/Choose a raid file/),
        new File([content], 'raid.json', { type: 'application/json' }),
      ),
    importButton: () => within(sheet).getByRole('button', { name: /^Import/ }),
  }
}

describe('the import of a raid', () => {
  it('says what it would do, does it, and says the second time that nothing changes', async () => {
    const { user, give, importButton, sheet } = await openImport()
    expect(importButton()).toBeDisabled()
    await give(JSON.stringify(RAID))
    expect(await within(sheet).findByText('4 new')).toBeInTheDocument()
    for (const name of ['The Sunken Vault', 'The Drowned King', 'Band of the Tides', 'Anchor']) {
      expect(within(sheet).getByRole('row', { name: new RegExp(`^New ${name}`) })).toBeVisible()
    }
    await user.click(importButton())
    expect(await screen.findByText('Imported The Sunken Vault')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'The Sunken Vault' })).toBeVisible()

    await user.click(screen.getByRole('link', { name: 'Import a raid' }))
    const again = partsOf(await screen.findByRole('dialog', { name: 'Import a raid' }), user)
    await again.give(JSON.stringify(RAID))
    expect(await screen.findByText(/^Nothing changes/)).toBeInTheDocument()
    expect(again.importButton()).toBeDisabled()
  })

  it('names the rows that are wrong, and takes nothing', async () => {
    const { give, importButton, sheet } = await openImport()
    const [boss] = RAID.bosses
    const bad = { name: 'No slot', itemType: 'Ring' }
    const file = {
      ...RAID,
      instance: { ...RAID.instance, slug: 'another-vault' },
      bosses: [{ ...boss, items: [...(boss?.items ?? []), bad] }],
    }
    await give(JSON.stringify(file))
    const row = await within(sheet).findByRole('row', { name: /^Invalid No slot/ })
    expect(row).toHaveTextContent('Please select an item slot')
    expect(importButton()).toBeDisabled()
    expect(api.sent(importRaid).every(({ path }) => path.endsWith('dryRun=true'))).toBe(true)
  })

  it('says in words what is no raid file, and asks the server nothing', async () => {
    const { give, sheet, importButton } = await openImport()
    await give('Name;Slot\nAnchor;Two-hand')
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('This is no JSON file')
    expect(api.sent(importRaid)).toEqual([])
    expect(importButton()).toBeDisabled()
    // And a good one after it is read.
    await give(JSON.stringify(RAID))
    expect(await within(sheet).findByRole('status')).toBeInTheDocument()
    expect(within(sheet).queryByRole('alert')).toBeNull()
  })

  it('says why when the server refuses', async () => {
    const { user, give, importButton, sheet } = await openImport()
    await give(JSON.stringify({ ...RAID, instance: { ...RAID.instance, slug: 'third-vault' } }))
    await waitFor(() => expect(importButton()).toBeEnabled())
    api.refuse(importRaid, 409, { message: 'Someone else changed this just now.' })
    await user.click(importButton())
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('Someone else')
    expect(sheet).toBeVisible()
  })
})

describe('the export of a raid', () => {
  it('is saved as the file that the server makes', async () => {
    const saved: { name: string; blob: Promise<string> }[] = []
    const blobs: Blob[] = []
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`
        static override revokeObjectURL = () => undefined
      },
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob: blobs[0]?.text() ?? Promise.resolve('') })
    })
    const { token, instances } = await signInAdmin(api)
    const instance = (await instances()).find(({ slug }) => slug === 'sporefall')
    const { user } = await renderApp({ api, path: '/admin/instances', as: 'Admin#1000' })
    await screen.findByRole('table', { name: 'Instances' })
    // The menu's own presses are no download.
    await chooseInMenu(user, 'Sporefall', 'Export')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('sporefall.json')
    const params = { instanceId: instance?.id ?? '' }
    expect(JSON.parse((await saved[0]?.blob) ?? '')).toEqual(
      await make(api.backend, exportRaid, { token, params }),
    )
  })

  it('that fails says so once', async () => {
    api.refuse(exportRaid, 500, { message: 'The server is asleep' })
    const { user } = await renderApp({ api, path: '/admin/instances', as: 'Admin#1000' })
    await chooseInMenu(user, 'Sporefall', 'Export')
    expect(await screen.findAllByText('The server is asleep')).toHaveLength(1)
  })
})
