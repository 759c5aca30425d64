import type { Case, Options } from '../case.ts';
import { openComparison } from '../comparison.ts';
import { queryPlans } from '../query-plans.ts';
import { measureResponseTime } from '../response-time.ts';
import { type LongChats, chatTableNames, chatTables, prepareLongChats } from './long-chats.ts';

/** A page of a chat with 100,000 messages, and the list of a member with 1,000 chats, compared with bare statements. */
export async function* reading(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  let long: LongChats | undefined;
  const opened = await openComparison(stack, options, {
    prepareMembers: async (client) => {
      long = await prepareLongChats(client);
      return long.email;
    },
    async createTables(client) {
      await client.query(chatTables);
      for (const table of chatTableNames) await client.query(`vacuum (analyze) ${table}`);
    },
    readRequests: async () => {
      if (!long) throw new Error('There are no chats');
      return requestsOf(long);
    },
  });
  for (const { id, product, baseline } of opened.pairs) {
    yield {
      id,
      unit: 'ms',
      target: 2.5,
      product: measureResponseTime(product, 60),
      baseline: measureResponseTime(baseline, 60),
    };
  }
  yield* queryPlans('chat', opened.client, opened.statements, options);
}

const requestsOf = ({ memberId, otherId, chatId }: LongChats) => [
  {
    id: 'history',
    path: `/chats/${otherId}/messages?limit=50`,
    baseline: `select id, number, sender_id = $2 as mine, body, sent_at from bench.message
      where chat_id = $1 order by number desc limit 50`,
    values: [chatId, memberId],
  },
  {
    id: 'history-middle',
    path: `/chats/${otherId}/messages?around=50000&limit=50`,
    baseline: `select id, number, sender_id = $2 as mine, body, sent_at from bench.message
      where chat_id = $1 and number >= 49975 order by number limit 50`,
    values: [chatId, memberId],
  },
  {
    id: 'inbox',
    path: '/chats?limit=20',
    baseline: `select i.*, p.first_name, p.birth_date, p.last_active, p.online_until > now() as online, p.url,
        (select sum(unread) from bench.inbox t where t.member_id = $1) as messages
      from bench.inbox i join bench.chat_person p on p.id = i.other_id
      where i.member_id = $1 order by i.active_at desc limit 20`,
    values: [memberId],
  },
];
