// The product with one more route, which sends a member an event in its own transaction.
import { inTransaction } from '../../server/src/db/transaction.ts';
import { tellMembers } from '../../server/src/platform/live/tell.ts';
import { openService } from '../open-service.ts';
import { listenForParent } from '../server-process.ts';

const app = await openService();
app.route<{ Params: { id: string } }>({
  method: 'POST',
  url: '/tell/:id',
  config: { access: 'public' },
  handler: async ({ params }) => {
    await inTransaction(app.pool, (client) => tellMembers(client, [params.id], 'likes', {}));
    return {};
  },
});
await listenForParent(app);
