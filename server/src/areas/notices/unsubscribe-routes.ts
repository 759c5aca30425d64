import { openUnsubscribePage, unsubscribeFromMails } from '@kindred/contract/notices';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { AppError } from '../../errors.ts';
import type { Unsubscribable } from '../../platform/mail/kinds.ts';
import { links } from '../../platform/mail/links.ts';
import { createUnsubscribeTokens } from '../../platform/mail/unsubscribe-token.ts';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import { writePreference } from './preferences.ts';

/** Works without signing in. Mail programs post a form with a fixed body, which is ignored. */
export function unsubscribeRoutes(app: FastifyInstance) {
  const { pool, config, secret } = app;
  const tokens = createUnsubscribeTokens(secret);

  void app.register(async (scope) => {
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload
        .resume()
        .once('end', () => done(null))
        .once('error', done);
    });

    serve(scope, unsubscribeFromMails, async ({ query: { token } }) => {
      const stopped = tokens.read(token);
      const done = stopped && (await stopMailsOf(pool, stopped));
      if (!done) {
        const sentence =
          'This link does not work. Your settings have a switch for each kind of mail.';
        throw new AppError('not_found', sentence);
      }
      return {};
    });

    // Opening the link changes nothing, as mail programs preview links.
    serveRaw(scope, openUnsubscribePage, async ({ query: { token }, reply }) => {
      const page = links(config.publicUrl).stop(token);
      return reply.code(302).header('location', page).type('text/plain').send(page);
    });
  });
}

const stopMailsOf = (pool: Pool, { memberId, kind }: Unsubscribable) =>
  writePreference(pool, memberId, { kind, channel: 'mail', on: false });

/** Open to everyone, signed in or not. */
export const publicRoutes = [openUnsubscribePage, unsubscribeFromMails];
