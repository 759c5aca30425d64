import type { Language } from '@kindred/contract/languages';
import type { ShownPage } from '@kindred/contract/site/asked-pages';
import type { SiteDocument } from '@kindred/contract/site/document';
import {
  type Binding,
  type OwnPage,
  type PageText,
  textForReader,
} from '@kindred/contract/site/own-pages';

/** A page that members have to accept. */
export interface BindingPage extends ShownPage {
  readonly binding: Binding;
  readonly page: OwnPage;
}

/** Requests read them, and another version of the site has other ones. */
const found = new WeakMap<SiteDocument, readonly BindingPage[]>();

export function bindingPagesOf(document: SiteDocument): readonly BindingPage[] {
  const known = found.get(document);
  if (known) return known;
  const pages = document.pages.flatMap((page): BindingPage[] => {
    const { slug, binding } = page;
    return binding ? [{ slug, version: binding.version, binding, page }] : [];
  });
  found.set(document, pages);
  return pages;
}

/** The same for a page in a version. */
export const keyOfShown = ({ slug, version }: ShownPage) => `${slug} ${version}`;

/** Of what someone was shown, the pages that are still as they were. */
export const stillPresent = (document: SiteDocument, shown: readonly ShownPage[]) =>
  bindingPagesOf(document).filter((page) =>
    shown.some((each) => keyOfShown(each) === keyOfShown(page)),
  );

/** What this reader gets of the page. Each page has a text in some language. */
export const shownText = (
  { page }: BindingPage,
  language: Language,
): PageText & { readonly language: Language } =>
  textForReader(page, language) ?? { language, title: page.slug, body: '' };
