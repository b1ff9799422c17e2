/** The step at which a lesson was left; 0 if it was never begun, or was finished. */
export function lessonProgress(kept: string): number {
  const step = Number(localStorage.getItem(kept) ?? 0)
  return Number.isInteger(step) && step > 0 ? step : 0
}

export function keepProgress(kept: string, step: number): void {
  localStorage.setItem(kept, String(step))
}
