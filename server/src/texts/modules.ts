import { type Language, languageCodes } from '@kindred/contract/languages';

/** What is read for each language. */
export const readEach = async <Texts>(read: (language: Language) => Promise<Texts>) =>
  Object.fromEntries(
    await Promise.all(languageCodes.map(async (language) => [language, await read(language)])),
  ) as Readonly<Record<Language, Texts>>;

/** A module of the contract with texts in a language. */
export const readModule = async <Module>(language: Language, name: string) =>
  (await import(`@kindred/contract/texts/${language}/${name}`)) as Module;
