import type { SavedTable } from './seating.ts'

const PREFIX = 'mousekeep.table.'

/** The storage of this device, which all pages of the app share. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Tables saved on this device, newest first. What cannot be read is left alone and not listed. */
export function savedTables(shelf: Shelf = localStorage): SavedTable[] {
  const keys = Array.from({ length: shelf.length }, (_, i) => shelf.key(i)).filter((key) => key !== null)
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => read(shelf.getItem(key)))
    .filter((table) => table !== null)
    .toSorted((a, b) => b.changed - a.changed)
}

export function savedTable(id: string, shelf: Shelf = localStorage): SavedTable | null {
  return read(shelf.getItem(PREFIX + id))
}

/** Saves the table; says whether the device had room for it. */
export function saveTable(table: SavedTable, shelf: Shelf = localStorage): boolean {
  try {
    shelf.setItem(PREFIX + table.id, JSON.stringify(table))
    return true
  } catch {
    return false
  }
}

export function forgetTable(id: string, shelf: Shelf = localStorage): void {
  shelf.removeItem(PREFIX + id)
}

function read(text: string | null): SavedTable | null {
  if (text === null) return null
  try {
    const table: unknown = JSON.parse(text)
    return isSavedTable(table) ? table : null
  } catch {
    return null
  }
}

/** Checks the outer shape only: whether the record can be played is for the rules to say. */
function isSavedTable(table: unknown): table is SavedTable {
  if (typeof table !== 'object' || table === null) return false
  return 'id' in table && 'seats' in table && Array.isArray(table.seats) && 'record' in table && 'changed' in table
}
