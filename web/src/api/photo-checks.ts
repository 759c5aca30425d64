import {
  beginPhotoCheck,
  deletePhotoCheck,
  readPhotoCheck,
  sendCheckPicture,
  sendCheckWords,
} from '@kindred/contract/photo-checks';
import type { RouteInput } from '../lib/calls/send.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { followed } from './followed.ts';
import { queryOf, useChange } from './query.ts';

/** Where the member's photo check is. A notice says when that changes. */
export const usePhotoCheck = () =>
  useQuery({ ...queryOf(readPhotoCheck), ...followed(60_000, 'notices') });

type Begin = Omit<RouteInput<typeof beginPhotoCheck>['body'], 'consent'>;

export const useBeginCheck = () =>
  useChange(
    (more: Begin) => call(beginPhotoCheck, { body: { consent: true, ...more } }),
    readPhotoCheck,
  );

export const useSendPicture = () =>
  useChange(
    (body: RouteInput<typeof sendCheckPicture>['body']) => call(sendCheckPicture, { body }),
    readPhotoCheck,
  );

export const useSendWords = () =>
  useChange((words: string) => call(sendCheckWords, { body: { words } }), readPhotoCheck);

export const useWithdrawCheck = () => useChange(() => call(deletePhotoCheck), readPhotoCheck);
