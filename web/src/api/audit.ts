import { type AuditFilter, exportAudit, listAudit } from '@kindred/contract/audit';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { download } from '../lib/calls/download.ts';
import { pagesOf } from './query.ts';

/** Never refetched automatically, because every read of the audit log is logged. */
export const useAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    ...pagesOf(listAudit, { query: { ...filter, limit: 50 } }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const useExportAudit = () =>
  useMutation({
    mutationFn: ({ filter, file }: { filter: AuditFilter; file: string }) =>
      download(exportAudit, { query: filter }, file),
  });
