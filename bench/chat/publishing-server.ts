// The product with one more route, which sends a member an event in its own transaction.
import { inTransaction } from '../../server/src/db/transaction.ts';
import { publishEvent } from '../../server/src/platform/live/publish.ts';
import { openService } from '../open-service.ts';
import { listenForParent } from '../server-process.ts';

const app = await openService();
app.route<{ Params: { id: string } }>({
  method: 'POST',
  url: '/publish/:id',
  config: { access: 'public' },
  handler: async ({ params }) => {
    await inTransaction(app.pool, (client) => publishEvent(client, [params.id], 'likes', {}));
    return {};
  },
});
await listenForParent(app);
