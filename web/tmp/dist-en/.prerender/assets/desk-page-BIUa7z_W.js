globalThis.lazySources.push('src/features/desk/desk-page.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { n as keyboard, t as insertText } from './keyboard-U8onQuEB.js';
import { t as messages } from './desk-BtmXEFdO.js';
import {
  A as lazyDialog,
  F as errorText,
  r as Alert,
  s as useEscape,
  x as lastActiveText,
} from '../entry.mjs';
import { t as useShortcuts } from './use-shortcuts-CTj9hQ5D.js';
import { a as sanctionKind, r as isSanction, t as closesAccount } from './sanctions-CWSQSu2b.js';
import {
  f as decideCase,
  m as undoDecision,
  o as readCase,
  p as decideCases,
} from './desk-CVuL-UDF.js';
import { n as invalidate, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import {
  a as usePreparedCase,
  n as caseReads,
  o as useQueue,
  r as changeCase,
  s as useQueueTotal,
  t as caseQuery,
} from './cases-cv2uDCxr.js';
import { r as useTexts } from './texts-Ctq1WuFc.js';
import { t as messages$1 } from './desk-bulk-JaRG5anC.js';
import {
  n as officeFailures,
  r as showFailure,
  t as forgetFailure,
} from './office-failures-f7sjPq5g.js';
import { t as clauseTexts } from './grounds-BDb33wAP.js';
import {
  c as typesOf,
  i as clauseOf,
  o as openReports,
  r as categoryOfClause,
  s as typeOf,
} from './defaults-vYloY1Ql.js';
import { n as queuedName, t as nameOf } from './name-of-DvVaVYwH.js';
import { t as case_module_default } from './case.module-CF730HEH.js';
/* empty css                      */
import { t as messages$2 } from './decide-D0uvfvcY.js';
import { t as UndoBar } from './undo-bar-BptKg8aA.js';
import { t as MoreRows } from './more-rows-Co0vYf-E.js';
import { n as SkeletonRows, t as QueryState } from './query-state-DWDKAmIv.js';
import { t as SavedViews } from './saved-views-D3-79f5B.js';
import { c as reasonCodes } from './reports-DHcW4ZO5.js';
import { n as priorities, r as problemTypes } from './report-types-CGgzN0iD.js';
import { t as messages$3 } from './report-words-B9hrlJUz.js';
import { t as ListSelect } from './list-select-uHjkgb5O.js';
import { t as links_module_default } from './links.module-Bx2iCfGe.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { c as PriorityBadge, o as replyToReport } from './handling-BGdnEdis.js';
import { t as below } from './breakpoints-7rwTB17a.js';
import { t as call } from './call-DKXJHjxq.js';
import { t as staleData } from './stale-data-DSppwhMI.js';
import { t as watchField } from './watch-field-CxotwpOG.js';
import { t as createSharedState } from './shared-state-mFJemKE7.js';
import { Link, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  Activity,
  Suspense,
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
// web/src/api/desk/bulk.ts
var undecided = (caseId, error) => ({
  caseId,
  decision: null,
  error,
});
/** Fetches each case and decides it. Each has its own result, also one that cannot be read. */
function useDecideMany() {
  const client = useQueryClient();
  return useChange(
    async ({ ids, decide, notTogether }) => {
      const left = [];
      const cases = [];
      const found = await Promise.allSettled(ids.map((id) => client.query(caseQuery(id))));
      for (const [at, caseId] of ids.entries()) {
        const read = found[at];
        if (read?.status !== 'fulfilled') left.push(undecided(caseId, errorText(read?.reason)));
        else {
          const decision = decide(read.value.case);
          if (decision)
            cases.push({
              caseId,
              ...decision,
            });
          else left.push(undecided(caseId, notTogether));
        }
      }
      if (cases.length === 0) return left;
      return [...left, ...(await fetchData(decideCases, { body: { cases } })).rows];
    },
    ...caseReads,
  );
}
/** Undoes several decisions. Returns the cases whose decisions stay, each with the reason. */
var useUndoMany = () =>
  useChange(
    async (rows) => {
      return (
        await Promise.all(
          rows.map(async ({ caseId, decision }) =>
            decision
              ? fetchData(undoDecision, { params: { id: decision._id } }).then(
                  () => null,
                  (failure) => undecided(caseId, errorText(failure)),
                )
              : null,
          ),
        )
      ).filter((row) => row !== null);
    },
    ...caseReads,
  );
// web/src/features/desk/decide/suggest-text.ts
/** Canned texts of this kind, those that fit best first. */
var textsFor = (texts, about) =>
  texts
    .filter(({ kind }) => kind === about.kind)
    .toSorted((a, b) => fitOf(b, about) - fitOf(a, about));
/** The one obvious choice, if there is one. */
function suggestText(texts, about) {
  const [best] = textsFor(texts, about);
  return best && fitOf(best, about) > 0 ? best.body : null;
}
/**
 * A reason has to match the clause, and an answer the report. Dismissing and sanctioning are opposites, and
 * an answer for every sanction is better than one for other reports.
 */
function fitOf(text, { kind, type, action, clause, isService }) {
  if (text.action && isSanction(text.action) !== isSanction(action)) return -1;
  if (text.problem_type && text.problem_type !== type) return -1;
  if (isService && !text.problem_type) return 0;
  if (kind === 'reason' && text.clause !== clause) return text.clause ? -1 : 0;
  return 1 + 2 * Number(text.action === action) + Number(text.problem_type === type);
}
// web/src/features/desk/decide/draft.ts
/** The types of which one has to be chosen before an account is closed. None if there is only one. */
function typesToChoose(found, action) {
  const types = closesAccount(action) ? typesOf(found) : [];
  return types.length > 1 ? types : [];
}
/** What a canned text has to match. */
var aboutOf = (found, action, clause) => ({
  type: typeOf(found),
  action,
  clause,
  isService: found.kind === 'service',
});
/** The decision as it would be sent now. */
function fill(found, texts, action, draft) {
  const clause = draft.clause ?? clauseFor(found, action);
  const about = aboutOf(found, action, clause);
  const [category, keyword] = categoryOfClause[clause];
  const { suggestion, person } = found;
  const isGroundOpen =
    typesToChoose(found, action).length > 0 && !draft.clause && draft.kind !== 'law';
  const usualReason =
    suggestText(texts, {
      kind: 'reason',
      ...about,
    }) ?? clauseTexts(clause);
  return {
    answer:
      suggestText(texts, {
        kind: 'answer',
        ...about,
      }) ?? '',
    reason: isGroundOpen ? '' : usualReason,
    kind: 'terms',
    category,
    keyword,
    law: '',
    source: 'article-16',
    days: suggestion?.days ?? 7,
    publicId: reportedPhoto(found) ?? person?.photos[0]?.publicId ?? '',
    field: 'bio',
    message:
      messagesOf(found).toSorted((a, b) => Number(b.isReported) - Number(a.isReported))[0]
        ?.chosen ?? null,
    note: '',
    ...draft,
    clause,
    outcomes: {
      ...usualOutcomes(found, action),
      ...draft.outcomes,
    },
    isGroundOpen,
  };
}
var clauseFor = (found, action) =>
  sanctionKind(action)?.needs === 'publicId' && typeOf(found) !== 'Inappropriate Content'
    ? 'own-photos'
    : clauseOf(found);
function usualOutcomes(found, action) {
  const usual = !isSanction(action) && found.kind === 'person' ? 'rejected' : 'resolved';
  return Object.fromEntries(openReports(found).map(({ _id }) => [_id, usual]));
}
/** The text of the person that the reports contain, and its name in a decision. */
var messagesOf = (found) =>
  openReports(found).flatMap(({ _id: reportId, evidence }) =>
    evidence
      .flatMap(({ content }) => content.messages ?? [])
      .filter(({ from, deletedAt }) => from === 'reported' && !deletedAt)
      .map((message) => ({
        ...message,
        chosen: {
          reportId,
          number: message.number,
        },
      })),
  );
/** The photo that was reported, if the person still has it. */
function reportedPhoto(found) {
  const reported = openReports(found).flatMap(({ evidence }) =>
    evidence.filter(({ kind }) => kind === 'photo').map(({ content }) => content.publicId),
  );
  return found.person?.photos.find(({ publicId }) => reported.includes(publicId))?.publicId;
}
function toDecision(found, action, filled) {
  const { answer, reason, outcomes, note } = filled;
  const { kind, clause, law, category, keyword, source } = filled;
  const said = answer.trim();
  const needed = neededFor(action);
  return {
    version: found.version,
    action,
    reports: openReports(found).flatMap(({ _id }) => {
      const outcome = outcomes[_id] ?? 'open';
      return outcome === 'open'
        ? []
        : [
            {
              _id,
              outcome,
              ...(said && { answer: said }),
            },
          ];
    }),
    ...(isSanction(action) && {
      ground: {
        kind,
        ...(kind === 'terms' ? { clause } : { law: law.trim() }),
        category,
        keyword,
        source,
        automatedDetection: false,
        automatedDecision: 'not-automated',
        reason: reason.trim(),
      },
    }),
    ...(needed && { [needed]: filled[needed] }),
    ...(note.trim() && { note: note.trim() }),
  };
}
/** The field that belongs to the sanction. */
var neededFor = (action) => sanctionKind(action)?.needs ?? null;
/** The sanctions that the case leaves to choose from. */
var isPossible = (found, sanction) =>
  neededFor(sanction) !== 'message' || messagesOf(found).length > 0;
/** The first missing field, or null. */
function missingIn(action, filled) {
  if (!Object.values(filled.outcomes).some((outcome) => outcome !== 'open')) return 'outcomes';
  if (!isSanction(action)) return null;
  if (filled.isGroundOpen) return 'isGroundOpen';
  if (!filled.reason.trim()) return 'reason';
  if (filled.kind === 'law' && !filled.law.trim()) return 'law';
  const needed = neededFor(action);
  return needed && !filled[needed] ? needed : null;
}
// web/src/features/desk/bulk/use-bulk.ts
/** The most cases of one request. */
var most = 50;
/** An account is closed for one reason, which a person chooses if the reports are of several types. */
var isDecidable =
  (action) =>
  ({ types }) =>
    types.length < 2 || !closesAccount(action);
/** Those that were not decided, after the page of the results was left. */
function showFailed(failed) {
  if (failed.length === 0) return;
  const lines = failed.map(({ name, error }) => `${name}: ${error}`);
  showFailure({
    key: 'bulk',
    text: [messages$1.failed(failed.length), ...lines].join(' '),
    href: '/desk',
  });
}
/** Decides several similar cases as usual for each of them. */
function useBulk(cases) {
  const texts = useTexts().data ?? [];
  const [chosen, setChosen] = useState(/* @__PURE__ */ new Set());
  const [result, setResult] = useState(null);
  const [failed, setFailed] = useState([]);
  const [late, setLate] = useState([]);
  const deciding = useDecideMany();
  const undoing = useUndoMany();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const selected = cases.filter(({ _id }) => chosen.has(_id));
  async function decide(action) {
    const names = new Map(
      selected.filter(isDecidable(action)).map((each) => [each._id, queuedName(each)]),
    );
    const rows = (
      await deciding.mutateAsync({
        ids: [...names.keys()],
        decide: (each) => {
          const filled = fill(each, texts, action, {});
          return missingIn(action, filled) ? null : toDecision(each, action, filled);
        },
        notTogether: messages$1.notTogether,
      })
    ).map((row) => ({
      ...row,
      name: names.get(row.caseId) ?? '',
    }));
    const decided = new Set(rows.map(({ caseId }) => caseId));
    setChosen((before) => new Set([...before].filter((id) => !decided.has(id))));
    const left = rows.filter(({ error }) => error !== null);
    const done = rows.filter(({ error }) => error === null);
    setResult(
      done.length > 0
        ? {
            action,
            rows: done,
          }
        : null,
    );
    setFailed(left);
    setLate([]);
    if (isLeft.current) showFailed(left);
  }
  return {
    selected,
    isFull: selected.length >= most,
    isSelected: (id) => chosen.has(id),
    toggle: useCallback(
      (id) =>
        setChosen((before) =>
          before.has(id)
            ? new Set([...before].filter((each) => each !== id))
            : /* @__PURE__ */ new Set([...before, id]),
        ),
      [],
    ),
    clear: () => setChosen(/* @__PURE__ */ new Set()),
    decide: (action) => void decide(action).catch(() => void 0),
    working: deciding.isPending || undoing.isPending,
    error: deciding.error ?? undoing.error,
    result,
    /** The cases that were not decided, and those that could no longer be undone: each with its person and the reason. */
    failed,
    late,
    undo: () => {
      if (!result) return;
      const names = new Map(result.rows.map(({ caseId, name }) => [caseId, name]));
      undoing.mutate(result.rows, {
        onSuccess: (rows) => {
          setLate(
            rows.map((row) => ({
              ...row,
              name: names.get(row.caseId) ?? '',
            })),
          );
          setResult(null);
        },
      });
    },
    close: () => setResult(null),
    hideFailed: () => setFailed([]),
    hideLate: () => setLate([]),
  };
}
// web/src/lib/use-latest.ts
/** Functions that stay the same and call the latest ones. They are for events, not for rendering. */
function useLatest(actions) {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(actions).map((name) => [name, (...given) => latest.current[name]?.(...given)]),
    ),
  );
  return stable;
}
var desk_page_module_default = {
  desk: '_desk_qflmt_1',
  queue: '_queue_qflmt_18',
  open: '_open_qflmt_19',
  aside: '_aside_qflmt_31',
  section: '_section_qflmt_32',
};
// web/src/features/desk/focus/no-field-yet.tsx
var write = () => keyboard.write();
/** While a case loads, what is typed for one of its fields waits for it. Where none will come, it is no key of the page. */
function NoFieldYet({ onAsk = write }) {
  useShortcuts({
    r: () => onAsk('answer'),
    n: () => onAsk('teamNote'),
  });
  return null;
}
// web/src/features/desk/focus/use-taken-focus.ts
/** The focus is in a field or a dialog that is still there. */
var isElsewhere = () =>
  document.activeElement?.closest('input, textarea, select, [role=dialog]')?.checkVisibility();
/** Focuses a heading when it appears because of a key or a decision, as the focused element is gone. */
function useTakenFocus(takesFocus) {
  const heading = useRef(null);
  useEffect(() => {
    if (takesFocus && !isElsewhere()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
var case_skeleton_module_default = {
  bars: '_bars_e9rii_1',
  shape: '_shape_e9rii_1',
  photos: '_photos_e9rii_14',
  reports: '_reports_e9rii_24',
  bar: '_bar_e9rii_1',
  person: '_person_e9rii_38',
};
// web/src/features/desk/case/case-skeleton.tsx
/** Where the parts of a case will be, while it loads. */
function CaseSkeleton({ onAsk, takesFocus = false }) {
  const { case: m } = messages;
  const heading = useTakenFocus(takesFocus);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('section', {
        className: `flex column min-w-0 min-h-0 bg-surface overflow-hidden ${desk_page_module_default.section}`,
        'aria-labelledby': 'case-title',
        children: [
          /* @__PURE__ */ jsx(NoFieldYet, { ...(onAsk && { onAsk }) }),
          /* @__PURE__ */ jsx('h2', {
            className: 'visually-hidden',
            id: 'case-title',
            ref: heading,
            tabIndex: -1,
            children: m.opening,
          }),
          /* @__PURE__ */ jsx('output', {
            className: 'visually-hidden',
            children: m.loading,
          }),
          /* @__PURE__ */ jsx(Bars, {
            className: `grid content-start gap-2 border-bottom ${case_module_default.head}`,
            count: 2,
          }),
          /* @__PURE__ */ jsxs('div', {
            className: `flex-1 min-h-0 overflow-hidden ${case_module_default.scroll}`,
            children: [
              /* @__PURE__ */ jsx(Bars, {
                className: `flex gap-3 pt-4 ${case_skeleton_module_default.photos}`,
                count: 3,
              }),
              /* @__PURE__ */ jsx(Bars, {
                className: `grid gap-3 pt-5 ${case_skeleton_module_default.reports}`,
                count: 4,
              }),
            ],
          }),
          /* @__PURE__ */ jsx(Bars, {
            className: `flex gap-2 border-top ${case_skeleton_module_default.bar}`,
            count: 4,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Bars, {
        className: `grid content-start gap-3 p-panel ${case_skeleton_module_default.person} ${desk_page_module_default.aside}`,
        count: 4,
      }),
    ],
  });
}
var Bars = ({ className, count }) =>
  /* @__PURE__ */ jsx('div', {
    className: `${case_skeleton_module_default.bars} ${className}`,
    'aria-hidden': true,
    children: Array.from({ length: count }, (_, index) =>
      /* @__PURE__ */ jsx(
        'i',
        { className: `block rounded-md bg-skeleton ${case_skeleton_module_default.shape}` },
        index,
      ),
    ),
  });
var desk_notices_module_default = { notices: '_notices_1xd7n_1' };
// web/src/features/desk/desk-notices.tsx
var BulkNotice = lazyRouteComponent(() => import('./bulk-notice-ctu3-U5H.js'), 'BulkNotice');
/** How many of them there are, so that the queue can leave room below its last row. */
function countNotices({ done, failed, undone }, bulk) {
  const { result, failed: left, late } = bulk;
  const single = [done, undone, result, left.length > 0, late.length > 0].filter(Boolean);
  return failed.length + single.length;
}
/** The last decision, and failed ones. They float, so that nothing moves. */
function DeskNotices({ decisions, bulk, onOpen }) {
  const { done, failed, undone } = decisions;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-2 text-sm floats ${desk_notices_module_default.notices}`,
    children: [
      failed.map(({ key, caseId, text }) =>
        /* @__PURE__ */ jsxs(
          Alert,
          {
            kind: 'danger',
            children: [
              text,
              ' ',
              /* @__PURE__ */ jsx(Button, {
                variant: 'default',
                size: 'xs',
                onClick: () => caseId && onOpen(caseId),
                children: messages$2.openCase,
              }),
              ' ',
              /* @__PURE__ */ jsx(Button, {
                variant: 'subtle',
                color: 'gray',
                size: 'xs',
                onClick: () => forgetFailure(key),
                children: messages$2.hide,
              }),
            ],
          },
          key,
        ),
      ),
      /* @__PURE__ */ jsx('output', {
        className: 'border-line rounded-md bg-raised shadow-3 p-notice',
        children: undone,
      }),
      (bulk.result !== null || bulk.failed.length + bulk.late.length > 0) &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(BulkNotice, {
            bulk,
            onOpen,
          }),
        }),
      /* @__PURE__ */ jsx(UndoBar, {
        action: done,
        seconds: 10,
        placement: 'corner',
        undoLabel: messages$2.undo,
        undoKey: 'U',
        lateLabel: messages$2.tooLate,
        onUndo: done && (() => decisions.undo(done)),
        onClose: decisions.close,
        children:
          done &&
          /* @__PURE__ */ jsx('span', {
            children: messages$2.decisions[done.action].done(done.name),
          }),
      }),
    ],
  });
}
// web/src/features/desk/desk-search.ts
/** The cases that the queue shows. Each is a part of the server's filters. */
var shows$1 = {
  mine: { holder: 'me' },
  free: { holder: 'none' },
  others: { holder: 'others' },
  claimed: { holder: 'anyone' },
  escalated: { escalated: true },
  people: { kind: 'person' },
  service: { kind: 'service' },
  aside: { setAside: true },
};
var showNames = Object.keys(shows$1);
var idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
var none = {
  case: void 0,
  show: void 0,
  problem_type: void 0,
  reason: void 0,
  priority: void 0,
};
/** URLs are typed, shared and old, so unknown values are ignored. */
function readDeskSearch(given) {
  const { case: id } = given;
  return {
    ...none,
    ...(typeof id === 'string' && idPattern.test(id) && { case: id.toLowerCase() }),
    ...oneOf(given, 'show', showNames),
    ...oneOf(given, 'problem_type', problemTypes),
    ...oneOf(given, 'reason', reasonCodes),
    ...oneOf(given, 'priority', priorities),
  };
}
function oneOf(given, name, known) {
  const value = known.find((word) => word === given[name]);
  return value ? { [name]: value } : {};
}
var toQuery = ({ show, problem_type, reason, priority }) => ({
  ...(show && shows$1[show]),
  ...(problem_type && { problem_type }),
  ...(reason && { reason }),
  ...(priority && { priority }),
});
var isFiltered = ({ show, problem_type, reason, priority }) =>
  [show, problem_type, reason, priority].some(Boolean);
var queue_module_default = {
  queue: '_queue_s0083_1',
  top: '_top_s0083_6',
  filters: '_filters_s0083_12',
  state: '_state_s0083_30',
  list: '_list_s0083_38',
  row: '_row_s0083_55',
  face: '_face_s0083_70',
  input: '_input_s0083_74',
};
// web/src/features/desk/queue/queue-filters.tsx
var unfiltered = {
  show: void 0,
  problem_type: void 0,
  reason: void 0,
  priority: void 0,
};
function QueueFilters({ search, onChange }) {
  const { filters: m } = messages;
  return /* @__PURE__ */ jsxs('search', {
    className: `grid two-columns gap-1-5 border-bottom ${queue_module_default.filters}`,
    'aria-label': m.label,
    children: [
      /* @__PURE__ */ jsx(Choice, {
        label: m.show,
        all: m.all,
        value: search.show,
        options: showNames.map((name) => [name, m.shows[name]]),
        onChange: (show) => onChange({ show }),
      }),
      /* @__PURE__ */ jsx(Choice, {
        label: m.type,
        all: m.anyType,
        value: search.problem_type,
        options: problemTypes.map((type) => [type, type]),
        onChange: (problem_type) => onChange({ problem_type }),
      }),
      /* @__PURE__ */ jsx(Choice, {
        label: m.reason,
        all: m.anyReason,
        value: search.reason,
        options: reasonCodes.map((code) => [code, messages$3.reasons[code]]),
        onChange: (reason) => onChange({ reason }),
      }),
      /* @__PURE__ */ jsx(Choice, {
        label: m.priority,
        all: m.anyPriority,
        value: search.priority,
        options: priorities.map((word) => [word, messages$3.priorities[word]]),
        onChange: (priority) => onChange({ priority }),
      }),
    ],
  });
}
function Choice({ label, all, value, options, onChange }) {
  return /* @__PURE__ */ jsx(ListSelect, {
    label,
    value: value ?? '',
    data: [
      {
        value: '',
        label: all,
      },
      ...options.map(([word, text]) => ({
        value: word,
        label: text,
      })),
    ],
    onChange: (chosen) => onChange(chosen || void 0),
  });
}
// web/src/features/desk/queue/use-returned-focus.ts
var rowId = (caseId) => `queued-${caseId}`;
/**
 * On a phone the queue returns when a case is closed. The focus goes to the row it came from, or else to the heading.
 */
function useReturnedFocus(current) {
  const heading = useRef(null);
  const before = useRef(current);
  useEffect(() => {
    const left = before.current;
    before.current = current;
    if (current || !left || !matchMedia(below('tablet')).matches) return;
    (document.getElementById(rowId(left)) ?? heading.current)?.focus();
  }, [current]);
  return heading;
}
// web/src/features/desk/queue/queue-row.tsx
/** The person, the problem, the urgency, the age, and who has it. A key changes only two of all rows. */
var QueueRow = memo(function QueueRow(props) {
  const { queued, age, isOpen, isSelected, isFull, onOpen, onSelect } = props;
  const { queue: m } = messages;
  const { _id, person, types, openReports, openedAt, priority, holder, escalatedAt } = queued;
  const name = queuedName(queued);
  const colleague = holder?.mine === false ? holder : null;
  const row = useRef(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return /* @__PURE__ */ jsxs('li', {
    ref: row,
    className: `row gap-3 relative border-bottom-soft hover ${queue_module_default.row}`,
    'aria-current': isOpen || void 0,
    'data-about': _id,
    children: [
      /* @__PURE__ */ jsxs('span', {
        className: `flex-none relative z-1 ${queue_module_default.face}`,
        children: [
          /* @__PURE__ */ jsx(PhotoAvatar, {
            name: person ? name : '?',
            picture: person?.photo ?? null,
            focus: person?.photoFocus,
          }),
          /* @__PURE__ */ jsx('input', {
            className: `checkbox absolute inset-0 clickable ${queue_module_default.input}`,
            type: 'checkbox',
            'aria-label': messages$1.select(name),
            checked: isSelected,
            disabled: isFull && !isSelected,
            onChange: () => onSelect(_id),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid one-column flex-1 gap-hairline min-w-0',
        children: [
          /* @__PURE__ */ jsxs('p', {
            className: 'row gap-2 min-w-0',
            children: [
              /* @__PURE__ */ jsx(Link, {
                id: rowId(_id),
                className: `truncate semibold ${links_module_default.row}`,
                to: '/desk',
                search: (before) => ({
                  ...before,
                  case: _id,
                }),
                preload: false,
                onClick: (event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onOpen(_id);
                },
                children: name,
              }),
              openReports > 1 &&
                /* @__PURE__ */ jsxs('span', {
                  className: 'inline-flex flex-none items-center gap-1 muted text-xs semibold',
                  title: m.reports(openReports),
                  children: [
                    /* @__PURE__ */ jsx(IconFlag, {
                      size: 13,
                      stroke: 2,
                      'aria-hidden': true,
                    }),
                    ' ',
                    openReports,
                  ],
                }),
              /* @__PURE__ */ jsx('time', {
                className: 'flex-none push-end faint text-xs',
                dateTime: openedAt,
                children: age,
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'row gap-2 min-w-0',
            children: [
              /* @__PURE__ */ jsx('span', {
                className: 'truncate flex-1 muted text-sm',
                children: types.join(', '),
              }),
              /* @__PURE__ */ jsx(PriorityBadge, { priority }),
            ],
          }),
          (colleague ?? escalatedAt) &&
            /* @__PURE__ */ jsxs('p', {
              className: 'row wrap gap-1 mt-hairline min-w-0',
              children: [
                escalatedAt &&
                  /* @__PURE__ */ jsx(StatusBadge, {
                    kind: 'gold',
                    children: m.escalated,
                  }),
                colleague &&
                  /* @__PURE__ */ jsx(StatusBadge, {
                    kind: 'neutral',
                    children: m.has(colleague.name),
                  }),
              ],
            }),
        ],
      }),
    ],
  });
});
// web/src/features/desk/queue/queue.tsx
var BulkBar = lazyRouteComponent(() => import('./bulk-bar-CSBbEpo2.js'), 'BulkBar');
var NoCases = lazyRouteComponent(() => import('./no-cases-Cul4AJty.js'), 'NoCases');
var { shows, all } = messages.filters;
var builtIn = [
  {
    name: all,
    query: '',
  },
  {
    name: shows.mine,
    query: 'show=mine',
  },
  {
    name: shows.free,
    query: 'show=free',
  },
  {
    name: shows.escalated,
    query: 'show=escalated',
  },
];
function Queue({ desk, bulk }) {
  const { queue: m } = messages;
  const { query, cases, search, current } = desk;
  const title = useReturnedFocus(current);
  const filters = /* @__PURE__ */ jsx(QueueFilters, {
    search,
    onChange: desk.filter,
  });
  return /* @__PURE__ */ jsxs('section', {
    className: `flex column min-h-0 ${queue_module_default.queue}`,
    'aria-label': m.title,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: `row gap-hairline ${queue_module_default.top}`,
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'title-xs no-outline',
            ref: title,
            tabIndex: -1,
            children: m.title,
          }),
          desk.total !== null &&
            /* @__PURE__ */ jsx('p', {
              className: 'truncate flex-1 mt-1 px-1 muted text-md tabular',
              'aria-live': 'polite',
              children: m.open(desk.total),
            }),
          /* @__PURE__ */ jsxs(Link, {
            to: '/desk/appeals',
            className:
              'inline-flex flex-none items-center gap-1-5 push-end rounded-md text-sm semibold hover px-3 min-h-40',
            children: [
              /* @__PURE__ */ jsx(IconScale, {
                size: 18,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              ' ',
              m.appeals,
            ],
          }),
          /* @__PURE__ */ jsx(SavedViews, {
            screen: 'desk',
            builtIn,
            compact: true,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Suspense, {
        fallback: filters,
        children: bulk.selected.length > 0 ? /* @__PURE__ */ jsx(BulkBar, { bulk }) : filters,
      }),
      /* @__PURE__ */ jsx('div', {
        className: queue_module_default.state,
        children: /* @__PURE__ */ jsx(QueryState, {
          query,
          words: m,
          skeleton: /* @__PURE__ */ jsx(SkeletonRows, {
            count: 8,
            label: m.loading,
            faces: true,
          }),
        }),
      }),
      query.data &&
        cases.length === 0 &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(NoCases, {
            onClear: isFiltered(search) ? () => desk.filter(unfiltered) : null,
          }),
        }),
      cases.length > 0 &&
        /* @__PURE__ */ jsxs('ol', {
          className: `plain-list flex-1 min-h-0 overflow-y-auto ${queue_module_default.list}`,
          'data-scroller': true,
          'data-stale': query.isPlaceholderData || void 0,
          children: [
            cases.map((each) =>
              /* @__PURE__ */ jsx(
                QueueRow,
                {
                  queued: each,
                  age: lastActiveText(each.openedAt),
                  isOpen: each._id === current,
                  isSelected: bulk.isSelected(each._id),
                  isFull: bulk.isFull,
                  onOpen: desk.openFromQueue,
                  onSelect: bulk.toggle,
                },
                each._id,
              ),
            ),
            query.hasNextPage &&
              /* @__PURE__ */ jsx('li', {
                className: 'p-strip',
                children: /* @__PURE__ */ jsx(MoreRows, {
                  query,
                  label: m.more,
                }),
              }),
          ],
        }),
    ],
  });
}
// web/src/api/desk/decisions.ts
/** Decides. If the case has changed, the server's version is shown, and the new reports are marked. */
function useDecide() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, body }) =>
      fetchData(decideCase, {
        params: { id },
        body,
      }),
    meta: { showsOwnFailure: true },
    onError: (error, { id }) => {
      const stale = staleData(error);
      if (stale) changeCase(client, id, stale.case);
    },
  });
  return async (id, body) =>
    (
      await mutateAsync({
        id,
        body,
      })
    ).decision;
}
/** Whether a refusal contained the case as it is now, which is shown. */
var isCaseShown = (error) => staleData(error) !== null;
/** The reports that arrived during the decision. */
var newReportsIn = (error) => staleData(error)?.newReports ?? [];
function useUndoDecision() {
  const { mutateAsync } = useMutation({
    mutationFn: (id) => fetchData(undoDecision, { params: { id } }),
    meta: { showsOwnFailure: true },
  });
  return mutateAsync;
}
/** Reads the queue and the open case again. */
function useReadDeskAgain() {
  const client = useQueryClient();
  return () => invalidate(client, ...caseReads);
}
/** Answers reports without a decision. */
var useAnswerReports = () =>
  useChange(
    (answers) =>
      Promise.all(
        answers.map(({ id, ...body }) =>
          call(replyToReport, {
            params: { id },
            body,
          }),
        ),
      ),
    readCase,
  );
// web/src/features/desk/state/sent-acts.ts
/** The last one of each case. Until it is over and the case was read again, no one sees what a key would decide about. */
var sentActs = createSharedState({});
var isUnderWay = (caseId) => sentActs.get()[caseId]?.overAt === null;
/** Returns what to call when it is over, with the time from which what was read of the case is up to date. */
function beginAct(caseId, kind) {
  const act = {
    kind,
    overAt: null,
  };
  sentActs.change((all) => ({
    ...all,
    [caseId]: act,
  }));
  return (overAt = performance.now()) =>
    sentActs.change((all) =>
      all[caseId] === act
        ? {
            ...all,
            [caseId]: {
              kind,
              overAt,
            },
          }
        : all,
    );
}
// web/src/features/desk/state/use-decisions.ts
var keyOf = (caseId) => `case ${caseId}`;
/**
 * Decides and opens the next case before the server has answered. A failed decision says so, on whatever page the
 * moderator is, and brings its case back, with everything that was typed.
 */
function useDecisions(desk, onDecided) {
  const send = useDecide();
  const undoDecision = useUndoDecision();
  const readAgain = useReadDeskAgain();
  const [done, setDone] = useState(null);
  const failed = officeFailures.use().filter(({ caseId }) => caseId !== null);
  const [undone, setUndone] = useState(null);
  const fail = (caseId, text, fresh = []) =>
    sentActs.get()[caseId] &&
    showFailure({
      key: keyOf(caseId),
      caseId,
      text,
      href: `/desk?case=${caseId}`,
      fresh,
    });
  function decide(found, body) {
    const { _id: caseId } = found;
    if (isUnderWay(caseId)) return;
    const end = beginAct(caseId, 'deciding');
    const name = nameOf(found);
    const sent = send(caseId, body);
    const decision = {
      caseId,
      name,
      action: body.action,
      sent,
    };
    forgetFailure(keyOf(caseId));
    setUndone(null);
    setDone(decision);
    desk.leave(caseId);
    finish(decision, end);
  }
  async function finish(decision, end) {
    const { caseId, name, sent } = decision;
    try {
      await sent;
      end();
      onDecided(caseId);
    } catch (error) {
      setDone((last) => (last === decision ? null : last));
      end(isCaseShown(error) ? 0 : void 0);
      fail(caseId, messages$2.failed(name, errorText(error)), newReportsIn(error));
      desk.bringBack(caseId);
    }
    await readAgain();
    desk.bringBack(caseId);
  }
  async function undo({ caseId, name, sent }) {
    const isInField = watchField();
    setDone(null);
    setUndone(messages$2.undoing(name));
    const end = beginAct(caseId, 'undoing');
    const decision = await sent.catch(() => null);
    try {
      if (decision) await undoDecision(decision._id);
      setUndone(decision && messages$2.undone(name));
      end();
      if (!isInField()) desk.open(caseId);
    } catch (error) {
      end();
      setUndone(null);
      fail(caseId, messages$2.undoFailed(name, errorText(error)));
    }
    await readAgain();
  }
  return {
    done,
    failed,
    undone,
    decide,
    undo: (decision) => void undo(decision),
    close: () => setDone(null),
  };
}
// web/src/features/desk/state/use-queued-cases.ts
/** How many rows from the end the next page is loaded, so that no one waits for it. */
var ahead = 8;
/** All loaded pages. A case that moved between them is in the first of its places. */
function casesIn(pages, decided) {
  const all = /* @__PURE__ */ new Map();
  for (const each of pages?.flatMap(({ cases }) => cases) ?? [])
    if (!all.has(each._id)) all.set(each._id, each);
  const open = [...all.values()].filter(({ _id }) => !decided.has(_id));
  return {
    open,
    hidden: all.size - open.length,
  };
}
var neighbourIn = (cases, current, step) =>
  cases[cases.findIndex(({ _id }) => _id === current) + step]?._id ?? null;
/** The cases of the queue without the ones just decided, and how to get from one to the next. */
function useQueuedCases(filter, decided, current) {
  const query = useQueue(filter);
  const { data: total } = useQueueTotal(filter);
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const { open: cases, hidden } = casesIn(data?.pages, decided);
  const at = cases.findIndex(({ _id }) => _id === current);
  const isNear = at >= 0 && at >= cases.length - ahead && hasNextPage;
  useEffect(() => {
    if (isNear && !isFetching && !isFetchNextPageError) fetchNextPage();
  }, [isNear, isFetching, isFetchNextPageError, fetchNextPage]);
  return {
    query,
    cases,
    total: total === void 0 ? null : Math.max(total - hidden, cases.length),
    neighbour: (step) => neighbourIn(cases, current, step),
    /** Loads the next page and returns the case after the open one, or null if there is none. */
    readOn: (onFound) => {
      if (!hasNextPage) {
        onFound(null);
        return;
      }
      const isInField = watchField();
      fetchNextPage().then(({ data: found }) =>
        isInField()
          ? void 0
          : onFound(neighbourIn(casesIn(found?.pages, decided).open, current, 1)),
      );
    },
  };
}
// web/src/features/desk/state/use-shown-case.ts
var route$1 = getRouteApi('/desk');
/** Milliseconds after which the URL follows. A navigation takes longer than showing a prepared case. */
var showDelayMs = 150;
/** The open case: shown immediately, and then in the URL. */
function useShownCase() {
  const { case: wanted = null } = route$1.useSearch();
  const navigate = route$1.useNavigate();
  const [current, setCurrent] = useState(wanted);
  const timer = useRef(void 0);
  useEffect(() => {
    if (timer.current === void 0) setCurrent(wanted);
  }, [wanted]);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      clearTimeout(timer.current);
    };
  }, []);
  return {
    current,
    show: useCallback(
      (id, replace) => {
        if (isLeft.current) return;
        setCurrent(id);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          timer.current = void 0;
          navigate({
            search: (before) =>
              readDeskSearch({
                ...before,
                case: id ?? void 0,
              }),
            replace,
          });
        }, showDelayMs);
      },
      [navigate],
    ),
  };
}
// web/src/features/desk/state/use-desk.ts
var route = getRouteApi('/desk');
var isWide = () => !matchMedia(below('tablet')).matches;
/** The queue, the open case, and how to get from one to the next. */
function useDesk() {
  const search = readDeskSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const [decided, setDecided] = useState(/* @__PURE__ */ new Set());
  const { current, show } = useShownCase();
  const { query, cases, total, neighbour, readOn } = useQueuedCases(
    toQuery(search),
    decided,
    current,
  );
  const next = neighbour(1);
  const prepared = usePreparedCase(next);
  const [isMoving, setMoving] = useState(false);
  const open = useCallback(
    (id, replace = true) => {
      setMoving(true);
      show(id, replace);
    },
    [show],
  );
  const isOpen = current !== null;
  const { isPending, isPlaceholderData } = query;
  const isOpening = isWide() && !current && (isPending || isPlaceholderData || cases.length > 0);
  const first = isWide() && !current && !isPlaceholderData ? (cases[0]?._id ?? null) : null;
  useEffect(() => {
    if (first) show(first, true);
  }, [first, show]);
  return {
    search,
    query,
    cases,
    current,
    /** The first case is about to be opened. */
    isOpening,
    /** The case after it, once it is fully loaded. */
    prepared,
    /** The case was opened by a key, a decision or a button, so the focus moves to it. */
    isMoving,
    total,
    filter: (change) =>
      void navigate({
        search: (before) =>
          readDeskSearch({
            ...before,
            ...change,
            case: void 0,
          }),
      }),
    open,
    /** By mouse. Going back leads to the queue if that was alone on the screen. */
    openFromQueue: useCallback((id) => open(id, isOpen), [open, isOpen]),
    move: (step) => {
      const id = neighbour(step);
      if (id) open(id);
      else if (step === 1) readOn((found) => found && open(found));
    },
    /** Removes a case from the queue before the server has answered, and opens the next. */
    leave: (id) => {
      setDecided((before) => new Set(before).add(id));
      if (next) open(next);
      else readOn((found) => open(found ?? neighbour(-1)));
    },
    /** Shows it again, as the decision failed. */
    bringBack: (id) => setDecided((before) => new Set([...before].filter((each) => each !== id))),
  };
}
// web/src/features/desk/state/use-drafts.ts
var nothing = {};
/** The text typed for each case. It stays until the case is decided, whatever else or whichever page is opened in between. */
var state = createSharedState({}, 'case texts');
function useDrafts() {
  const all = state.use();
  return {
    draftOf: (caseId) => all[caseId] ?? nothing,
    change,
    drop,
  };
}
var change = (caseId, draft) =>
  state.change((all) => ({
    ...all,
    [caseId]: withoutGaps({
      ...all[caseId],
      ...draft,
    }),
  }));
var drop = (caseId) => state.change(({ [caseId]: _decided, ...others }) => others);
/** Undefined values follow from the case again. */
var withoutGaps = (draft) =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== void 0));
// web/src/features/desk/focus/use-early-field.ts
/**
 * R or N, while the open case loads. What is typed then goes into the field once it is there, or into the draft if the
 * case cannot be loaded or is left. Escape cancels.
 */
function useEarlyField(current, keep) {
  const early = useRef(null);
  function end() {
    const found = early.current;
    early.current = null;
    const text = found?.layer.open() ?? '';
    found?.layer.close();
    return {
      found,
      text,
    };
  }
  function giveUp() {
    const { found, text } = end();
    if (found && text) keep(found.caseId, { [found.field]: text });
  }
  const leave = useEffectEvent(giveUp);
  useEffect(() => {
    const stop = () => leave();
    window.addEventListener('pointerdown', stop, { capture: true });
    return () => {
      stop();
      window.removeEventListener('pointerdown', stop, { capture: true });
    };
  }, [current]);
  return {
    ask: (field) => {
      if (!current) return;
      const layer = keyboard.ask({
        keepsText: true,
        cancel: () => void end(),
      });
      early.current = {
        caseId: current,
        field,
        layer,
      };
    },
    /** The fields of the case are there. */
    fill: (caseId, focus) => {
      if (early.current?.caseId !== caseId) return;
      const { field } = early.current;
      const { text } = end();
      focus[field]();
      insertText(document.activeElement, text);
    },
    giveUp,
  };
}
// web/src/features/desk/focus/use-leave-field.ts
var fields = 'input, textarea, select';
/** Escape leaves a field of the desk with its text. The focus goes to the case, where the keys act. */
var useLeaveField = () =>
  useEscape(true, (target) => {
    if (!(target instanceof HTMLElement) || !target.matches('input, textarea, select'))
      return false;
    const title = document.getElementById('case-title');
    target.blur();
    if (title?.checkVisibility()) title.focus({ preventScroll: true });
    return true;
  });
// web/src/features/desk/desk-page.tsx
var desk_page_exports = /* @__PURE__ */ __exportAll({ DeskPage: () => DeskPage });
var OpenCase = lazyRouteComponent(
  () => import('./open-case-Dkp6Y04b.js').then((n) => n.t),
  'OpenCase',
);
var NoCase = lazyRouteComponent(() => import('./no-case-vOvF2rC7.js'), 'NoCase');
var KeysDialog = lazyDialog(() =>
  import('./keys-dialog-CEopQfkd.js').then((file) => file.KeysDialog),
);
/** The queue, the case and the person; if there is no room, one after the other. */
function DeskPage() {
  const desk = useDesk();
  const drafts = useDrafts();
  const bulk = useBulk(desk.cases);
  const decisions = useDecisions(desk, drafts.drop);
  const [help, setHelp] = useState(null);
  const { current, prepared } = desk;
  const early = useEarlyField(current, drafts.change);
  const { done } = decisions;
  const notices = countNotices(decisions, bulk);
  const actions = useLatest({
    decide: decisions.decide,
    undo: decisions.undo,
    change: drafts.change,
    move: desk.move,
    open: desk.open,
    help: () => setHelp(true),
    ask: early.ask,
    fill: early.fill,
    giveUp: early.giveUp,
  });
  useLeaveField();
  useShortcuts({
    j: () => desk.move(1),
    k: () => desk.move(-1),
    u: done && (() => decisions.undo(done)),
    '/': () => {
      keyboard.write();
      document.querySelector('search select')?.focus();
    },
    '?': () => setHelp(true),
  });
  return /* @__PURE__ */ jsxs('div', {
    className: `grid h-full ${desk_page_module_default.desk}`,
    'data-open': current !== null || void 0,
    style: { '--notices': notices },
    children: [
      /* @__PURE__ */ jsx('h1', {
        className: 'visually-hidden',
        children: messages.title,
      }),
      /* @__PURE__ */ jsx('div', {
        className: `grid min-w-0 min-h-0 ${desk_page_module_default.queue}`,
        children: /* @__PURE__ */ jsx(Queue, {
          desk,
          bulk,
        }),
      }),
      current === null &&
        !desk.query.isError &&
        (desk.isOpening
          ? /* @__PURE__ */ jsx('div', {
              className: `grid min-w-0 min-h-0 hide-below-tablet ${desk_page_module_default.open}`,
              'data-side': 'case',
              children: /* @__PURE__ */ jsx(CaseSkeleton, { takesFocus: desk.isMoving }),
            })
          : /* @__PURE__ */ jsx(Suspense, {
              children: /* @__PURE__ */ jsx(NoCase, { takesFocus: desk.isMoving }),
            })),
      [current, prepared].map(
        (id) =>
          id &&
          /* @__PURE__ */ jsx(
            Activity,
            {
              mode: id === current ? 'visible' : 'hidden',
              children: /* @__PURE__ */ jsx(Suspense, {
                fallback: /* @__PURE__ */ jsx('div', {
                  className: `grid min-w-0 min-h-0 ${desk_page_module_default.open}`,
                  'data-side': 'case',
                  children: /* @__PURE__ */ jsx(CaseSkeleton, { onAsk: actions.ask }),
                }),
                children: /* @__PURE__ */ jsx(OpenCase, {
                  id,
                  draft: drafts.draftOf(id),
                  failed: decisions.failed.find(({ caseId }) => caseId === id) ?? null,
                  takesFocus: desk.isMoving,
                  hasSelection: bulk.selected.length > 0,
                  actions,
                }),
              }),
            },
            id,
          ),
      ),
      /* @__PURE__ */ jsx(DeskNotices, {
        decisions,
        bulk,
        onOpen: (id) => desk.open(id),
      }),
      help !== null &&
        /* @__PURE__ */ jsx(KeysDialog, {
          opened: help,
          onClose: () => setHelp(false),
        }),
    ],
  });
}
export {
  DeskPage,
  textsFor as _,
  CaseSkeleton as a,
  desk_page_module_default as c,
  fill as d,
  isPossible as f,
  typesToChoose as g,
  toDecision as h,
  useAnswerReports as i,
  isDecidable as l,
  missingIn as m,
  fields as n,
  useTakenFocus as o,
  messagesOf as p,
  sentActs as r,
  NoFieldYet as s,
  desk_page_exports as t,
  aboutOf as u,
};
