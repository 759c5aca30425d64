import * as Type from 'typebox';
import { strict } from '../common.ts';
import { type Language, languages } from '../languages.ts';

const Words = (maxLength: number) => Type.String({ maxLength });

/** Who runs the site, as the law of many countries asks for it. What is not known is empty. */
export const Owner = Type.Object(
  {
    name: Words(120),
    address: Words(300),
    country: Type.String({
      pattern: '^(?:[A-Z]{2})?$',
      description: 'ISO 3166-1 alpha-2, such as `AT`',
    }),
    phone: Words(40),
    register: Words(200),
  },
  strict,
);
export type Owner = Type.Static<typeof Owner>;

export const noOwner = (): Owner => ({
  name: '',
  address: '',
  country: '',
  phone: '',
  register: '',
});

const countryIn = (country: string, language: Language) =>
  country === ''
    ? ''
    : (new Intl.DisplayNames([languages[language].tag], { type: 'region' }).of(country) ?? country);

/** The name and the address, each line of it, with the country in the language of the reader. */
export const ownerLines = ({ name, address, country }: Owner, language: Language) =>
  [name, ...address.split('\n'), countryIn(country, language)]
    .map((line) => line.trim())
    .filter(Boolean);

/** Whether a letter would reach the owner. */
export const isReachable = ({ name, address, country }: Owner) =>
  [name, address, country].every((value) => value.trim() !== '');
