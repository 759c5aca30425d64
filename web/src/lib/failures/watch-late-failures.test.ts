import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { officeFailures } from './office-failures.ts';
import { watchLateFailures } from './watch-late-failures.ts';

const client = new QueryClient();
let user = {};
watchLateFailures(client.getMutationCache(), { get: () => ({ user }) as never });

beforeEach(() => {
  user = { _id: 'grace', isAdmin: true };
  officeFailures.change(() => []);
  vi.stubGlobal('location', { pathname: '/desk/appeals', search: '?state=all' });
  vi.stubGlobal('document', { title: 'Appeals' });
});

/** Sends a change from a component, and returns how it fails and how the component goes. */
function send(variables: object, meta = {}) {
  const { promise, reject } = Promise.withResolvers<never>();
  const observer = new MutationObserver(client, { mutationFn: () => promise, meta });
  const leave = observer.subscribe(() => undefined);
  const sent = observer.mutate(variables as never).catch(() => undefined);
  const fail = () => {
    reject(new Error('It is too late.'));
    return sent;
  };
  return { leave, fail };
}

test('a change that fails after its component was left is shown with its page and what was written, and no secret', async () => {
  const { leave, fail } = send({ answer: 'We looked again.', password: 'my old secret', days: 3 });
  leave();
  vi.stubGlobal('location', { pathname: '/users', search: '' });
  await fail();
  expect(officeFailures.get()).toMatchObject([
    {
      text: 'Something you did on this page failed: Appeals. It is too late.',
      href: '/desk/appeals?state=all',
      typed: ['We looked again.'],
    },
  ]);
});

test('a failure that its component or its own code shows is not shown twice', async () => {
  const shown = send({ answer: 'Yes.' });
  await shown.fail();
  const elsewhere = send({ answer: 'Yes.' }, { showsOwnFailure: true });
  elsewhere.leave();
  await elsewhere.fail();
  expect(officeFailures.get()).toEqual([]);
});

test('members have no list of failures', async () => {
  user = { _id: 'ada' };
  const { leave, fail } = send({ message: 'Hello.' });
  leave();
  await fail();
  expect(officeFailures.get()).toEqual([]);
});
