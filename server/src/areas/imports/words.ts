import { type Language, isLanguage, languageCodes, languages } from '@kindred/contract/languages';
import { type Interest, interests } from '@kindred/contract/profiles/interests';
import type { SoughtGender } from '@kindred/contract/profiles/limits';
import { foldHeading as fold } from '@kindred/contract/imports/fields';
import { offeredKeys } from '@kindred/contract/site/catalog-choices';
import type { SiteDocument } from '@kindred/contract/site/document';
import { interestNamesIn } from '../../texts/shared.ts';

/** What other services write for these genders, in the languages of the pages. */
const genderWords: Readonly<Record<'woman' | 'man' | 'nonbinary', string>> = {
  woman:
    'woman women female f w frau frauen weiblich femme femmes feminin mujer mujeres femenino mulher mulheres feminino kobieta kobiety k امرأة أنثى نساء',
  man: 'man men male m mann manner maenner mannlich maennlich homme hommes masculin hombre hombres masculino homem homens mezczyzna mezczyzni رجل ذكر رجال',
  nonbinary:
    'nonbinary enby nb x divers nichtbinaer nonbinaire nobinario nobinarie naobinario naobinarie niebinarna غيرثنائي',
};

const everyone = new Set(
  'everyone all any both alle beide egal tous touteslesdeux lesdeux todos ambos wszyscy oboje الجميع'
    .split(' ')
    .map(fold),
);

const genderOf = new Map(
  Object.entries(genderWords).flatMap(([gender, words]) =>
    words.split(' ').map((word) => [fold(word), gender as keyof typeof genderWords] as const),
  ),
);

/** A gender that the profile has, or else what the file says. */
export const readGender = (text: string) => genderOf.get(fold(text)) ?? text;

const parts = (text: string) =>
  text
    .split(/[,;|/\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Null if a word of it is not known. */
export function readSeeking(text: string): SoughtGender[] | null {
  const found = parts(text).map((part) =>
    everyone.has(fold(part)) ? ('everyone' as const) : genderOf.get(fold(part)),
  );
  if (found.length === 0 || found.includes(undefined)) return null;
  if (found.includes('everyone')) return ['woman', 'man', 'nonbinary', 'other'];
  return [...new Set(found)] as SoughtGender[];
}

const interestOf = new Map<string, Interest>([
  ...interests.map((key) => [fold(key), key] as const),
  ...languageCodes.flatMap((language) =>
    [...interestNamesIn(language)].map(([key, name]) => [fold(name), key] as const),
  ),
]);

export type KnownInterests = ReadonlyMap<string, string>;

/** What a file can call the interests that the site offers: their keys, and their names in all languages. */
export function knownInterests({ catalogs }: SiteDocument): KnownInterests {
  const offered = new Set(offeredKeys('interests', catalogs));
  const own = catalogs.interests.flatMap(({ key, names }) =>
    [key, ...Object.values(names ?? {})].map((word) => [fold(word), key] as const),
  );
  // Where two have one name, it is that of the product.
  return new Map([...own, ...interestOf].filter(([, key]) => offered.has(key)));
}

export function readInterests(text: string, interestsOfSite: KnownInterests) {
  // The name of one can have a character that otherwise is between two.
  const words = interestsOfSite.has(fold(text)) ? [text] : parts(text);
  const known = words.flatMap((word) => interestsOfSite.get(fold(word)) ?? []);
  const unknown = words.filter((word) => !interestsOfSite.has(fold(word)));
  return { known: [...new Set(known)], unknown };
}

/** A code such as `de` or `de-AT`, or the name of a language in itself. */
export function readLanguage(text: string): Language | null {
  const [code = ''] = text.toLowerCase().split(/[-_]/);
  if (isLanguage(code)) return code;
  const named = Object.entries(languages).find(([, { name }]) => fold(name) === fold(text));
  return (named?.[0] as Language | undefined) ?? null;
}
