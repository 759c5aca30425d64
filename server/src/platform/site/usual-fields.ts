import { type Language, languageCodes } from '@kindred/contract/languages';
import {
  fieldTemplateNames,
  fieldTemplates,
  spokenLanguages,
} from '@kindred/contract/site/field-templates';
import { type OwnField, plainField } from '@kindred/contract/site/own-fields';
import { textsFor } from '../text/language-texts.ts';

const inEachLanguage = (textIn: (language: Language) => string | undefined) =>
  Object.fromEntries(
    languageCodes.flatMap((code) => {
      const text = textIn(code);
      return text === undefined ? [] : [[code, text]];
    }),
  );

/** What a field or a part of it is called in each language. Few fields have a unit. */
const namesOf = (path: string) => inEachLanguage((language) => textsFor(language).fields[path]?.());

let made: readonly OwnField[] | undefined;

/** The facts that people decide by on most sites. A new site begins with them, and an owner can add them later. */
export const usualFields = (): OwnField[] => structuredClone([...(made ??= makeFields())]);

function makeFields(): OwnField[] {
  const fields = fieldTemplateNames.map((name): OwnField => {
    const {
      choices = {},
      ...rules
    }: (typeof fieldTemplates)[typeof name] & {
      readonly choices?: Readonly<Record<string, number>>;
    } = fieldTemplates[name];
    return {
      ...plainField(),
      ...rules,
      names: namesOf(`${name}/name`),
      units: namesOf(`${name}/unit`),
      choices: Object.entries(choices).map(([choice, number]) => ({
        number,
        names: namesOf(`${name}/choices/${choice}`),
        retired: false,
      })),
    };
  });
  return [...fields, languagesField()].toSorted((one, other) => one.number - other.number);
}

function languagesField(): OwnField {
  const nameIn = (language: Language, spoken: string) => {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(spoken) ?? spoken;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  };
  return {
    ...plainField(),
    number: spokenLanguages.number,
    kind: 'several',
    names: namesOf('languages/name'),
    choices: Object.entries(spokenLanguages.choices).map(([spoken, number]) => ({
      number,
      names: inEachLanguage((language) => nameIn(language, spoken)),
      retired: false,
    })),
  };
}
