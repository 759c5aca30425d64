import {
  listPageTemplates,
  pageTemplateNames,
  previewPage,
  readOwnPage,
} from '@kindred/contract/site/own-page-routes';
import { languageCodes } from '@kindred/contract/languages';
import { forEachName } from '@kindred/contract/names';
import type { OwnPage } from '@kindred/contract/site/own-pages';
import { textForReader } from '@kindred/contract/site/own-pages';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { readerLanguage } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { renderMarkdown } from '../../platform/site/render-markdown.ts';
import { findDrafted } from './drafted.ts';
import { pageTemplate } from './page-templates.ts';

/** The owner's pages for everyone, and what their editor needs. */
export function ownPageRoutes(app: FastifyInstance) {
  const { site } = app;
  // Another version has other pages.
  const rendered = new WeakMap<OwnPage, Map<string, string>>();

  function htmlOf(page: OwnPage, language: string, body: string) {
    const known = rendered.get(page) ?? new Map<string, string>();
    rendered.set(page, known);
    const html = known.get(language) ?? renderMarkdown(body);
    known.set(language, html);
    return html;
  }

  serve(app, readOwnPage, async ({ params: { slug }, request, reply }) => {
    const page = site.document.pages.find((each) => each.slug === slug);
    const text = page && textForReader(page, readerLanguage(request));
    if (!text) throw new AppError('page_not_found');
    void reply.headers({ 'cache-control': 'public, max-age=60', vary: 'accept-language' });
    const { title, body, language } = text;
    const bindingFrom = page.binding?.from ?? null;
    return { data: { title, html: htmlOf(page, language, body), language, bindingFrom } };
  });

  serve(app, previewPage, async ({ body: { body } }) => ({
    data: { html: renderMarkdown(body) },
  }));

  serve(app, listPageTemplates, async () => {
    const { document } = await findDrafted(app);
    const templates = pageTemplateNames.map((slug): OwnPage => ({
      slug,
      inFooter: true,
      texts: forEachName(languageCodes, (code) => pageTemplate(slug, code, document)),
    }));
    return { data: { templates } };
  });
}
