import { changeText, createText, deleteText, listTexts } from '@kindred/contract/desk/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import type { Db } from '../../../db/statement.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { readerLanguage } from '../../../platform/http/language.ts';
import { serve } from '../../../platform/http/serve.ts';
import { addText, findTexts, removeText, replaceText } from './texts.ts';

const record = (db: Db, request: FastifyRequest, details: Record<string, unknown>) =>
  writeAudit(db, request, { action: 'desk.text', details });

export function textRoutes(app: FastifyInstance) {
  const { pool } = app;

  serve(app, listTexts, async ({ query, request }) => ({
    data: { texts: await findTexts(pool, query, readerLanguage(request)) },
  }));

  serve(app, createText, async ({ body, request, client }) => {
    const text = await addText(client, body, readerLanguage(request));
    await record(client, request, { after: text });
    return { data: { text } };
  });

  serve(app, changeText, ({ params: { id }, body, request }) =>
    inTransaction(pool, async (client) => {
      const change = await replaceText(client, id, body, readerLanguage(request));
      await record(client, request, change);
      return { data: { text: change.after } };
    }),
  );

  serve(app, deleteText, ({ params: { id }, request }) =>
    inTransaction(pool, async (client) => {
      await record(client, request, {
        before: await removeText(client, id, readerLanguage(request)),
      });
      return { data: { _id: id } };
    }),
  );
}
