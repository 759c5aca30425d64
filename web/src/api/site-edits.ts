import { type SiteEditing, changeSite } from '@kindred/contract/site';
import type { SitePath } from '@kindred/contract/site/document';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { staleData } from '../lib/calls/stale-data.ts';
import { errorText } from '../lib/failures/error-text.ts';
import { fieldErrors } from '../lib/failures/field-errors.ts';
import { createSharedState } from '../lib/shared-state.ts';
import { createState } from '../lib/state.ts';
import { fetchData } from './query.ts';
import { draftValue, showSite } from './site-query.ts';

/** A value that is typed and not stored yet. */
interface Edit {
  readonly value: unknown;
  /** What was there before. The server refuses the value if that has changed. */
  readonly was: unknown;
  /** Why it could not be stored. */
  readonly error: string | null;
  /** What a colleague has stored since. One of the two has to be chosen. */
  readonly theirs: { readonly value: unknown; readonly name: string | null } | null;
}

type Edits = { readonly [Path in SitePath]?: Edit };

const none: Edits = {};
const edits = createSharedState(none, 'site edits');
const savedAt = createState<number | null>(null);

/** Typing is one change, not one for each letter. */
const pauseMs = 700;
const timers = new Map<SitePath, ReturnType<typeof setTimeout>>();
const due = new Set<SitePath>();
let sending: Promise<void> | null = null;

function put(path: SitePath, edit: Edit | null) {
  edits.change(({ [path]: _earlier, ...others }) => {
    if (edit) return { ...others, [path]: edit };
    return Object.keys(others).length > 0 ? others : none;
  });
}

export function forgetEdits() {
  due.clear();
  edits.change(() => none);
}

/** Values are stored one after the other, in the order in which they were typed. */
const sendDue = (client: QueryClient) => (sending ??= sendAll(client));

async function sendAll(client: QueryClient) {
  try {
    // What becomes due while it runs is at its end.
    for (const path of due) {
      due.delete(path);
      await store(client, path);
    }
  } finally {
    sending = null;
  }
}

async function store(client: QueryClient, path: SitePath) {
  const edit = edits.get()[path];
  if (!edit || edit.theirs) return;
  const { value, was } = edit;
  const isLatest = () => edits.get()[path]?.value === value;
  try {
    const editing = await fetchData(changeSite, { body: { path, value, was } });
    await showSite(client, editing);
    savedAt.change(() => Date.now());
    const typed = edits.get()[path];
    if (typed) put(path, isLatest() ? null : { ...typed, was: value });
  } catch (error) {
    const present = staleData<SiteEditing>(error);
    if (present) {
      await showSite(client, present);
      showTheirs(path, present);
    } else if (isLatest()) put(path, { ...edit, error: refusalOf(error) });
  }
}

function refusalOf(error: unknown) {
  const ofField = Object.entries(fieldErrors(error)).find(([field]) => /^value\b/.test(field));
  return ofField?.[1] ?? errorText(error);
}

function showTheirs(path: SitePath, present: SiteEditing) {
  const typed = edits.get()[path];
  if (!typed) return;
  const value = draftValue(present, path);
  const name = present.changes.find((change) => change.path === path)?.by ?? null;
  put(path, value === typed.value ? null : { ...typed, theirs: { value, name } });
}

function storeNow(client: QueryClient, path: SitePath) {
  clearTimeout(timers.get(path));
  timers.delete(path);
  if (!edits.get()[path]) return;
  due.add(path);
  void sendDue(client);
}

const paths = (from: Edits) => Object.keys(from) as SitePath[];

/** What is typed into the field of a value, and what to do about it. */
export function useEdit(path: SitePath, stored: unknown) {
  const client = useQueryClient();
  const edit = edits.use()[path];
  const change = (value: unknown) => {
    const { was, theirs } = edits.get()[path] ?? { was: stored, theirs: null };
    if (value === was && !theirs && !sending) return put(path, null);
    put(path, { value, was, theirs, error: null });
    clearTimeout(timers.get(path));
    timers.set(
      path,
      setTimeout(() => storeNow(client, path), pauseMs),
    );
  };
  return {
    value: edit ? edit.value : stored,
    error: edit?.error ?? null,
    theirs: edit?.theirs ?? null,
    change,
    /** Without waiting, such as when the field is left. */
    store: () => storeNow(client, path),
    takeTheirs: () => put(path, null),
    keepMine: () => {
      const typed = edits.get()[path];
      if (!typed?.theirs) return;
      put(path, { ...typed, was: typed.theirs.value, theirs: null });
      storeNow(client, path);
    },
  };
}

/** How far the values are stored, and a way to wait for those that can be. */
export function useEdits() {
  const client = useQueryClient();
  const all = edits.use();
  const open = paths(all);
  const isStuck = (path: SitePath) => Boolean(all[path]?.error ?? all[path]?.theirs);
  return {
    savedAt: savedAt.use(),
    open,
    isStuck: open.some(isStuck),
    storeAll: () => storeAll(client),
  };
}

/** Whether everything is stored then. */
async function storeAll(client: QueryClient) {
  for (const path of paths(edits.get())) storeNow(client, path);
  await sending;
  return edits.get() === none;
}

/** What was typed before a reload, or without a connection, is stored as soon as that is possible. */
export function useStoreLeftOver() {
  const client = useQueryClient();
  useEffect(() => {
    const again = () => void storeAll(client);
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [client]);
}
