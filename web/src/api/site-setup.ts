import type { Language } from '@kindred/contract/languages';
import type { SiteEditing } from '@kindred/contract/site';
import { listPageTemplates } from '@kindred/contract/site/own-page-routes';
import { type SetupState, type SetupStep, noteSetup, tryMail } from '@kindred/contract/site/setup';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchData } from './query.ts';
import { siteQuery } from './site-query.ts';

/** Notes how far the set-up is. It goes on also if that could not be noted. */
export function useNoteSetup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { step: SetupStep; state: SetupState }) => fetchData(noteSetup, { body }),
    onSuccess: ({ setup }) =>
      client.setQueryData<SiteEditing>(
        siteQuery.queryKey,
        (site) => site && { ...site, setup: { ...site.setup, ...setup } },
      ),
  });
}

export const useTryMail = () =>
  useMutation({
    mutationFn: (language: Language) => fetchData(tryMail, { body: { language } }),
  });

/** Pages to begin with, filled in with what the draft says about the owner now. */
export const useFilledPages = () =>
  useMutation({
    mutationFn: async () => (await fetchData(listPageTemplates, {})).templates,
  });
