const KEY = 'mousekeep.lesson'

/** Where the lesson was left: 0 if it was never begun or has been gone through. */
export function lessonProgress(): number {
  const kept = Number(localStorage.getItem(KEY) ?? 0)
  return Number.isInteger(kept) && kept > 0 ? kept : 0
}

export function keepProgress(step: number): void {
  localStorage.setItem(KEY, String(step))
}
