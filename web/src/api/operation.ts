import { dropJob, readSystem, retryJob } from '@kindred/contract/operation';
import {
  type Translation,
  listTranslations,
  markTranslation,
  unmarkTranslation,
} from '@kindred/contract/operation/translations';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { queryOf, useChange } from './query.ts';

export const useSystem = () => useQuery(queryOf(readSystem));

export const useRetryJob = () =>
  useChange((id: string) => call(retryJob, { params: { id } }), readSystem);

export const useDropJob = () =>
  useChange((id: string) => call(dropJob, { params: { id } }), readSystem);

export const useTranslations = () =>
  useQuery({ ...queryOf(listTranslations), select: ({ translations }) => translations });

export const useMarkTranslation = (language: Translation['language']) =>
  useChange(
    (body: { reader: string; version: string }) =>
      call(markTranslation, { params: { language }, body }),
    listTranslations,
  );

export const useUnmarkTranslation = () =>
  useChange(
    ({ language, markedAt }: { language: Translation['language']; markedAt: string }) =>
      call(unmarkTranslation, { params: { language }, query: { markedAt } }),
    listTranslations,
  );
