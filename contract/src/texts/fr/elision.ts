const vowel = /^(?:h[éè]|y[^aeiou]|[aeiouàâäéèêëîïôöùûüœæ])/i;

/** « de » before a name: d’Ada, de Marcus. */
export const de = (name: string) => (vowel.test(name) ? `d’${name}` : `de ${name}`);
