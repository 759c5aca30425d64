import { countOwnLikes } from '@kindred/contract/likes';
import type { Choice } from '@kindred/contract/likes/choices';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryOf } from '../query.ts';
import { ownChoices } from './outbox.ts';

// The days of choices end at midnight UTC.
const dayMs = 86_400_000;
const isToday = (at: number) => Math.floor(at / dayMs) === Math.floor(Date.now() / dayMs);

/** Seconds until there are more. */
export const restOfDay = () => (dayMs - (Date.now() % dayMs)) / 1000;

/** How many choices the member has left today, without those that wait to be sent. Undefined as long as it isn't known. */
export function useLeft() {
  const { data, dataUpdatedAt } = useQuery(queryOf(countOwnLikes));
  const queue = ownChoices();
  const { unsaved } = useSyncExternalStore(queue.subscribe, queue.get);
  const without = (kind: Choice, left: number) =>
    Math.max(0, left - unsaved.filter(({ choice }) => choice === kind).length);
  const { likes = null, superlikes } = data?.left ?? {};
  const left = {
    like: likes === null ? undefined : without('like', likes),
    superlike: superlikes === undefined ? undefined : without('superlike', superlikes),
    pass: undefined,
  };
  /** Only what is known for certain: otherwise the server decides. */
  const isUsedUp = (choice: Choice) => left[choice] === 0 && isToday(dataUpdatedAt);
  return { superlikes: left.superlike, isUsedUp };
}
