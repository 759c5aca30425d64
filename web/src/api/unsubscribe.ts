import { readUnsubscribeLink, unsubscribeFromMails } from '@kindred/contract/notices/unsubscribe';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { linkRead, queryOf } from './query.ts';

/** The account whose mails a mailed link stops. */
export const useUnsubscribeLink = (token: string | null) =>
  useQuery({
    ...queryOf(readUnsubscribeLink, { body: { token: token ?? '' } }),
    ...linkRead(token),
  });

export const useStopMails = () =>
  useMutation({ mutationFn: (token: string) => call(unsubscribeFromMails, { query: { token } }) });
