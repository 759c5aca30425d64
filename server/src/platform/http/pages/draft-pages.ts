import type { SiteDocument } from '@kindred/contract/site/document';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import { textMark } from '../../../texts/page-texts.ts';
import { acceptedLanguage, languageOf } from '../../text/choose-language.ts';
import { draftPolicy, makeNonce } from '../responses/security.ts';
import type { Pages } from './make-pages.ts';

/** Public pages as the draft of the site would make them, for a frame in the office. No script runs in them. */
export function createDraftPages(app: FastifyInstance, read: (document: SiteDocument) => Pages) {
  let latest: { readonly seen: string; readonly pages: Pages } | undefined;

  return {
    async send(path: string, request: FastifyRequest, reply: FastifyReply) {
      const { draft, lang, scheme } = request.query as Record<string, unknown>;
      const found = await app.site.findDraft(String(draft));
      if (!found) throw new AppError('page_not_found');
      if (latest?.seen !== found.seen) latest = { seen: found.seen, pages: read(found.document) };
      const language = languageOf(lang) ?? acceptedLanguage(request.headers['accept-language']);
      const nonce = makeNonce();
      const page = (await latest.pages.find(`/${path}`, language)).join(nonce);
      return reply
        .headers({
          'content-security-policy': draftPolicy(nonce),
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(inScheme(withComments(withoutScripts(page)), scheme === 'dark' ? 'dark' : 'light'));
    },
  };
}

/** The id of each text is in a comment before it, so that the office knows which one was clicked, and not in a tag. */
function withComments(page: string) {
  const [head = '', body = ''] = page.split(/(?=<body)/);
  return (
    head.replaceAll(textMark, '') +
    body
      .replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(textMark, ''))
      .replaceAll(textMark, '<!--text:$1-->')
  );
}

/** The script that would choose it does not run. */
const inScheme = (page: string, scheme: 'light' | 'dark') =>
  page.replace('<html ', `<html data-mantine-color-scheme="${scheme}" `);

/** They would not run, and the browser would say so of each. */
const withoutScripts = (page: string) =>
  page.replaceAll(/<script\b[^>]*>[^<]*<\/script>|<link rel="modulepreload"[^>]*>/g, '');
