import {
  type Import,
  beginImport,
  checkImport,
  exportImportFaults,
  listImportLines,
  listImports,
  pauseImport,
  readImport,
  runImport,
  sendImportPart,
  stopImport,
} from '@kindred/contract/imports';
import { type LineOutcome, importLimits } from '@kindred/contract/imports/outcomes';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { toBase64 } from '../lib/base64.ts';
import type { CallInput } from '../lib/calls/call.ts';
import { hasStatus } from '../lib/calls/call-error.ts';
import { download } from '../lib/calls/download.ts';
import { retry } from '../lib/calls/retry.ts';
import { fetchData, pagesOf, queryOf, useChange } from './query.ts';

export const useImports = () => useInfiniteQuery(pagesOf(listImports, { query: { limit: 20 } }));

/** Polls while the service works on it. */
export const useImport = (id: string) =>
  useQuery({
    ...queryOf(readImport, { params: { id } }),
    refetchInterval: ({ state }) => {
      const { state: step, paused } = state.data?.import ?? {};
      return step === 'checking' || (step === 'running' && !paused) ? 1000 : false;
    },
    select: ({ import: found }) => found,
  });

/** Never refetched automatically, because every read is logged. */
export const useImportLines = (id: string, outcome: LineOutcome | null, limit: number) =>
  useInfiniteQuery({
    ...pagesOf(listImportLines, { params: { id }, query: { limit, ...(outcome && { outcome }) } }),
    staleTime: Infinity,
    gcTime: 0,
  });

interface Upload {
  readonly file: File;
  /** An import whose upload was interrupted. */
  readonly begun: Import | null;
  readonly onPart: (found: Import) => void;
}

/** Sends a file in parts. One whose response was lost is sent again, which changes nothing. */
async function sendFile({ file, begun, onPart }: Upload) {
  const body = { name: file.name.slice(-importLimits.name), size: file.size };
  const found = begun ?? (await fetchData(beginImport, { body })).import;
  try {
    return await sendParts(found, file, onPart);
  } catch (error) {
    // The file itself is refused, so nothing more can come of its import.
    if (hasStatus(error, 422)) await fetchData(stopImport, { params: { id: found._id } });
    throw error;
  }
}

async function sendParts(begun: Import, file: File, onPart: Upload['onPart']) {
  let found = begun;
  onPart(found);
  while (found.state === 'receiving') {
    const { _id: id, parts: number } = found;
    const start = number * importLimits.partBytes;
    const bytes = await toBase64(file.slice(start, start + importLimits.partBytes));
    const part = { params: { id, number }, body: { bytes } };
    found = (await retry(() => fetchData(sendImportPart, part))).import;
    onPart(found);
  }
  return found;
}

const changed = [listImports, readImport];

export const useUpload = () => useChange(sendFile, ...changed);

export const useCheckImport = (id: string) =>
  useChange(
    (body: CallInput<typeof checkImport>['body']) =>
      fetchData(checkImport, { params: { id }, body }),
    ...changed,
  );

export const useRunImport = (id: string) =>
  useChange(
    (body: CallInput<typeof runImport>['body']) => fetchData(runImport, { params: { id }, body }),
    ...changed,
  );

export const usePauseImport = (id: string) =>
  useChange(
    (paused: boolean) => fetchData(pauseImport, { params: { id }, body: { paused } }),
    ...changed,
  );

export const useStopImport = (id: string) =>
  useChange(() => fetchData(stopImport, { params: { id } }), ...changed);

export const useExportFaults = (id: string) =>
  useMutation({
    mutationFn: (file: string) => download(exportImportFaults, { params: { id } }, file),
  });
