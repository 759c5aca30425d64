/** Every language with texts. A catalogue that lacks one of them is a type error. */
const languages = ['en'] as const;
type Language = (typeof languages)[number];

/**
 * The texts of one area. English is loaded with the page that imports it; another language is fetched when it is
 * needed.
 */
export type Translations<Words, L extends string = Language> = { en: Words } & {
  [Other in Exclude<L, 'en'>]: () => Promise<Words>;
};

/** The first of the reader's languages that has texts. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const subtags = wanted.map((tag) => tag.split('-')[0]);
  return languages.find((known) => subtags.includes(known)) ?? 'en';
}

export const language = chooseLanguage(globalThis.navigator?.languages ?? []);

export function inReadersLanguage<Words>(translations: Translations<Words>): Words {
  return translations[language];
}
