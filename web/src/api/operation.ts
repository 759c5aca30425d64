import { dropJob, readSystem, retryJob } from '@kindred/contract/operation';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { queryOf, useChange } from './query.ts';

export const useSystem = () => useQuery(queryOf(readSystem));

export const useRetryJob = () =>
  useChange((id: string) => call(retryJob, { params: { id } }), readSystem);

export const useDropJob = () =>
  useChange((id: string) => call(dropJob, { params: { id } }), readSystem);
