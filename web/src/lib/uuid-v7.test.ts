import { messageParams } from '@kindred/contract/chat/message';
import { expect, test } from 'vitest';
import { uuidV7 } from './uuid-v7.ts';

test('an id has the shape that the contract asks for, and a later one sorts behind', () => {
  const shape = new RegExp(
    (messageParams.properties.messageId as { pattern?: string }).pattern ?? '^$',
  );
  const ids = [0, 1, 2 ** 32 - 1, 2 ** 32, Date.now(), 2 ** 45].map(uuidV7);
  for (const id of ids) expect(id).toMatch(shape);
  expect(ids.toSorted()).toEqual(ids);
  expect(uuidV7(1)).not.toBe(uuidV7(1));
});
