const common = pairsOf(
  'а=a б=b в=v г=g ґ=g д=d е=e ё=e є=ye ж=zh з=z и=i і=i ї=yi й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ў=w ф=f х=kh ' +
    'ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya ј=j љ=lj њ=nj ћ=c ђ=d џ=dz',
);
const ukrainian = { ...common, г: 'h', и: 'y' };

function pairsOf(pairs: string): Record<string, string> {
  return Object.fromEntries(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)]));
}

// The gazetteer writes Yekaterinburg and Dostoyevka, but Perm.
const soft = /(^|[\sаеёиоуыэюяьъ-])е/g;

/** Cyrillic text as the gazetteer may write it in Latin letters: by the Russian rules, then by the Ukrainian ones. */
export function latinSpellings(text: string): string[] {
  const lower = text.toLowerCase().normalize('NFC');
  if (!/\p{Script=Cyrillic}/u.test(lower)) return [];
  const write = (letters: Record<string, string>, from: string) =>
    Array.from(from, (letter) => letters[letter] ?? letter).join('');
  return [
    ...new Set([
      write(common, lower.replace(soft, '$1ye')),
      write(common, lower),
      write(ukrainian, lower),
    ]),
  ];
}
