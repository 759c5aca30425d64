import {
  exportAcceptances,
  listAcceptedTexts,
  readAcceptedText,
} from '@kindred/contract/site/acceptances';
import { useMutation, useQuery } from '@tanstack/react-query';
import { queryOf } from './query.ts';

/** The texts of binding pages that members have accepted. */
export const useAcceptedTexts = () =>
  useQuery({ ...queryOf(listAcceptedTexts), select: ({ texts }) => texts });

/** One never changes. */
export const useAcceptedText = (id: string) =>
  useQuery({ ...queryOf(readAcceptedText, { params: { id } }), staleTime: Infinity });

export const useExportAcceptances = () =>
  useMutation({
    mutationFn: async () => {
      // Few visits need it.
      const { download } = await import('../lib/calls/download.ts');
      return download(exportAcceptances, { query: {} }, 'acceptances.csv');
    },
  });
