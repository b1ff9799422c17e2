/** What the server answered; `code` says in a word what went wrong. The page itself adds `NO_SERVER` and `OFFLINE`. */
export type Answered = { readonly ok: true; readonly json: object } | { readonly ok: false; readonly code: string }

/** Asks the server that the page came from. Never throws. */
export async function askServer(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answered> {
  try {
    const init =
      body === undefined
        ? { method }
        : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await fetch(`/api/${path}`, init)
    const json = await jsonOf(response)
    if (json === null) return { ok: false, code: 'NO_SERVER' }
    return response.ok ? { ok: true, json } : { ok: false, code: textIn(json, 'code') }
  } catch {
    return { ok: false, code: 'OFFLINE' }
  }
}

/** Up to this many pages of a list, and whether there are more. */
export async function askPages(
  path: string,
  most = Infinity,
): Promise<
  { readonly ok: true; readonly pages: readonly object[]; readonly isAll: boolean } | (Answered & { ok: false })
> {
  const pages: object[] = []
  for (let next = ''; ;) {
    const answered = await askServer('GET', next === '' ? path : `${path}?after=${encodeURIComponent(next)}`)
    if (!answered.ok) return answered
    pages.push(answered.json)
    next = textIn(answered.json, 'next')
    if (next === '' || pages.length >= most) return { ok: true, pages, isAll: next === '' }
  }
}

async function jsonOf(response: Response): Promise<object | null> {
  try {
    const json: unknown = await response.json()
    return typeof json === 'object' ? json : null
  } catch {
    return null
  }
}

/** A field of an answer as text; empty if it is missing. */
export function textIn(json: object, name: string): string {
  const value: unknown = Object.entries(json).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : ''
}
