import type { Seat } from '@mousekeep/engine'
import { givenName, guest, isGivenName } from '../../base/settings.ts'
import { me, rename } from '../account/me.ts'
import type { ServerLink } from '../link/server-link.ts'

const MOST_TRIES = 8
const TRIES_A_NAME = 4
const PAUSE_MS = 150

/**
 * Takes a seat. No two people at a table have the same name (promise 39), so a guest with a given name gets another
 * one.
 */
export async function takeSeat(online: ServerLink, seat: Seat): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (await online.send({ type: 'claim', seat, seed: '' })) return
    const isGiven = me.value?.isGuest === true && isGivenName(guest.value)
    if (online.trouble.value !== 'NAME_TAKEN' || !isGiven) return
    if (tries % TRIES_A_NAME === 0) await rename(givenName())
    // The table hears of the new name a moment later.
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
