import {
  type Segment,
  countSegment,
  listAnnouncements,
  readNews,
  sendAnnouncement,
  stopAnnouncement,
  testAnnouncement,
} from '@kindred/contract/announcements';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CallInput, call, callOnce } from '../lib/calls/call.ts';
import { pagesOf, queryOf, useChange } from './query.ts';

/** While one is sent, its figures are read again. */
export const useAnnouncements = () =>
  useInfiniteQuery({
    ...pagesOf(listAnnouncements, { query: {} }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.announcements.some((each) => each.state === 'sending'))
        ? 5000
        : false,
  });

/** How many members a segment has. While another one is chosen, the number before stays. */
export const useSegmentCount = (body: Segment) =>
  useQuery({ ...queryOf(countSegment, { body }), placeholderData: keepPreviousData });

type Sent = CallInput<typeof sendAnnouncement>['body'];
export const useSendAnnouncement = () =>
  useChange((body: Sent) => callOnce(sendAnnouncement, { body }), listAnnouncements, countSegment);

type Tested = CallInput<typeof testAnnouncement>['body'];
export const useTestAnnouncement = () =>
  useChange((body: Tested) => call(testAnnouncement, { body }));

export const useStopAnnouncement = () =>
  useChange((id: string) => call(stopAnnouncement, { params: { id } }), listAnnouncements);

export const useNews = () => useQuery(queryOf(readNews));
