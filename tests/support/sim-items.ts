/** Loot of The Venomous Abyss by its ids of the game. */
export const HOOD = { itemId: 268_242, encounterId: 2894 }
export const CHAIN = { itemId: 268_250, encounterId: 2874 }
