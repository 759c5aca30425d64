import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../../test/clean-up.ts';
import { testApp } from '../../test/service/app.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let closed: WeakRef<object> | undefined;

beforeAll(async () => {
  const app = await testApp();
  await app.inject('/api/v1/health');
  await app.jobs.runDue();
  closed = new WeakRef(app);
  await cleanUp();
});

// What goes on without it, a timer or an observer, would hold it: of a few hundred services in one process, each slows the next.
test('a service that has closed is forgotten', async () => {
  const isForgotten = () => {
    collectGarbage();
    return closed?.deref() === undefined;
  };
  await expect.poll(isForgotten).toBe(true);
});
