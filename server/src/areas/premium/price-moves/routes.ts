import {
  listOldPrices,
  listPriceMoves,
  movePrice,
  previewPriceMove,
  stopPriceMove,
} from '@kindred/contract/premium/price-moves';
import type { FastifyInstance } from 'fastify';
import { lockPriceMoves } from '../../../db/team-locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { serve } from '../../../platform/http/serve.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/compose.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import { paymentMoment } from '../clock/payment-clock.ts';
import { describeMove, findOldPrices, possibleDays, refuseDay } from './old-prices.ts';
import { endMove, findMoves, lockMove, readMove, writeMove } from './rows.ts';

/** Routes with which administrators move subscriptions from an old price to the present one. */
export function priceMoveRoutes(app: FastifyInstance) {
  const { pool } = app;

  serve(app, listOldPrices, async () => {
    const prices = await findOldPrices(app, pool);
    return { data: { prices, ...possibleDays(await paymentMoment(app)) } };
  });

  serve(app, previewPriceMove, async ({ query: { plan, from, startsOn, language } }) => {
    const found = await describeMove(app, pool, { plan, from });
    const data = { plan, before: from, amount: found.to, currency: found.currency, on: startsOn };
    const to = app.site.document.brand.supportEmail;
    const { subject, text } = composeMail(app, { to, language, kind: 'price-changes', data });
    return {
      data: {
        ...found,
        mail: { subject: subject ?? '', text: typeof text === 'string' ? text : '' },
      },
    };
  });

  serve(app, listPriceMoves, async ({ query }) => ({
    data: await findMoves(pool, query, await paymentMoment(app)),
  }));

  serve(app, movePrice, async ({ body, member, request, client }) => {
    const { plan, from, to, startsOn, count } = body;
    const moment = await paymentMoment(app);
    refuseDay(moment, startsOn);
    await lockPriceMoves(client);
    const present = await describeMove(app, client, { plan, from });
    if (present.to !== to) throw new AppError('price_move_out_of_date');
    const { currency } = present;
    const id = timeOrderedId();
    const made = { id, plan, currency, from, to, startsOn, by: member.id, count };
    const moved = await writeMove(client, { ...made, now: moment.now });
    await addJob(client, 'announce-prices', {}, { key: 'announce-prices' });
    const details = { before: { [plan]: from }, after: { [plan]: to }, move: id, startsOn };
    await writeAudit(client, request, {
      action: 'price.move',
      details: { ...details, count: moved, currency },
    });
    return { data: { move: await readMove(client, id, moment) } };
  });

  serve(app, stopPriceMove, async ({ params: { id }, request }) => {
    const moment = await paymentMoment(app);
    await inTransaction(pool, async (client) => {
      const row = await lockMove(client, id);
      // The response to the first request may have been lost.
      if (row.stopped_at) return;
      if (row.finished_at) throw new AppError('price_move_over');
      const kept = await endMove(client, id, moment.now);
      await addJob(client, 'announce-prices', {}, { key: 'announce-prices' });
      await addJob(client, 'apply-prices', {}, { key: 'apply-prices' });
      const { plan, from_amount: from, to_amount: to } = row;
      const details = { before: { [plan]: to }, after: { [plan]: from }, move: id, count: kept };
      await writeAudit(client, request, { action: 'price.move-stop', details });
    });
    return { data: { move: await readMove(pool, id, moment) } };
  });
}
