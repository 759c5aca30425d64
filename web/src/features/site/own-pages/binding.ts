import { type Language, languageCodes } from '@kindred/contract/languages';
import { type Binding, type OwnPage, usualNoticeDays } from '@kindred/contract/site/own-pages';
import { titleOf } from './page-faults.ts';
import { dayAfter } from '../../../lib/formats/formats.ts';

type Pages = readonly OwnPage[];

/** The page as it is published, which has the same address. */
export const publishedOf = (published: Pages, { slug }: OwnPage) =>
  published.find((page) => page.slug === slug);

/** Asks members when the draft is published. */
const askAgain = (): Binding => ({ version: 0, from: dayAfter(usualNoticeDays), notes: {} });

export const asksAgain = ({ version }: Binding) => version === 0;

/** The service leaves out spaces at the ends. */
const textsOf = ({ texts = {} }: Pick<Partial<OwnPage>, 'texts'>) =>
  JSON.stringify(
    languageCodes.map((code) => [texts[code]?.title.trim(), texts[code]?.body.trim()]),
  );

export const hasOtherTexts = (page: OwnPage, published: OwnPage) =>
  textsOf(page) !== textsOf(published);

/** A binding page whose text begins to change asks again, and no longer once the text is as before. The owner can choose otherwise. */
export function afterEdit(next: OwnPage, before: OwnPage, published: Pages): OwnPage {
  const { binding } = next;
  if (!binding) return next;
  const kept = publishedOf(published, next);
  // At another address it is another page.
  if (next.slug !== before.slug && !kept?.binding)
    return asksAgain(binding) ? next : { ...next, binding: askAgain() };
  if (!kept?.binding) return next;
  const [isOther, wasOther] = [hasOtherTexts(next, kept), hasOtherTexts(before, kept)];
  if (isOther && !wasOther && binding.version === kept.binding.version)
    return { ...next, binding: askAgain() };
  if (!isOther && wasOther && asksAgain(binding)) return { ...next, binding: kept.binding };
  return next;
}

export function withBinding(page: OwnPage, isBinding: boolean, published: Pages): OwnPage {
  const { binding: _before, ...free } = page;
  if (!isBinding) return free;
  const kept = publishedOf(published, page);
  const isSame = kept?.binding !== undefined && !hasOtherTexts(page, kept);
  return { ...free, binding: isSame && kept.binding ? kept.binding : askAgain() };
}

/** Whether members are asked about a change of the text, or it is only a correction. */
export const withChoice = (page: OwnPage, asks: boolean, published: OwnPage): OwnPage =>
  published.binding ? { ...page, binding: asks ? askAgain() : published.binding } : page;

export function withNote(page: OwnPage, code: Language, text: string): OwnPage {
  if (!page.binding) return page;
  const { [code]: _before, ...others } = page.binding.notes;
  return {
    ...page,
    binding: { ...page.binding, notes: text.trim() === '' ? others : { ...others, [code]: text } },
  };
}

interface Consequence {
  readonly slug: string;
  readonly title: string;
  readonly kind: 'asks' | 'corrected' | 'free';
  readonly from: string;
}

/** A page as the list of versions has it: the address alone if nothing of it has changed. */
type Changed = Pick<OwnPage, 'slug'> & Partial<OwnPage>;

/** What a change of the pages means for members. */
export function consequencesOf(before: readonly Changed[], after: readonly Changed[]) {
  const earlier = new Map(before.map((page) => [page.slug, page]));
  const remaining = new Set(after.map(({ slug }) => slug));
  const changed = after.flatMap((page): Consequence[] => {
    const was = earlier.get(page.slug);
    const { binding } = page;
    if (!binding) return was?.binding ? [consequence('free', was)] : [];
    if (was?.binding?.version !== binding.version) return [consequence('asks', page)];
    return textsOf(was) === textsOf(page) ? [] : [consequence('corrected', page)];
  });
  const removed = before.filter(({ slug, binding }) => binding && !remaining.has(slug));
  return [...changed, ...removed.map((page) => consequence('free', page))];
}

const consequence = (kind: Consequence['kind'], { slug, texts, binding }: Changed) => ({
  kind,
  slug,
  title: titleOf({ slug, texts: texts ?? {} }),
  from: binding?.from ?? '',
});
