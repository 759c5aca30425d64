import type { EventFrame } from '@kindred/contract/live';
import { type MatchMoment, readUnseenMatch, seeMatch } from '@kindred/contract/likes/moment';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { appliedTo } from './followed.ts';
import { useUnreadCount } from './notices.ts';
import { fetchData, keyOf } from './query.ts';

/** `isOwn` if the member has just made the match here. */
export type Moment = MatchMoment & { readonly isOwn?: boolean };
interface Unseen {
  readonly moment: Moment | null;
}

const none: Unseen = { moment: null };
/** The other has written, so the moment leads to the chat. */
export const withMessage = (moment: Moment, { kind, about, content }: EventFrame): Moment =>
  kind === 'message' && about.memberId === moment.person._id && content?.message?.mine === false
    ? { ...moment, wrote: true }
    : moment;

const without = (data: Unseen, id: string) => (data.moment?.person._id === id ? none : data);

function unseenAfter(data: Unseen, event: EventFrame): Unseen | undefined {
  const { kind, about, content } = event;
  if (kind === 'matchSeen' || kind === 'matchEnded') return without(data, about.memberId);
  if (kind === 'message') return data.moment ? { moment: withMessage(data.moment, event) } : data;
  if (kind !== 'match') return data;
  if (!content) return undefined;
  return content.moment ? { moment: content.moment } : data;
}

const unseen = queryOptions({
  queryKey: keyOf(readUnseenMatch),
  queryFn: async ({ client, queryKey, signal }): Promise<Unseen> => {
    const data = await fetchData(readUnseenMatch, { signal });
    // One that the member made here is not unseen for the server, whose response would take it away before it is shown.
    const known = client.getQueryData<Unseen>(queryKey);
    return known?.moment?.isOwn ? known : data;
  },
});
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
    ...appliedTo<Unseen>(unseenAfter, poll, 'match', 'matchSeen', 'matchEnded', 'message'),
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

/**
 * `hide` shows it no longer on this page, and `mark` neither on other pages and devices, and it is mailed no more. The server
 * knows that who made a match has seen it.
 */
export function useSeeMatch() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => fetchData(seeMatch, { params: { id } }),
    retry: 2,
  });
  return {
    hide: ({ person: { _id: id } }: Moment) =>
      client.setQueryData(unseen.queryKey, (data) => data && without(data, id)),
    mark: ({ person: { _id: id }, isOwn = false }: Moment) => {
      if (!isOwn) mutate(id);
    },
  };
}
