import { links } from '@kindred/contract/mail-links';
import {
  openUnsubscribePage,
  readUnsubscribeLink,
  unsubscribeFromMails,
} from '@kindred/contract/notices/unsubscribe';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Text } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import type { Unsubscribable } from '../../platform/mail/kinds.ts';
import { maskAddress } from '../../platform/mail/mask-address.ts';
import { createUnsubscribeTokens } from '../../platform/mail/unsubscribe-token.ts';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import { writePreference } from './preferences.ts';

/** Works without signing in. Mail programs post a form with a fixed body, which is ignored. */
export function unsubscribeRoutes(app: FastifyInstance) {
  const { pool, config, secret } = app;
  const tokens = createUnsubscribeTokens(secret);

  serve(app, readUnsubscribeLink, async ({ body: { token } }) => {
    const stopped = tokens.read(token);
    const mailbox = stopped && (await selectMailbox.first(pool, { id: stopped.memberId }));
    if (!mailbox) throw dead();
    return { data: { email: maskAddress(mailbox.email) } };
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));

    serve(scope, unsubscribeFromMails, async ({ query: { token } }) => {
      const stopped = tokens.read(token);
      const done = stopped && (await stopMailsOf(pool, stopped));
      if (!done) throw dead();
      return {};
    });

    // Opening the link changes nothing, as mail programs preview links.
    serveRaw(scope, openUnsubscribePage, async ({ query: { token }, reply }) => {
      const page = links(config.publicUrl).stop(token);
      return reply.code(302).header('location', page).type('text/plain').send(page);
    });
  });
}

const selectMailbox = statement({
  name: 'find_unsubscribing_mailbox',
  text: 'select email from member where id = $id',
  params: { id: 'uuid' },
  row: Row({ email: Text }),
});

const dead = () => new AppError('unsubscribe_link_unknown');

/** False for an unknown member. */
async function stopMailsOf(pool: Pool, { memberId, kinds }: Unsubscribable) {
  let done = false;
  for (const kind of kinds)
    done = await writePreference(pool, memberId, { kind, channel: 'mail', on: false });
  return done;
}

/** Open to everyone, signed in or not. */
export const publicRoutes = [openUnsubscribePage, readUnsubscribeLink, unsubscribeFromMails];
