/** Every language that there are words in. A catalogue that lacks one of them is a type error. */
const languages = ['en'] as const;
type Language = (typeof languages)[number];

/** The words of one area. English comes with the page that imports it; another language is fetched when it is read. */
export type Translations<Words, L extends string = Language> = { en: Words } & {
  [Other in Exclude<L, 'en'>]: () => Promise<Words>;
};

/** The first of the reader's languages that there are words in. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const subtags = wanted.map((tag) => tag.split('-')[0]);
  return languages.find((known) => subtags.includes(known)) ?? 'en';
}

export const language = chooseLanguage(globalThis.navigator?.languages ?? []);

export function inReadersLanguage<Words>(translations: Translations<Words>): Words {
  return translations[language];
}
