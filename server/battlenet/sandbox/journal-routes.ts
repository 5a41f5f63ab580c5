import { Hono } from 'hono'
import {
  SANDBOX_ITEMS,
  SANDBOX_RAID,
  UNOPENED_RAID,
  type SandboxJournalItem,
} from './journal-world'
import { sendError } from './responses'

const { expansion } = SANDBOX_RAID
/** Repeats the raids of the newest expansion, as the game's own index does. */
const CURRENT_SEASON = { id: 505, name: 'Current Season' }
const RAIDS_BY_EXPANSION = new Map([
  [expansion.id, [SANDBOX_RAID, UNOPENED_RAID]],
  [CURRENT_SEASON.id, [SANDBOX_RAID]],
])

/** The item level in the game's data, whatever the difficulty. */
const ITEM_LEVEL = 285

/** The game's journal and its items, below `/{region}/data/wow`. */
export function journalRoutes(): Hono {
  const app = new Hono()

  app.get('/journal-expansion/index', (context) => {
    const tiers = [CURRENT_SEASON, expansion].map(reference)
    return context.json({ tiers })
  })

  app.get('/journal-expansion/:id', (context) => {
    const id = Number(context.req.param('id'))
    const raids = RAIDS_BY_EXPANSION.get(id)
    if (!raids) return sendError(context, 404)
    return context.json({ id, raids: raids.map(reference) })
  })

  app.get('/journal-instance/:id', (context) => {
    const id = Number(context.req.param('id'))
    // Without its encounters, modes and expansion.
    if (id === UNOPENED_RAID.id) return context.json(reference(UNOPENED_RAID))
    if (id !== SANDBOX_RAID.id) return sendError(context, 404)
    return context.json({
      ...reference(SANDBOX_RAID),
      category: { type: 'RAID' },
      expansion: reference(expansion),
      encounters: SANDBOX_RAID.encounters.map(reference),
      modes: [
        ...['LFR', 'NORMAL', 'HEROIC', 'MYTHIC'].map((type) => ({
          mode: { type, name: type },
          players: type === 'MYTHIC' ? 20 : 30,
          is_tracked: true,
        })),
        { mode: {} },
      ],
    })
  })

  app.get('/journal-encounter/:id', (context) => {
    const id = Number(context.req.param('id'))
    const encounter = SANDBOX_RAID.encounters.find((encounter) => encounter.id === id)
    if (!encounter) return sendError(context, 404)
    const { items } = encounter
    return context.json({
      ...reference(encounter),
      instance: reference(SANDBOX_RAID),
      // A page of text has neither creatures nor items.
      ...(items.length > 0 && {
        creatures: [reference(encounter)],
        items: items.map((item, index) => ({
          id: id * 100 + index,
          item: reference(item),
        })),
      }),
    })
  })

  app.get('/item/:id', (context) => {
    const item = SANDBOX_ITEMS.get(Number(context.req.param('id')))
    if (!item || item.isUnknown) return sendError(context, 404)
    return context.json(itemResponse(item))
  })

  app.get('/media/item/:id', (context) => {
    const item = SANDBOX_ITEMS.get(Number(context.req.param('id')))
    if (!item || item.isUnknown || item.lacksIcon) return sendError(context, 404)
    // Some icons are numbered, most have a name.
    const icon = item.id % 5 === 0 ? 4_000_000 + item.id : `inv_sandbox_${item.id % 100}`
    const value = `https://render.worldofwarcraft.com/us/icons/56/${icon}.jpg`
    return context.json({ id: item.id, assets: [{ key: 'icon', value }] })
  })

  return app
}

function reference({ id, name }: { id: number; name: string }) {
  return { id, name }
}

function itemResponse(item: SandboxJournalItem) {
  const { inventoryType, itemClass, subclass, stats } = item.kind
  const isEquippable = inventoryType !== null && inventoryType !== 'NON_EQUIP'
  const [classId, className] = itemClass
  const [subclassId, subclassName] = subclass
  return {
    ...reference(item),
    quality: { type: item.quality, name: titled(item.quality) },
    level: ITEM_LEVEL,
    required_level: 90,
    item_class: { id: classId, name: className },
    item_subclass: { id: subclassId, name: subclassName },
    ...(inventoryType !== null && {
      inventory_type: { type: inventoryType, name: titled(inventoryType) },
    }),
    is_equippable: isEquippable,
    preview_item: {
      ...(isEquippable && { level: { value: ITEM_LEVEL } }),
      ...(stats.length > 0 && {
        // A stat that another specialization has is listed too, as negated.
        stats: stats.map((type, index) => ({
          type: { type, name: titled(type) },
          value: 40,
          ...(index > 0 && type !== 'STAMINA' && { is_negated: true }),
        })),
      }),
      ...requirements(item),
    },
  }
}

function requirements({ playableClassIds, specializationIds }: SandboxJournalItem) {
  if (!playableClassIds && !specializationIds) return {}
  return {
    requirements: {
      ...(playableClassIds && { playable_classes: linksTo(playableClassIds) }),
      ...(specializationIds && { playable_specializations: linksTo(specializationIds) }),
    },
  }
}

function linksTo(ids: readonly number[]) {
  return { links: ids.map((id) => ({ id })) }
}

function titled(type: string): string {
  if (type === 'NON_EQUIP') return 'Non-equippable'
  return type.charAt(0) + type.slice(1).toLowerCase()
}
