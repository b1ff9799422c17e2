/** Where a lesson was left, kept under this name: 0 if it was never begun or has been gone through. */
export function lessonProgress(kept: string): number {
  const step = Number(localStorage.getItem(kept) ?? 0)
  return Number.isInteger(step) && step > 0 ? step : 0
}

export function keepProgress(kept: string, step: number): void {
  localStorage.setItem(kept, String(step))
}
