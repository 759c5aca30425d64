import {
  listTranslations,
  markTranslation,
  unmarkTranslation,
} from '@kindred/contract/operation/translations';
import { hasPermission } from '@kindred/contract/permissions';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { serve } from '../../platform/http/serve.ts';
import { addReading, findTranslations, removeReading } from './translations.ts';

export function translationRoutes(app: FastifyInstance) {
  const { pool, now } = app;

  serve(app, listTranslations, async ({ member }) => {
    const mayMark = hasPermission(member.staffRole, 'operateSystem');
    return { data: { translations: await findTranslations(pool, mayMark) } };
  });

  serve(app, markTranslation, ({ params: { language }, body, member, request }) =>
    inTransaction(pool, async (client) => {
      await addReading(client, { ...body, language, by: member.id, now: now() });
      const details = { language, ...body };
      await writeAudit(client, request, { action: 'language.mark', details });
      return {};
    }),
  );

  serve(app, unmarkTranslation, ({ params: { language }, query: { markedAt }, request }) =>
    inTransaction(pool, async (client) => {
      const details = { language, ...(await removeReading(client, language, new Date(markedAt))) };
      await writeAudit(client, request, { action: 'language.unmark', details });
      return {};
    }),
  );
}
