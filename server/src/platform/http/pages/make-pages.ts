import { existsSync, readFileSync } from 'node:fs';
import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import { type RenderedPage, isRenderedPage } from '@kindred/contract/rendered-pages';
import type { WebSettings } from '@kindred/contract/settings';
import type { SiteDocument } from '@kindred/contract/site/document';
import { pageTextsOf } from '../../../texts/page-texts.ts';
import { escapeHtml } from '../../mail/markup.ts';
import { dressOf } from '../../site/dress-page.ts';
import { renderPage } from './render-page.ts';
import { versionOf } from './scripts.ts';

export type Pages = ReturnType<typeof makePages>;

interface Site {
  readonly document: SiteDocument;
  readonly settingsIn: (language: Language) => WebSettings;
  /** Each text follows a mark with its id. */
  readonly isMarked?: boolean;
}

/** A page in pieces, between which each response puts its own nonce. */
type Page = readonly string[];

/** The pages of a site: those that the server renders, and the empty page for every other address. */
export function makePages(web: URL, { document, settingsIn, isMarked = false }: Site) {
  const template = readFileSync(new URL('index.html', web), 'utf8');
  // In development there may be no build.
  const isBuilt = existsSync(new URL('.pages/', web));
  const dress = dressOf(document);
  const made = new Map<string, Promise<Page>>();

  async function make(language: Language, path: RenderedPage | null): Promise<Page> {
    const { tag, direction } = languages[language];
    const own = document.texts[language];
    const texts = { own, isMarked };
    const settings = settingsIn(language);
    const { description } = pageTextsOf('site', language, texts) as { description: string };
    const blank = template
      .replace(
        '<html lang="en">',
        `<html lang="${tag}" dir="${direction}" data-languages="${languageCodes.join(' ')}">`,
      )
      .replace('__DESCRIPTION__', () => escapeText(description))
      .replace('__SETTINGS__', () => escapeText(JSON.stringify(settings)));
    const page = path
      ? fill(blank, path, await renderPage(web, path, { language, settings, texts }))
      : blank.replace('__TITLE__', () => escapeText(settings.brandName));
    return dress(page)
      .replaceAll(scriptAddress, `/assets/${versionOf(language, own)}/$1"`)
      .split('__NONCE__');
  }

  function fill(blank: string, path: RenderedPage, page: Awaited<ReturnType<typeof renderPage>>) {
    const isStyle = (file: string) => file.endsWith('.css');
    const files = page.files.filter((file) => !template.includes(file));
    const head = [
      ...files.filter(isStyle).map((file) => linkTo('stylesheet', file)),
      ...files.filter((file) => !isStyle(file)).map((file) => linkTo('modulepreload', file)),
      page.styles && `<style nonce="__NONCE__">${page.styles}</style>`,
    ];
    return (
      blank
        .replace('__TITLE__', () => escapeText(page.title))
        .replace('</head>', (end) => head.join('\n') + end)
        // Styles and fonts first, because the page can be read without its scripts.
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
        .replace('<div id="root">', () => `<div id="root" data-path="${path}">${keep(page.body)}`)
    );
  }

  return {
    /** Each is made when someone asks for it. */
    find(path: string, language: Language) {
      const rendered = isBuilt && isRenderedPage(path) ? path : null;
      const key = `${language}${rendered ?? ''}`;
      const known = made.get(key);
      if (known) return known;
      const page = make(language, rendered);
      made.set(key, page);
      // The next request tries it again.
      page.catch(() => made.delete(key));
      return page;
    },
  };
}

const scriptAddress = /\/assets\/([\w-]+\.js)"/g;

const linkTo = (rel: string, file: string) =>
  `<link rel="${rel}" crossorigin href="/${file}" nonce="__NONCE__">`;

/** What people write is no place for a nonce. */
const keep = (html: string) => html.replaceAll('__NONCE__', '&#95;_NONCE__');

const escapeText = (text: string) => keep(escapeHtml(text));
