/** An object with the same for each of these names. */
export const forEachName = <N extends string, T>(names: readonly N[], make: (name: N) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as { [K in N]: T };
