import * as Type from 'typebox';
import { Day, Name, Text, strict } from '../common.ts';
import type { FieldFault } from '../field-faults.ts';
import { type Language, languageCodes } from '../languages.ts';

export const longestPageTitle = 80;
export const longestPageBody = 50_000;
/** Characters of all texts together, as the office sends all pages with each change. */
export const longestPages = 400_000;
export const mostPages = 30;
export const slugPattern = '^[a-z][a-z0-9-]{1,40}$';

const PageText = Type.Object(
  {
    title: Name(longestPageTitle),
    body: Type.String({ maxLength: longestPageBody, description: 'Markdown' }),
  },
  strict,
);
export type PageText = Type.Static<typeof PageText>;

const byLanguage = Object.fromEntries(languageCodes.map((code) => [code, Type.Optional(PageText)]));

export const longestChangeNote = 600;
const noteByLanguage = Object.fromEntries(
  languageCodes.map((code) => [code, Type.Optional(Text(longestChangeNote))]),
);

/** Days between the change of a binding page and the day from which members have to accept it, unless the owner decides otherwise. */
export const usualNoticeDays = 30;

/** What members have to accept of a page. */
const Binding = Type.Object(
  {
    version: Type.Integer({
      minimum: 0,
      maximum: 2_000_000_000,
      description:
        'Members who accepted another one are asked again. In a draft 0 asks again: publishing gives it the number of the version of the site. Equal, the text is corrected without asking',
    }),
    from: Type.String({ ...Day, description: 'The day from which members have to accept it' }),
    notes: Type.Unsafe<Partial<Record<Language, string>>>(
      Type.Object(noteByLanguage, { ...strict, description: 'What has changed, for members' }),
    ),
  },
  strict,
);
export type Binding = Type.Static<typeof Binding>;

/** A page of the owner, such as the imprint, at `/pages/<slug>`. */
export const OwnPage = Type.Object(
  {
    slug: Type.String({ pattern: slugPattern, description: 'Its address after `/pages/`' }),
    inFooter: Type.Boolean(),
    texts: Type.Unsafe<Partial<Record<Language, PageText>>>(
      Type.Object(byLanguage, { ...strict, minProperties: 1 }),
    ),
    binding: Type.Optional(Binding),
  },
  strict,
);
export type OwnPage = Type.Static<typeof OwnPage>;

export const OwnPages = Type.Array(OwnPage, { maxItems: mostPages });

export const ownPagePath = (slug: string) => `/pages/${slug}`;

/** The first parts of addresses that the product has itself. Tests compare them with the pages and the routes. */
export const takenSlugs: readonly string[] = `
  accessibility agree announcements api approval assets audit browse compliance dashboard decisions desk discover faqs forgot-password fraud-warnings healthz help home icons import integrations intimate-pictures invitation-codes invite invited join likes login matches media members metrics my-data my-reports news notices pages photo-check photo-review plans portraits premium price-moves privacy profile questions ranking readyz register report-content reports reset-password revenue safety-tips sandbox security settings sign-in site site-images site-mails start statement subscriptions system team undo-email unsubscribe users verify welcome withdraw
`
  .trim()
  .split(/\s+/);

export interface PagesFault {
  /** The path in the list, such as `1.slug`; empty if it is about all of them. */
  readonly field: string;
  readonly fault: FieldFault;
}

/** What is wrong with pages that fit their schema. */
export function faultsInPages(pages: readonly OwnPage[]): PagesFault[] {
  const faults: PagesFault[] = [];
  for (const [index, { slug }] of pages.entries()) {
    const field = `${index}.slug`;
    const isRepeated = pages.findIndex((page) => page.slug === slug) < index;
    if (takenSlugs.includes(slug)) faults.push({ field, fault: { code: 'reserved' } });
    else if (isRepeated) faults.push({ field, fault: { code: 'repeated' } });
  }
  const characters = pages
    .flatMap(({ texts }) => Object.values(texts))
    .reduce((sum, { title, body }) => sum + title.length + body.length, 0);
  if (characters > longestPages)
    faults.push({ field: '', fault: { code: 'too_long', params: { most: longestPages } } });
  return faults;
}

/** The text for a reader: in their language, else in English, else in the first language that there is. */
export function textForReader({ texts }: Pick<OwnPage, 'texts'>, language: Language) {
  const code = languageForReader(texts, language);
  const text = code && texts[code];
  return text && { language: code, ...text };
}

/** The language in which a reader gets what is written in these. */
export const languageForReader = (
  written: Partial<Record<Language, unknown>>,
  language: Language,
): Language | undefined => [language, ...languageCodes].find((code) => written[code] !== undefined);
