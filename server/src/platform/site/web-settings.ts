import type { WebSettings } from '@kindred/contract/settings';
import { type Language, languages } from '@kindred/contract/languages';
import { forEachName } from '@kindred/contract/names';
import { type SiteDocument, countedFigure } from '@kindred/contract/site/document';
import { offeredKeys } from '@kindred/contract/site/catalog-choices';
import { type Catalogs, catalogNames } from '@kindred/contract/site/catalogs';
import { nameForReader } from '@kindred/contract/site/own-fields';
import { textForReader } from '@kindred/contract/site/own-pages';
import { ownerLines } from '@kindred/contract/site/owner';
import { bindingPagesOf, shownText } from './binding-pages.ts';
import { localFigures } from './local-figures.ts';
import { notesIn, regionsIn } from './visitor-notes.ts';
import type { Config } from '../../config.ts';

interface Shown {
  readonly document: SiteDocument;
  readonly activeMembers: number | null;
}

/** What every page in this language gets: nothing here is secret. */
export function webSettings(
  config: Pick<Config, 'web'>,
  { document, activeMembers }: Shown,
  language: Language,
): WebSettings {
  const { brand, owner, frontPage, pages, fields, catalogs, switches, limits } = document;
  return {
    ...config.web,
    brandName: brand.name,
    supportEmail: brand.supportEmail,
    owner: ownerLines(owner, language).join(', '),
    keepDays: {
      leaving: limits.leavingDays,
      exports: limits.exportDays,
      reports: limits.reportDays,
    },
    photoReview: switches.photoReview || limits.nudes !== 'off',
    photoCheck: limits.photoCheck,
    membersWanted: limits.membersWanted,
    invitationOnly: switches.invitationOnly,
    invitationsPerMember: limits.invitationsPerMember,
    visitorNotes: notesIn(document, language),
    regions: regionsIn(document, language),
    transparency: switches.transparency,
    figures: localFigures(
      {
        ...frontPage.figures,
        activeUsers: withCount(frontPage.figures.activeUsers, activeMembers, language),
      },
      languages[language].tag,
    ),
    pages: pages.flatMap(({ slug, inFooter, texts }) => {
      const text = textForReader({ texts }, language);
      return inFooter && text ? [{ slug, title: text.title }] : [];
    }),
    fields: {
      any: fields.length > 0,
      joining: fields.some(({ asked }) => asked === 'joining'),
      filter: fields.some(({ filter }) => filter),
    },
    catalogs: webCatalogs(catalogs, language),
    bindingPages: bindingPagesOf(document).map((page) => {
      const { slug, version } = page;
      return { slug, version, title: shownText(page, language).title };
    }),
  };
}

const webCatalogs = (catalogs: Catalogs, language: Language): WebSettings['catalogs'] => ({
  own: catalogNames.flatMap((name) =>
    catalogs[name].flatMap(({ key, names, group, topics, answers, type, clause }) =>
      names
        ? [
            {
              key,
              name: nameForReader(names, language),
              ...(group && { group }),
              ...(topics && { topic: nameForReader(topics, language) }),
              ...(answers && { answers: answers.map((each) => nameForReader(each, language)) }),
              ...(type && { type }),
              ...(clause && { clause }),
            },
          ]
        : [],
    ),
  ),
  ...forEachName(catalogNames, (name) =>
    catalogs[name].length > 0 ? offeredKeys(name, catalogs) : [],
  ),
});

/** Below this a count says more about single people than about the site. */
const fewestCounted = 100;

/** A figure with its count, to two digits. It is left out while there are few, and until they have been counted. */
export function withCount(figure: string, count: number | null, language: Language) {
  if (!figure.includes(countedFigure)) return figure;
  if (count === null || count < fewestCounted) return '';
  const unit = 10 ** (Math.floor(Math.log10(count)) - 1);
  const rounded = Math.floor(count / unit) * unit;
  // The other languages write the digits of each figure their way.
  const written = language === 'en' ? rounded.toLocaleString('en') : String(rounded);
  return figure.replaceAll(countedFigure, written);
}
