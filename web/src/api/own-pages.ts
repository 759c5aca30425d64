import {
  listPageTemplates,
  previewPage,
  readOwnPage,
} from '@kindred/contract/site/own-page-routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from './query.ts';

export const useOwnPage = (slug: string) =>
  useQuery({ ...queryOf(readOwnPage, { params: { slug } }), staleTime: 60_000 });

/** Pages to begin with, in every language. */
export const usePageTemplates = () =>
  useQuery({
    ...queryOf(listPageTemplates),
    select: ({ templates }) => templates,
    staleTime: 300_000,
  });

/** What Markdown becomes. The one before stays until then. */
export const usePreview = (body: string) =>
  useQuery({
    ...queryOf(previewPage, { body: { body } }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
