import type { Language } from '@kindred/contract/languages';
import { type TextChoice, listTexts, sendTestMail } from '@kindred/contract/site/own-text-routes';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { queryOf } from './query.ts';

interface TextSearch {
  readonly language: Language;
  readonly search: string;
  readonly only: TextChoice;
  /** The kind of mail whose texts are wanted, or an empty text. */
  readonly mail: string;
}

/** Texts as they are built, and the mails. The ones before stay until then. */
export const useTexts = ({ language, search, only, mail }: TextSearch) =>
  useQuery({
    ...queryOf(listTexts, {
      query: { language, only, ...(search && { search }), ...(mail && { mail }) },
    }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

export const useSendTestMail = () =>
  useMutation({
    mutationFn: async ({ kind, language }: { kind: string; language: Language }) =>
      call(sendTestMail, { params: { kind }, body: { language } }),
  });
