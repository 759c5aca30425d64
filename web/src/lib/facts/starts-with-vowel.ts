const vowel = /^(?:h[éè]|y[^aeiou]|[aeiouàâäéèêëîïôöùûüœæ])/i;

/** In French, what stands before a name depends on its first letter: d’Ada, de Marcus. */
export const startsWithVowel = (name: string | number) => vowel.test(String(name));
