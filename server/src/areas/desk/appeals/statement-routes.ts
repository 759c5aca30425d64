import {
  listStatements,
  makeAppeal as makeAppealRoute,
  openStatement,
} from '@kindred/contract/desk/statements';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { limitRate } from '../../../platform/http/limits/rates.ts';
import { serve } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { limits } from '../limits.ts';
import { makeAppeal } from './make-appeal.ts';
import { createStatementTokens } from '../../members/statement-token.ts';
import { type StatementRow, findOwnStatements, readStatement, toStatement } from './statements.ts';

/** For members about themselves, and by a mailed link for people who cannot sign in. */
export function statementRoutes(app: FastifyInstance) {
  const { pool, now, secret, site } = app;
  const tokens = createStatementTokens(secret);
  const count = limitRate(app, { ...limits.statement, perAccount: limits.statement.perNetwork });

  const show = (row: StatementRow) => toStatement(row, tokens, site.document.switches.appeals);

  serve(app, listStatements, async ({ member, query: { cursor, limit, ...query } }) => {
    const after = cursor === undefined ? null : tokens.read(cursor);
    if (cursor !== undefined && !after) throw new AppError('cursor_unknown');
    const rows = await findOwnStatements(pool, member.id, { ...query, after, limit: limit + 1 });
    const statements = rows.slice(0, limit).map(show);
    const nextCursor = rows.length > limit ? (statements.at(-1)?.token ?? null) : null;
    return { data: { statements, nextCursor } };
  });

  serve(app, openStatement, async ({ body: { token }, request, reply }) => {
    count(reply, clientNetworkOf(request));
    const row = await readStatement(pool, tokens.read(token));
    return { data: { statement: show(row) } };
  });

  serve(app, makeAppealRoute, async ({ body: { token, message }, request, reply }) => {
    count(reply, clientNetworkOf(request));
    if (!site.document.switches.appeals) throw new AppError('appeals_not_offered');
    const row = await inTransaction(pool, (client) =>
      makeAppeal(client, tokens.read(token), message, now()),
    );
    return { data: { statement: show(row) } };
  });
}

export const publicRoutes = [openStatement, makeAppealRoute];
export const visibility = [aboutCaller(listStatements)];
