import { type Language, languageCodes } from '@kindred/contract/languages';
import { type OwnPage, faultsInPages, slugPattern } from '@kindred/contract/site/own-pages';
import { language } from '#texts/language.ts';
import { messages as m } from '#texts/site-pages.ts';

/** The languages in which a page is written, in the order of all languages. */
export const languagesOf = ({ texts }: OwnPage) =>
  languageCodes.filter((code) => texts[code] !== undefined);

/** As its writer knows it. */
export const titleOf = ({ slug, texts }: Pick<OwnPage, 'slug' | 'texts'>) =>
  [texts[language], texts.en, ...Object.values(texts)].find((text) => text?.title.trim())?.title ??
  slug;

/** Why the service would refuse the address of this page, in words. */
export function slugFault(pages: readonly OwnPage[], index: number): string | null {
  const slug = pages[index]?.slug ?? '';
  if (!new RegExp(slugPattern).test(slug)) return m.faults.slug;
  const found = faultsInPages(pages).find(({ field }) => field === `${index}.slug`);
  if (!found) return null;
  return found.fault.code === 'reserved' ? m.faults.reserved : m.faults.repeated;
}

export const isUntitled = (page: OwnPage, code: Language) => !page.texts[code]?.title.trim();

/** What the template left to its owner: [brackets] that are no link. */
export const marksIn = (body: string) => body.match(/\[[^\]\n]+\](?![(:])/g)?.length ?? 0;
