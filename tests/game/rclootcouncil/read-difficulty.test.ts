import { describe, expect, it } from 'vitest'
import { exportJson, rowOf } from './history-export'

describe('the difficulty of an award in the history of RCLootCouncil', () => {
  it.each([
    ['LFR', 'Looking For Raid', 'Schlachtzugsbrowser', 'Outil Raids', 'Buscador de bandas'],
    ['LFR', 'Localizador de Raides', 'Ricerca delle incursioni', 'Поиск рейда', '공격대 찾기'],
    ['LFR', '随机团队', '隨機團隊', '團隊搜尋器', 'looking for raid'],
    ['Normal', 'Normal', 'Normale', 'Обычный', '일반', '普通'],
    ['Heroic', 'Heroic', 'Heroisch', 'Héroïque', 'Heroico', 'Heroica', 'Eroica'],
    ['Heroic', 'Героический', '영웅', '英雄'],
    ['Mythic', 'Mythic', 'Mythisch', 'Mythique', 'Mítico', 'Mítica', 'Mitica'],
    ['Mythic', 'Эпохальный', '신화', '史诗', '傳奇'],
  ])('%s is named by the clients as %s, %s, …', (difficulty, ...words) => {
    for (const word of words) {
      const cells = { instance: `The Venomous Abyss-${word}` }
      expect(rowOf(cells, exportJson)).toMatchObject({
        difficulty,
        instanceName: 'The Venomous Abyss',
      })
      expect(rowOf({ ...cells, difficultyID: '' }).difficulty).toBe(difficulty)
    }
  })

  it.each([
    ['The Venomous Abyss-Ungeheuerlich', '', null],
    ['The Venomous Abyss-Ungeheuerlich', '999', null],
    ['The Venomous Abyss-Heroic', '999', 'Heroic'],
  ])(
    '%s with the difficulty id "%s" is read, its difficulty is %s',
    (instance, difficultyID, difficulty) => {
      expect(rowOf({ instance, difficultyID, itemString: '' }).difficulty).toBe(difficulty)
      expect(rowOf({ instance, itemString: '' }, exportJson).itemName).toBe('Font of Venomous Rage')
    },
  )

  it.each([
    ['14', 'Normal'],
    ['15', 'Heroic'],
    ['16', 'Mythic'],
    ['17', 'LFR'],
    ['233', 'Mythic'],
    ['', 'Heroic'],
  ])('reads the difficulty with the id "%s" as %s', (difficultyID, difficulty) => {
    expect(rowOf({ difficultyID }).difficulty).toBe(difficulty)
  })

  it.each([
    ['', 'The Venomous Abyss', 'The Venomous Abyss'],
    ['0', 'The Venomous Abyss-', 'The Venomous Abyss'],
    ['0', 'Azjol-Nerub', 'Azjol-Nerub'],
    ['0', '', ''],
  ])(
    'a row without a difficulty (id "%s", instance "%s") is read, and its difficulty is unknown',
    (difficultyID, instance, instanceName) => {
      const itemString = 'item:270168::::::::80:104::5:1:4799'
      expect(rowOf({ difficultyID, instance, itemString })).toMatchObject({
        difficulty: null,
        itemDifficulty: null,
        instanceName,
      })
    },
  )

  it.each([
    ['item:165514::::::::120:104::3:4:4799:43:1522:4786', 'Normal'],
    ['item:165514::::::::120:104::4:4:4799', 'LFR'],
    ['item:165514::::::::120:104::5:4:4799', null],
    ['|cffa335ee|Hitem:165514:5938:154127::::::120:104::6:4|h[Gloves]|h|r', 'Mythic'],
    ['item:165514::::::::80:104::92:1:4799', 'Mythic'],
    // Dropped in a dungeon.
    ['item:165514::::::::80:104::23:1:4799', null],
    ['item:165514::::::::120:104', null],
  ])('a Heroic award of %s: the item contradicts with %s', (itemString, itemDifficulty) => {
    expect(rowOf({ itemString })).toMatchObject({ difficulty: 'Heroic', itemDifficulty })
  })
})
