import {
  listStatements,
  makeAppeal as makeAppealRoute,
  openStatement,
} from '@kindred/contract/desk/statements';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { limitRate } from '../../../platform/http/rates.ts';
import { serve } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { limits } from '../limits.ts';
import { makeAppeal } from './make-appeal.ts';
import { createStatementTokens } from '../../members/statement-token.ts';
import { type StatementRow, findOwnStatements, readStatement, toStatement } from './statements.ts';

/** For members about themselves, and by a mailed link for who cannot sign in. */
export function statementRoutes(app: FastifyInstance) {
  const { pool, now, secret, config } = app;
  const tokens = createStatementTokens(secret);
  const count = limitRate(app, { ...limits.statement, perAccount: limits.statement.perNetwork });

  const show = (row: StatementRow) => toStatement(row, tokens, config.appeals);

  serve(app, listStatements, async ({ member }) => {
    const rows = await findOwnStatements(pool, member.id);
    return { data: { statements: rows.map((row) => show(row)) } };
  });

  serve(app, openStatement, async ({ body: { token }, request, reply }) => {
    count(reply, clientNetworkOf(request));
    const row = await readStatement(pool, tokens.read(token));
    return { data: { statement: show(row) } };
  });

  serve(app, makeAppealRoute, async ({ body: { token, message }, request, reply }) => {
    count(reply, clientNetworkOf(request));
    if (!config.appeals) throw new AppError('conflict', "Decisions can't be contested here.");
    const row = await inTransaction(pool, (client) =>
      makeAppeal(client, tokens.read(token), message, now()),
    );
    return { data: { statement: show(row) } };
  });
}

export const publicRoutes = [openStatement, makeAppealRoute];
export const visibility = [aboutCaller(listStatements)];
