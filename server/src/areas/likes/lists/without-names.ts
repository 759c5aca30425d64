const letters = /[\p{L}\p{M}]+/gu;

/** A text in which these names, or parts of them, are left out as words. */
export function withoutNames(text: string, names: readonly string[]) {
  const parts = new Set(names.flatMap((name) => plain(name).match(letters) ?? []));
  return text.replaceAll(letters, (word) => (parts.has(plain(word)) ? '…' : word));
}

/** Without accents and capitals, in which people are careless with their own names. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
