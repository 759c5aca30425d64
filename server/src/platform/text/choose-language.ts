import { type Language, isLanguage } from '@kindred/contract/languages';

/** The language of a tag such as `pt-BR`, if there are texts in it. */
export function languageOf(tag: unknown): Language | undefined {
  const [code = ''] = typeof tag === 'string' ? tag.trim().toLowerCase().split(/[-_]/) : [];
  return isLanguage(code) ? code : undefined;
}

/** The first language with texts in a header such as `fr-CH, de;q=0.9, *;q=0.5`, or null. */
export function wantedLanguage(header: string | undefined): Language | null {
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
  return wanted[0]?.language ?? null;
}

/** The same, or else English. */
export const acceptedLanguage = (header: string | undefined): Language =>
  wantedLanguage(header) ?? 'en';
