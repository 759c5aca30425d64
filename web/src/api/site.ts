import {
  type SiteEditing,
  type SiteImageKind,
  editSiteValue,
  exportSite,
  listSiteVersions,
  publishSite,
  replaceDraft,
  uploadSiteImage,
} from '@kindred/contract/site';
import type { BundleName } from '@kindred/contract/site/bundle-names';
import type { SitePath } from '@kindred/contract/site/document';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type CallInput, call } from '../lib/calls/call.ts';
import { saveFile } from '../lib/calls/download.ts';
import { staleData } from '../lib/calls/stale-data.ts';
import { fetchData, invalidate, keyOf } from './query.ts';
import { forgetEdits } from './site-edits.ts';
import { showSite, siteQuery } from './site-query.ts';

/** Colleagues edit the same draft, so it is read again and again while someone looks at it. */
export const useSite = () => useQuery({ ...siteQuery, refetchInterval: 3000 });

/** A change of the whole draft. What was typed and never stored belonged to the earlier one. */
function useDraftChange<Given>(
  change: (given: Given) => Promise<SiteEditing>,
  { forgets }: { forgets: boolean },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (editing) => {
      if (forgets) forgetEdits();
      await showSite(client, editing);
    },
    // Someone was faster: the page shows what they have made of it.
    onError: async (error) => {
      const present = staleData<SiteEditing>(error);
      if (present) await showSite(client, present);
    },
  });
}

interface Replacement {
  /** The draft that it takes the place of. */
  seen: string;
  version?: number;
  file?: unknown;
  bundle?: BundleName;
}

/** Without a version, a file or a bundle the draft is as published. */
export const useReplaceDraft = () =>
  useDraftChange((body: Replacement) => fetchData(replaceDraft, { body }), { forgets: true });

export function usePublish() {
  const client = useQueryClient();
  return useDraftChange(
    async (body: CallInput<typeof publishSite>['body']) => {
      const editing = await fetchData(publishSite, { body });
      await invalidate(client, listSiteVersions);
      return editing;
    },
    { forgets: false },
  );
}

export const useVersions = () =>
  useInfiniteQuery({
    queryKey: [...keyOf(listSiteVersions), 'pages'],
    queryFn: ({ pageParam: before, signal }) =>
      fetchData(listSiteVersions, { query: before === null ? {} : { before }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ versions }) => {
      const last = versions.at(-1)?.number ?? 1;
      return last > 1 ? last : null;
    },
    select: ({ pages }) => pages.flatMap(({ versions }) => versions),
  });

export const useExportVersion = () =>
  useMutation({
    mutationFn: async (number: number) => {
      const { file } = await fetchData(exportSite, { params: { number } });
      const content = new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
      saveFile(content, `site-${number}.json`);
    },
  });

export const useUploadSiteImage = (kind: SiteImageKind) =>
  useMutation({
    mutationFn: async (file: File) => {
      const image = await base64Of(file);
      return (await fetchData(uploadSiteImage, { body: { kind, image } }))._id;
    },
  });

async function base64Of(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

/** Who has not said so for 15 seconds is no longer shown to colleagues. */
const againMs = 5000;

/** Shows colleagues which value is being edited. */
export function useSayWhere(path: SitePath | null) {
  const said = useRef(false);
  useEffect(() => {
    if (path === null && !said.current) return undefined;
    said.current = path !== null;
    sayWhere(path);
    if (path === null) return undefined;
    const timer = setInterval(() => sayWhere(path), againMs);
    return () => clearInterval(timer);
  }, [path]);
  useEffect(
    () => () => {
      if (said.current) sayWhere(null);
    },
    [],
  );
}

/** It only informs, so nothing depends on whether it succeeds. */
function sayWhere(path: SitePath | null) {
  call(editSiteValue, { body: { path } }).catch(() => undefined);
}
