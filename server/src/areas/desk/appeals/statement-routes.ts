import {
  listStatements,
  makeAppeal as makeAppealRoute,
  openStatement,
} from '@kindred/contract/desk/statements';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { limitRate } from '../../../platform/http/rates.ts';
import { serve } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { limits } from '../limits.ts';
import { makeAppeal } from './make-appeal.ts';
import { createStatementTokens } from '../../members/statement-token.ts';
import { findOwnStatements, readStatement, toStatement } from './statements.ts';

/** For members about themselves, and by a mailed link for who cannot sign in. */
export function statementRoutes(app: FastifyInstance) {
  const { pool, now, secret } = app;
  const tokens = createStatementTokens(secret);
  const count = limitRate(app, { ...limits.statement, perAccount: limits.statement.perNetwork });

  serve(app, listStatements, async ({ member }) => {
    const rows = await findOwnStatements(pool, member.id);
    return { data: { statements: rows.map((row) => toStatement(row, tokens)) } };
  });

  serve(app, openStatement, async ({ body: { token }, request, reply }) => {
    count(reply, clientNetworkOf(request));
    const row = await readStatement(pool, tokens.read(token));
    return { data: { statement: toStatement(row, tokens) } };
  });

  serve(app, makeAppealRoute, async ({ body: { token, message }, request, reply }) => {
    count(reply, clientNetworkOf(request));
    const row = await inTransaction(pool, (client) =>
      makeAppeal(client, tokens.read(token), message, now()),
    );
    return { data: { statement: toStatement(row, tokens) } };
  });
}

export const publicRoutes = [openStatement, makeAppealRoute];
export const visibility = [aboutCaller(listStatements)];
