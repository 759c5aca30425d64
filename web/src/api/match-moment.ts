import type { EventFrame } from '@kindred/contract/live';
import { type MatchMoment, readUnseenMatch, seeMatch } from '@kindred/contract/likes/moment';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { appliedTo } from './followed.ts';
import { useUnreadCount } from './notices.ts';
import { fetchData, queryOf } from './query.ts';

/** `isOwn` if the member has just made the match here. */
export type Moment = MatchMoment & { readonly isOwn?: boolean };
interface Unseen {
  readonly moment: Moment | null;
}

const none: Unseen = { moment: null };
const without = (data: Unseen, id: string) => (data.moment?.person._id === id ? none : data);

function unseenAfter(data: Unseen, { kind, about, content }: EventFrame): Unseen | undefined {
  if (kind === 'matchSeen' || kind === 'matchEnded') return without(data, about.memberId);
  if (kind !== 'match') return data;
  if (!content) return undefined;
  return content.moment ? { moment: content.moment } : data;
}

const unseen = queryOf(readUnseenMatch);
const poll = 60_000;

/**
 * The match that the member has not seen yet. It has a notice, so who had none when the page was opened asks for nothing, and
 * what comes later comes with the live event.
 */
export function useUnseenMatch() {
  const { data: unread } = useUnreadCount();
  const [atFirst, setAtFirst] = useState(unread);
  if (atFirst === undefined && unread !== undefined) setAtFirst(unread);
  return useQuery({
    ...unseen,
    ...appliedTo<Unseen>(unseenAfter, poll, 'match', 'matchSeen', 'matchEnded'),
    initialData: none,
    initialDataUpdatedAt: 0,
    select: ({ moment }: Unseen) => moment,
    enabled: (atFirst ?? 0) > 0,
  });
}

/** A choice of the member made a match: it is shown wherever the choice was made. */
export async function showMatch(client: QueryClient, moment: MatchMoment) {
  // A response from before the match would take it away.
  await client.cancelQueries({ queryKey: unseen.queryKey });
  client.setQueryData(unseen.queryKey, { moment: { ...moment, isOwn: true } } as Unseen);
}

/** It is not shown again, here or on other devices. The server knows that who made a match has seen it. */
export function useSeeMatch() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => fetchData(seeMatch, { params: { id } }),
    retry: 2,
  });
  return ({ person: { _id: id }, isOwn = false }: Moment) => {
    client.setQueryData(unseen.queryKey, (data) => data && without(data, id));
    if (!isOwn) mutate(id);
  };
}
