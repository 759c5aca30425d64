import { listFieldTemplates } from '@kindred/contract/site/field-template-routes';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from './query.ts';

/** Fields of profiles to begin with, in every language. */
export const useFieldTemplates = () =>
  useQuery({
    ...queryOf(listFieldTemplates),
    select: ({ templates }) => templates,
    staleTime: 300_000,
  });
