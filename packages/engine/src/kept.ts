interface Known<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** What belongs to the key: worked out when it is first asked for, and kept in the map. */
export function kept<Key, Value extends object>(known: Known<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  let value = known.get(key)
  if (value === undefined) {
    value = make(key)
    known.set(key, value)
  }
  return value
}
