import { createKey, listKeys, revokeKey } from '@kindred/contract/integrations';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { serve } from '../../../platform/http/serve.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import { keyDigest } from './authenticate-key.ts';
import { makeKey } from './key-text.ts';
import { addKey, endKey, findKeys } from './keys.ts';

/** The API keys, for administrators. */
export function keyRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const digestOf = keyDigest(app.secret);

  serve(app, listKeys, async () => ({ data: { keys: await findKeys(pool) } }));

  serve(app, createKey, ({ body, member, request, reply }) =>
    inTransaction(pool, async (client) => {
      const [id, secret] = [timeOrderedId(), makeKey()];
      const made = { id, digest: digestOf(secret), hint: secret.slice(-4) };
      await addKey(client, body, { ...made, by: member.id, now: now() });
      await writeAudit(client, request, { action: 'key.create', details: { key: id, ...body } });
      const key = (await findKeys(client)).find(({ _id }) => _id === id);
      if (!key) throw new Error('The new key is not listed');
      void reply.header('cache-control', 'no-store');
      return { data: { key, secret } };
    }),
  );

  serve(app, revokeKey, ({ params: { id }, request }) =>
    inTransaction(pool, async (client) => {
      const revoked = await endKey(client, id, now());
      await writeAudit(client, request, { action: 'key.revoke', details: { key: id, ...revoked } });
      return {};
    }),
  );
}
