import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { BeginAgain, inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { isBlocked } from '../../members/can-see.ts';
import { lockCaller } from '../../members/lock-caller.ts';
import { likedOn, received, receivedParams } from './lists.ts';

/**
 * The one that is open, also if they don't fit anymore, or else the next in the order of the list. Someone who is blocked may still be
 * counted.
 */
const selectNext = statement({
  name: 'find_like_to_open',
  text: `select c.member_id from ${received}
    where c.opened or (c.fits and not c.known and not ${isBlocked('$memberId', 'c.member_id')})
    order by c.opened desc, ${likedOn} desc, c.member_id desc limit 1`,
  params: receivedParams,
  row: Row({ member_id: Uuid }),
});

const markOpened = statement({
  name: 'open_like',
  text: 'update choice set opened = true where member_id = $likerId and other_id = $memberId',
  params: { likerId: 'uuid', memberId: 'uuid' },
});

/** Shows a member who sent one of their hidden likes. It stays the same one until they decide on that person. */
export const openLike = ({ pool, config, now }: FastifyInstance, memberId: string) =>
  inTransaction(pool, async (client) => {
    const find = async () =>
      (await selectNext.first(client, { memberId, ...presentMoment({ config, now }) }))?.member_id;
    const likerId = await find();
    if (!likerId) throw new AppError('no_hidden_like');
    await lockCaller(client, memberId, [likerId]);
    if ((await find()) !== likerId) throw new BeginAgain('The likes changed in between');
    await markOpened.run(client, { likerId, memberId });
    return likerId;
  });
