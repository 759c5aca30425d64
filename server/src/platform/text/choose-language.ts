import { type Language, languageCodes } from '@kindred/contract/languages';

const isLanguage = (code: string | undefined): code is Language =>
  (languageCodes as readonly (string | undefined)[]).includes(code);

/** The language of a tag such as `pt-BR`, if there are texts in it. */
export function languageOf(tag: unknown): Language | undefined {
  const [code] = typeof tag === 'string' ? tag.trim().toLowerCase().split(/[-_]/) : [];
  return isLanguage(code) ? code : undefined;
}

/** The first language with texts in a header such as `fr-CH, de;q=0.9, *;q=0.5`, else English. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.split(';');
      const weight = params
        .map((param) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(param)?.[1])
        .find(Boolean);
      return { language: languageOf(tag), weight: Number(weight ?? 1) };
    })
    // Sorting keeps the order of those that weigh the same.
    .filter(({ language, weight }) => language && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wanted[0]?.language ?? 'en';
}
