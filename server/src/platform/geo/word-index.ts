const end = 0x0a;
const space = 0x20;

/** The words of all names by their first letters, so that a search reads only words that begin alike. */
export interface WordIndex {
  /** Cities with a name that starts with the text, then those with a later word that does, each the largest first. */
  readonly startingWith: (text: string, isWanted: CityFilter) => Generator<number>;
  /** Cities with exactly this name, the largest first. */
  readonly named: (text: string, isWanted: CityFilter) => Generator<number>;
}

type CityFilter = (city: number) => boolean;

/** Names are between line ends, those of the largest cities first. Each has its city in `cityOf`. */
export function indexWords(names: Buffer, cityOf: (name: number) => number): WordIndex {
  const wordsAfter = (before: number) => {
    const words = findWords(names, before);
    const tables = [1, 2, 3].map((letters) => groupWords(names, words.starts, letters));
    return function* find(text: Buffer, isWanted: CityFilter) {
      const group = tables[Math.min(text.length, tables.length) - 1]?.(text) ?? new Uint32Array();
      for (let slot = 0; slot < group.length; slot++) {
        const word = group[slot] ?? 0;
        const city = cityOf(words.names[word] ?? 0);
        if (isWanted(city) && holds(names, words.starts[word] ?? 0, text)) yield city;
      }
    };
  };
  const firstWords = wordsAfter(end);
  const laterWords = wordsAfter(space);
  return {
    *startingWith(text, isWanted) {
      const bytes = Buffer.from(text);
      yield* firstWords(bytes, isWanted);
      yield* laterWords(bytes, isWanted);
    },
    named: (text, isWanted) => firstWords(Buffer.from(`${text}\n`), isWanted),
  };
}

function findWords(names: Buffer, before: number) {
  const starts: number[] = [];
  const namesOfWords: number[] = [];
  let name = -1;
  for (let at = 0; at < names.length - 1; at++) {
    if (names[at] === end) name++;
    if (names[at] !== before) continue;
    starts.push(at + 1);
    namesOfWords.push(name);
  }
  return { starts: Uint32Array.from(starts), names: Uint32Array.from(namesOfWords) };
}

const codes = 39;

/** Line ends, letters, digits and spaces have a code each, and everything else shares one. */
function codeOf(byte: number) {
  if (byte >= 0x61 && byte <= 0x7a) return byte - 0x60;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30 + 27;
  if (byte === space) return 37;
  return byte === end ? 0 : 38;
}

function keyAt(text: Buffer, at: number, letters: number) {
  let key = 0;
  for (let letter = 0; letter < letters; letter++)
    key = key * codes + codeOf(text[at + letter] ?? end);
  return key;
}

/** Sorts by counting, which keeps words with the same letters in the order of their cities. */
function groupWords(names: Buffer, starts: Uint32Array, letters: number) {
  const groupStarts = new Uint32Array(codes ** letters + 1);
  const keys = starts.map((at) => keyAt(names, at, letters));
  for (const key of keys) groupStarts[key + 1] = (groupStarts[key + 1] ?? 0) + 1;
  for (let key = 1; key < groupStarts.length; key++)
    groupStarts[key] = (groupStarts[key] ?? 0) + (groupStarts[key - 1] ?? 0);
  const next = groupStarts.slice();
  const words = new Uint32Array(starts.length);
  for (const [word, key] of keys.entries()) {
    const slot = next[key] ?? 0;
    words[slot] = word;
    next[key] = slot + 1;
  }
  return (text: Buffer) => {
    const key = keyAt(text, 0, letters);
    return words.subarray(groupStarts[key], groupStarts[key + 1]);
  };
}

function holds(names: Buffer, at: number, text: Buffer) {
  for (let index = 0; index < text.length; index++)
    if (names[at + index] !== text[index]) return false;
  return true;
}
