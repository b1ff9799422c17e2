/** In place of a card's name in a whisper: every card (M27.3). */
export const EVERY_CARD = '*'
