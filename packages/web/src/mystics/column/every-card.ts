/** Stands for every card, in place of a card's name (M27.3). */
export const EVERY_CARD = '*'
