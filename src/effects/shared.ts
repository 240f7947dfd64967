/**
 * One value for each key, made for the first who uses it and forgotten when the last one has left. `RcMap`, which can fail
 * and wait, forks a fiber for every one that is made.
 */
export interface Shared<Key, Value> {
  readonly enter: (key: Key) => Value
  readonly leave: (key: Key) => void
}

export const makeShared = <Key, Value>(make: () => Value): Shared<Key, Value> => {
  const held = new Map<Key, { readonly value: Value; users: number }>()
  return {
    enter: (key) => {
      const one = held.get(key) ?? { value: make(), users: 0 }
      one.users++
      held.set(key, one)
      return one.value
    },
    leave: (key) => {
      const one = held.get(key)!
      one.users--
      if (one.users === 0) held.delete(key)
    }
  }
}
