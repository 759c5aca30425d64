import type { Language } from '@kindred/contract/languages';
import type { MailKind } from '@kindred/contract/mail-kinds';
import { listTexts, sendTestMail, showMail } from '@kindred/contract/site/own-text-routes';
import type { SiteDocument } from '@kindred/contract/site/document';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Text } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import { composeMail, mailContext } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/kinds.ts';
import { textsFor, textsOf } from '../../platform/text/language-texts.ts';
import { findDrafted } from './drafted.ts';
import { findTexts } from './find-texts.ts';
import { sampleDataOf } from './sample-data.ts';

const selectAddress = statement({
  name: 'find_address_of_administrator',
  text: 'select email from member where id = $id',
  params: { id: 'uuid' },
  row: Row({ email: Text }),
});

export const findAddress = async (db: Db, id: string) =>
  (await selectAddress.one(db, { id })).email;

const mailKinds = Object.keys(textsFor('en').letters);

function sampleMail(kind: string, language: Language, to: string, now: Date): Mail {
  if (!mailKinds.includes(kind)) throw new AppError('page_not_found');
  return { to, kind: kind as MailKind, language, data: sampleDataOf(kind, now) } as Mail;
}

/** Finds texts, so that the owner can say them in other words, and shows mails as the draft words them. */
export function ownTextRoutes(app: FastifyInstance) {
  const { pool, now } = app;

  serve(app, listTexts, async ({ query: { language, ...wanted } }) => {
    const { document } = await findDrafted(app);
    const found = findTexts(
      language,
      await app.frontPageTexts(language),
      document.texts[language],
      wanted,
    );
    return { data: { ...found, mails: subjectsOf(language, document) } };
  });

  function subjectsOf(language: Language, { texts, brand: { name: brand } }: SiteDocument) {
    const { letters } = textsOf(language, texts[language]);
    const context = mailContext(app.config, brand);
    return mailKinds.map((kind) => {
      const data = sampleDataOf(kind, now());
      return { kind, subject: letters[kind as MailKind](data, context).subject };
    });
  }

  serve(app, sendTestMail, async ({ member, params: { kind }, body: { language } }) => {
    const { texts } = (await findDrafted(app)).document;
    const to = await findAddress(pool, member.id);
    await app.sendMail(pool, {
      ...sampleMail(kind, language, to, now()),
      ownTexts: texts[language],
    });
    return {};
  });
}

/** Shows mails as the draft words them, in a frame of the office. */
export function mailPreviewRoute(app: FastifyInstance) {
  const { config, site, now } = app;

  serveRaw(app, showMail, async ({ params: { kind }, query: { language, draft }, reply }) => {
    const found = await site.findDraft(draft);
    if (!found) throw new AppError('page_not_found');
    const { document } = found;
    const mail = sampleMail(kind, language, document.brand.supportEmail, now());
    const { html } = composeMail(
      { config, site: { ...site, document } },
      { ...mail, ownTexts: document.texts[language] },
    );
    return reply
      .headers({
        'content-security-policy': mailPolicy,
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

// Programs that show mails know styles in attributes alone. Nothing is loaded.
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; frame-ancestors 'self'";
