import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { expect, test } from 'vitest';
import { CallError } from '../calls/call-error.ts';
import { createUnsentQueue } from './unsent-queue.ts';
import { type KeyValues, memoryStorage } from '../storage.ts';

type AnswerChange = readonly [question: string, given: GivenAnswer | null];

const createAnswerQueue = (storage: KeyValues, key: string) =>
  createUnsentQueue<AnswerChange>({ storage, key, isSame: ([one], [other]) => one === other });

const answer = (question: string, mine = 0): GivenAnswer => ({
  question,
  mine,
  accepted: [mine],
  importance: 'somewhat',
  open: true,
  countsAt: null,
});

/** A server that records what it received, and fails on demand. */
function openServer() {
  const got: string[] = [];
  const failures: Error[] = [];
  const save = ([question, given]: AnswerChange) => {
    const failure = failures.shift();
    if (failure) return Promise.reject(failure);
    got.push(`${question}: ${given?.mine ?? 'deleted'}`);
    return Promise.resolve();
  };
  return { got, failures, save };
}

const offline = new CallError(0, 'NETWORK_ERROR');

test('changes are sent in their order, and only the last one of a question', async () => {
  const { got, save } = openServer();
  const queue = createAnswerQueue(memoryStorage(), 'unsaved');
  queue.put(['tidy', answer('tidy')]);
  queue.put(['pets', answer('pets')]);
  queue.put(['tidy', answer('tidy', 2)]);
  queue.put(['sport', null]);
  await queue.send(save);
  expect(got).toEqual(['pets: 0', 'tidy: 2', 'sport: deleted']);
  expect(queue.get()).toMatchObject({ unsaved: [], sending: false, failure: null });
});

test('a change during sending is sent after the others, and none is sent twice', async () => {
  const { got, save } = openServer();
  const queue = createAnswerQueue(memoryStorage(), 'unsaved');
  queue.put(['tidy', answer('tidy')]);
  const sending = queue.send(async (change) => {
    if (got.length === 0) queue.put(['tidy', answer('tidy', 1)]);
    await save(change);
  });
  await queue.send(save);
  await sending;
  expect(got).toEqual(['tidy: 0', 'tidy: 1']);
});

test('a failed change is kept with all that follow, also when the page is closed', async () => {
  const { got, failures, save } = openServer();
  const storage = memoryStorage();
  const queue = createAnswerQueue(storage, 'unsaved');
  failures.push(offline);
  queue.put(['tidy', answer('tidy')]);
  queue.put(['pets', answer('pets')]);
  await queue.send(save);
  expect(got).toEqual([]);
  expect(queue.get()).toMatchObject({ failure: offline, sending: false });
  const reopened = createAnswerQueue(storage, 'unsaved');
  await reopened.send(save);
  expect(got).toEqual(['tidy: 0', 'pets: 0']);
  expect(createAnswerQueue(storage, 'unsaved').get().unsaved).toEqual([]);
});

test.each([
  [400, true],
  [422, true],
  [401, false],
  [429, false],
  [503, false],
])('a response of %i is final: %s', async (status, isFinal) => {
  const { got, failures, save } = openServer();
  const queue = createAnswerQueue(memoryStorage(), 'unsaved');
  const error = new CallError(status, 'CODE');
  failures.push(error);
  queue.put(['tidy', answer('tidy')]);
  queue.put(['pets', answer('pets')]);
  await queue.send(save);
  expect(got).toEqual(isFinal ? ['pets: 0'] : []);
  expect(queue.get()).toMatchObject(
    isFinal
      ? { refused: { change: ['tidy', answer('tidy')], error }, unsaved: [] }
      : { failure: error },
  );
});

test('signing out leaves nothing', () => {
  const storage = memoryStorage();
  const queue = createAnswerQueue(storage, 'unsaved');
  queue.put(['tidy', answer('tidy')]);
  queue.clear();
  expect(storage.getItem('unsaved')).toBeNull();
});
