/** Digits in words, in the languages of the interface. Those that are other words too are left out. */
const digitWords = new Set(
  `zero oh one two three four five six seven eight nine double triple
null eins zwei zwo drei vier fünf fuenf sechs sieben acht neun doppel
cero uno dos tres cuatro cinco seis siete ocho nueve doble triple
zéro deux trois quatre cinq sept huit neuf
dois três quatro oito nove duplo meia
jeden dwa trzy cztery pięć sześć siedem osiem dziewięć
صفر واحد اثنان ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة`
    .split(/\s+/)
    .map((word) => word.normalize('NFD').replaceAll(/(?<=\p{Script=Latin})\p{M}/gu, '')),
);
const inWord = new RegExp([...digitWords].toSorted((a, b) => b.length - a.length).join('|'), 'gu');

/** Such as 'two', '44' and 'five3'. */
export function isNumberWord(word: string) {
  if (/^[\do]{1,4}$/.test(word)) return true;
  if (digitWords.has(word)) return true;
  return /\d/.test(word) && word.replaceAll(inWord, '').replaceAll(/[\do]/g, '') === '';
}
