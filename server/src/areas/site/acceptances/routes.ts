import {
  acceptPages,
  exportAcceptances,
  listAcceptedTexts,
  readAcceptedText,
} from '@kindred/contract/site/acceptances';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { readerLanguage } from '../../../platform/http/language.ts';
import { whenClosed } from '../../../platform/http/responses/when-closed.ts';
import { serve, serveRaw } from '../../../platform/http/serve.ts';
import { stillPresent } from '../../../platform/site/binding-pages.ts';
import { renderMarkdown } from '../../../platform/site/render-markdown.ts';
import { textsFor } from '../../../platform/text/language-texts.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { prepareAcceptances } from '../../members/acceptances.ts';
import { findAcceptedText, findAcceptedTexts, streamAcceptances } from './queries.ts';

/** Members accept binding pages, and administrators read who accepted what. */
export function acceptanceRoutes(app: FastifyInstance) {
  const { pool, now, site, config } = app;

  serve(app, acceptPages, async ({ member, body: { pages: shown }, request }) => {
    const pages = stillPresent(site.document, shown);
    if (pages.length < new Set(shown.map(({ slug }) => slug)).size)
      throw new AppError('acceptance_outdated');
    const language = readerLanguage(request);
    const record = await prepareAcceptances(pool, pages, language, now());
    await record(pool, member.id);
    return { data: { asks: await app.pagesToAccept(member, language) } };
  });

  serve(app, listAcceptedTexts, async () => ({ data: { texts: await findAcceptedTexts(pool) } }));

  serve(app, readAcceptedText, async ({ params: { id } }) => {
    const text = await findAcceptedText(pool, id);
    if (!text) throw new AppError('site_text_not_found');
    return { data: { ...text, html: renderMarkdown(text.body) } };
  });

  let exporting = false;
  serveRaw(app, exportAcceptances, async ({ query, request, reply, reader }) => {
    if (exporting) throw new AppError('acceptances_exporting', { retryAfter: 60 });
    exporting = true;
    whenClosed(reply, () => (exporting = false));
    await writeAudit(pool, request, { action: 'acceptance.export', details: query });
    const name = `acceptances-${presentMoment(app).today}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(
        await streamAcceptances(reader, {
          filter: query,
          zone: config.timeZone,
          heads: textsFor(readerLanguage(request)).heads('acceptances', { zone: config.timeZone }),
        }),
      );
  });
}

export const acceptanceVisibility = [
  aboutCaller(acceptPages, { body: { pages: [{ slug: 'terms', version: 1 }] }, status: 409 }),
];
