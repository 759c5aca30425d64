globalThis.lazySources.push('src/features/desk/open-case.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import {
  a as sanctionKind,
  c as stepActions,
  i as isTimed,
  o as sanctionKinds,
  r as isSanction,
  s as sanctions,
  t as closesAccount,
} from './sanctions-CWSQSu2b.js';
import { i as useCase, n as caseReads, r as changeCase } from './cases-cv2uDCxr.js';
import { p as hasStatus } from './session-qxZvcB-b.js';
import { n as keyboard } from './keyboard-U8onQuEB.js';
import { t as messages } from './desk-BtmXEFdO.js';
import { t as useOnline } from './use-online-N9b2cor3.js';
import {
  A as lazyDialog,
  F as errorText,
  b as formatNumber,
  f as Select,
  r as Alert,
  s as useEscape,
  y as formatDate,
} from '../entry.mjs';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { n as blursPhotos, t as PhotoCover } from './photo-cover-C3eiCxSG.js';
import { t as useShortcuts } from './use-shortcuts-CTj9hQ5D.js';
import {
  _ as textsFor,
  a as CaseSkeleton,
  c as desk_page_module_default,
  d as fill,
  f as isPossible,
  g as typesToChoose,
  h as toDecision,
  i as useAnswerReports,
  m as missingIn,
  o as useTakenFocus,
  p as messagesOf,
  r as sentActs,
  s as NoFieldYet,
  u as aboutOf,
} from './desk-page-BIUa7z_W.js';
import {
  a as listColleagues,
  f as decideCase,
  o as readCase,
  r as escalateCase,
  s as releaseCase,
  t as claimCase,
  y as claims,
} from './desk-CVuL-UDF.js';
import {
  a as clauseOfType,
  n as answeredBy,
  o as openReports,
  t as answerable,
} from './defaults-vYloY1Ql.js';
import { r as problemTypes } from './report-types-CGgzN0iD.js';
/* empty css                          */
/* empty css                      */
import { a as onLive, o as say } from './live-B-3kzNdS.js';
import { o as queryOf, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import { t as shortId } from './short-id-Bym3mMAe.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { c as PriorityBadge, l as StateBadge } from './handling-BGdnEdis.js';
import { t as case_module_default } from './case.module-CF730HEH.js';
import { t as messages$1 } from './decide-D0uvfvcY.js';
import { t as Key } from './key-CXPUYXsX.js';
import { n as mayCall, r as mayOpen, t as may } from './may-call-CsvnxYuh.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as messages$2 } from './report-words-B9hrlJUz.js';
import { t as createSharedState } from './shared-state-mFJemKE7.js';
import { t as Popover } from './popover-DslGbiX4.js';
/* empty css                     */
import { t as isSendChord } from './is-send-chord-DrOIokVV.js';
import {
  i as placeholderPattern,
  n as hasPlaceholder,
  t as FilledText,
} from './filled-text-CkFZKZcO.js';
import { t as clauseTexts } from './grounds-BDb33wAP.js';
import { t as summaryOf } from './summary-of-BPmxl3MZ.js';
import { t as Segments } from './segments-EG9FkmAo.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { t as markOpened } from './just-opened-Bjon_rqw.js';
import { t as call } from './call-DKXJHjxq.js';
import { r as useTexts } from './texts-Ctq1WuFc.js';
import { t as watchField } from './watch-field-CxotwpOG.js';
import { n as Avatar, t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { t as addNote } from './notes-B4D6G3jt.js';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { ActionIcon, Button, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Suspense,
  memo,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import { flushSync } from 'react-dom';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
// web/src/features/desk/case/evidence-of.ts
var reporterName = ({ reporter, sender }) =>
  sender
    ? (sender.name ?? messages.case.unnamed)
    : reporter
      ? (reporter.name ?? messages.case.someone)
      : messages.case.erased;
/** The evidence of all reports: each photo once, the messages, and the profile once, from the latest report. */
function evidenceOf({ reports, person }) {
  const all = reports.flatMap((report) =>
    report.evidence.map((evidence) => ({
      report: report._id,
      evidence,
      names: {
        reporter: reporterName(report),
        reported: person?.name ?? messages.person.unknown,
      },
    })),
  );
  const profiles = latestFirst(all.map(({ evidence }) => evidence).filter(isProfile));
  const [profile = null, ...others] = profiles.filter(
    (each, index) => profiles.findIndex(({ content }) => isSame(content, each.content)) === index,
  );
  return {
    photos: photosIn(all.map(({ evidence }) => evidence)),
    chats: all.filter(({ evidence: { kind } }) => kind === 'message'),
    profile,
    others,
  };
}
/** Each reported photo, with how often it was reported, the most often first. */
function photosIn(all) {
  const photos = /* @__PURE__ */ new Map();
  for (const evidence of latestFirst(all.filter(({ kind }) => kind === 'photo'))) {
    const key = evidence.content.publicId ?? JSON.stringify(evidence.content);
    const before = photos.get(key);
    photos.set(key, {
      evidence: before?.evidence ?? evidence,
      times: (before?.times ?? 0) + 1,
    });
  }
  return [...photos.values()].toSorted((a, b) => b.times - a.times);
}
var isProfile = ({ kind }) => kind === 'profile';
var isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);
var latestFirst = (all) => all.toSorted((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt));
// web/src/features/desk/left-out.tsx
/** How many a list leaves out, with the way to the person's profile, whose history has all of it. */
function LeftOut({ count, person }) {
  const session = useSession();
  if (count === 0) return null;
  const text = messages.leftOut(count);
  return /* @__PURE__ */ jsx('p', {
    className: 'muted text-sm',
    children:
      person &&
      mayOpen(session, {
        _id: person._id,
        isAdmin: person.isStaff,
      })
        ? /* @__PURE__ */ jsx(Link, {
            className: 'underline',
            to: '/users/$id',
            params: { id: person._id },
            children: text,
          })
        : text,
  });
}
var decide_module_default = {
  footer: '_footer_a5s1z_1',
  wait: '_wait_a5s1z_5',
  appear: '_appear_a5s1z_1',
  output: '_output_a5s1z_9',
  fields: '_fields_a5s1z_20',
  buttons: '_buttons_a5s1z_37',
  send: '_send_a5s1z_46',
  closed: '_closed_a5s1z_62',
  answer: '_answer_a5s1z_71',
  leave: '_leave_a5s1z_71',
  fieldHead: '_fieldHead_a5s1z_75',
  hint: '_hint_a5s1z_78',
  canned: '_canned_a5s1z_82',
  fold: '_fold_a5s1z_87',
  icon: '_icon_a5s1z_87',
  folded: '_folded_a5s1z_91',
  cannedField: '_cannedField_a5s1z_107',
  grid: '_grid_a5s1z_111',
  photos: '_photos_a5s1z_116',
  image: '_image_a5s1z_119',
  label: '_label_a5s1z_125',
  frame: '_frame_a5s1z_135',
  message: '_message_a5s1z_145',
  bar: '_bar_a5s1z_149',
  usual: '_usual_a5s1z_175',
  rule: '_rule_a5s1z_188',
  wide: '_wide_a5s1z_198',
  menu: '_menu_a5s1z_235',
  help: '_help_a5s1z_243',
  opens: '_opens_a5s1z_245',
};
// web/src/features/desk/decide/ground-fields.tsx
var GroundChoices = lazyRouteComponent(
  () => import('./ground-choices-DldIKFx-.js'),
  'GroundChoices',
);
/** A name from the European database, as text. */
var wordsOf = (name) =>
  (name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ')).replace(
    / tc$/,
    ' of the terms',
  );
/** The fields for the law and the statistics. The defaults follow from the reports, so they are folded. */
function GroundFields({ found, filled, onChange }) {
  const { panel: m } = messages$1;
  const { kind, clause, law, category, keyword } = filled;
  const [wasOpened, setOpened] = useState(false);
  const about = kind === 'terms' ? clauseTexts(clause) : law;
  return /* @__PURE__ */ jsxs('details', {
    className: 'min-w-0',
    onToggle: ({ currentTarget: { open } }) => open && setOpened(true),
    children: [
      /* @__PURE__ */ jsxs('summary', {
        className: 'max-w-full disclosure',
        children: [
          m.details,
          ':',
          ' ',
          /* @__PURE__ */ jsx('span', {
            className: 'normal',
            children: [about, wordsOf(category), wordsOf(keyword)].join(' · '),
          }),
        ],
      }),
      wasOpened &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(GroundChoices, {
            found,
            filled,
            onChange,
          }),
        }),
    ],
  });
}
/** A choice for another clause is dropped. */
var followClause = (clause) => ({
  clause,
  category: void 0,
  keyword: void 0,
  reason: void 0,
});
// web/src/features/desk/case/claims.tsx
var ClaimBox = lazyRouteComponent(() => import('./claim-box-CA6Q5LWn.js'), 'ClaimBox');
/** The open reports with each claim, the gravest claim first. */
function claimsIn(found) {
  return claims.flatMap((claim) => {
    const [latest, ...others] = openReports(found).filter((report) => report.claim === claim);
    return latest
      ? [
          {
            claim,
            latest,
            others: others.length,
          },
        ]
      : [];
  });
}
/** What can't wait stands above everything else, each claim with its own next step. */
function Claims({ found, ...steps }) {
  return claimsIn(found).map(({ claim, latest, others }) =>
    /* @__PURE__ */ jsx(
      ClaimBox,
      {
        claim,
        report: latest,
        others,
        steps,
      },
      claim,
    ),
  );
}
// web/src/api/desk/lookers.ts
/** Often enough that the display for colleagues does not expire in between. */
var announceIntervalMs = 2e4;
/** Announces that this case is open here, and returns the names of the colleagues who have it open too. */
function useLookers(caseId) {
  const [until, setUntil] = useState({});
  useEffect(() => {
    const known = /* @__PURE__ */ new Set();
    const announce = () => say('looking', { caseId });
    announce();
    const announcing = setInterval(announce, announceIntervalMs);
    const forgetting = setInterval(
      () => setUntil((all) => Object.fromEntries(Object.entries(all).filter(isPresent))),
      5e3,
    );
    const stop = onLive('looking', ({ caseId: about, memberId, until: end }) => {
      if (about !== caseId) return;
      if (!known.has(memberId)) announce();
      known.add(memberId);
      setUntil((all) => ({
        ...all,
        [memberId]: Date.parse(end),
      }));
    });
    return () => {
      clearInterval(announcing);
      clearInterval(forgetting);
      stop();
    };
  }, [caseId]);
  const ids = Object.keys(until);
  const { data } = useQuery({
    ...queryOf(listColleagues),
    enabled: ids.length > 0,
    staleTime: 6e5,
  });
  return (data?.colleagues ?? [])
    .filter(({ _id }) => ids.includes(_id))
    .flatMap(({ name }) => name ?? []);
}
var isPresent = ([, until]) => until > Date.now();
// web/src/features/desk/case/case-head.tsx
var day = 864e5;
function CaseHead({ found, takesFocus, onBack, onPerson }) {
  const heading = useTakenFocus(takesFocus);
  const lookers = useLookers(found._id);
  const { case: m, queue, person } = messages;
  const { _id, priority, closedAt, escalatedAt, escalatedBy, holder } = found;
  const name = found.person ? (found.person.name ?? person.unknown) : person.reporters;
  return /* @__PURE__ */ jsxs('header', {
    className: `flex items-end gap-3 border-bottom ${case_module_default.head}`,
    children: [
      /* @__PURE__ */ jsx(ActionIcon, {
        className: case_module_default.back,
        variant: 'subtle',
        color: 'gray',
        size: 44,
        'aria-label': m.back,
        onClick: onBack,
        children: /* @__PURE__ */ jsx(IconArrowLeft, {
          size: 20,
          stroke: 1.75,
        }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex-1 min-w-0',
        children: [
          /* @__PURE__ */ jsxs('p', {
            className: 'row wrap gap-2',
            children: [
              /* @__PURE__ */ jsx('span', {
                className: 'muted text-sm mono',
                children: shortId(_id),
              }),
              /* @__PURE__ */ jsx(PriorityBadge, { priority }),
              closedAt &&
                /* @__PURE__ */ jsx(StatusBadge, {
                  kind: 'neutral',
                  children: m.closed,
                }),
              escalatedAt &&
                /* @__PURE__ */ jsx(StatusBadge, {
                  kind: 'gold',
                  children: m.escalatedBy(escalatedBy?.name ?? null),
                }),
            ],
          }),
          /* @__PURE__ */ jsx('h2', {
            className: `tight-15 balance no-outline anywhere mt-1-5 title-sm ${case_module_default.caseTitle}`,
            ref: heading,
            id: 'case-title',
            tabIndex: -1,
            children: titleOf$1(found, name),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid flex-none gap-2 justify-items-end',
        children: [
          /* @__PURE__ */ jsx('p', {
            className: 'flex-none muted text-sm semibold',
            'aria-live': 'polite',
            children: holder
              ? holder.mine
                ? m.yours
                : queue.has(holder.name)
              : closedAt
                ? ''
                : m.free,
          }),
          lookers.length > 0 &&
            /* @__PURE__ */ jsx('p', {
              className: 'muted text-xs',
              children: m.looking(lookers),
            }),
          /* @__PURE__ */ jsx(Button, {
            className: case_module_default.toPerson,
            variant: 'default',
            size: 'xs',
            onClick: onPerson,
            children: name,
          }),
        ],
      }),
    ],
  });
}
/** Whom or what the case is about, how many reports, and in how many days they arrived. */
function titleOf$1({ person, reports }, name) {
  const open = reports.filter(({ settledAt }) => settledAt === null);
  const shown = open.length > 0 ? open : reports;
  const types = problemTypes.filter((type) => shown.some((report) => report.problem_type === type));
  const times = shown.map(({ createdAt }) => Date.parse(createdAt));
  const days = Math.floor((Math.max(...times) - Math.min(...times)) / day);
  return messages.case.title(
    person ? name : types.join(', '),
    shown.length,
    shown.length > 1 ? days : 0,
  );
}
// web/src/features/desk/case/report-groups.ts
/** How many alike reports are read before they say nothing new. */
var minShown = 3;
var titleOf = ({ reason, problem_type }) => (reason ? messages$2.reasons[reason] : problem_type);
/** Alike reports together. Those that arrived during the decision come first, then those with a claim that can't wait. */
function reportGroups(reports, fresh) {
  const weightOf = (report) =>
    fresh.includes(report._id) ? 2 : report.settledAt === null && report.claim ? 1 : 0;
  const byWeight = (a, b) => weightOf(b) - weightOf(a);
  const groups = /* @__PURE__ */ new Map();
  for (const report of reports.toSorted(byWeight)) {
    const group = groups.get(titleOf(report)) ?? [];
    groups.set(titleOf(report), [...group, report]);
  }
  return [...groups]
    .map(([title, alike]) => ({
      title,
      reports: alike,
      shown: Math.max(minShown, alike.filter((report) => weightOf(report) === 2).length),
      weight: Math.max(...alike.map(weightOf)),
    }))
    .toSorted((a, b) => b.weight - a.weight || b.reports.length - a.reports.length);
}
// web/src/features/desk/case/report-list.tsx
var Replies = lazyRouteComponent(() => import('./replies-bLvnGppr.js'), 'Replies');
/** The text of every report, alike ones folded. */
function ReportList({ found, fresh, onDanger }) {
  const { case: m } = messages;
  const { reports, reportsLeftOut, person } = found;
  const groups = reportGroups(reports, fresh);
  const [whole, setWhole] = useState([]);
  const foldable = groups.filter(({ reports: alike, shown }) => alike.length > shown).slice(0, 9);
  const toggle = (title) =>
    setWhole((all) =>
      all.includes(title) ? all.filter((each) => each !== title) : [...all, title],
    );
  useShortcuts(
    Object.fromEntries(foldable.map(({ title }, index) => [`${index + 1}`, () => toggle(title)])),
  );
  return /* @__PURE__ */ jsxs('section', {
    className: case_module_default.reports,
    'aria-label': m.reported,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap items-baseline gap-2',
        children: [
          /* @__PURE__ */ jsx('h3', {
            className: 'heading-bold',
            children: m.reported,
          }),
          groups.length > 1 &&
            /* @__PURE__ */ jsx('small', {
              className: 'faint text-sm',
              children: m.alike(reports.length),
            }),
          onDanger &&
            /* @__PURE__ */ jsx(Button, {
              className: 'push-end',
              variant: 'outline',
              color: 'danger',
              size: 'compact-sm',
              'aria-haspopup': 'dialog',
              'aria-keyshortcuts': 'L',
              leftSection: /* @__PURE__ */ jsx(IconAlertTriangle, {
                size: 16,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              rightSection: /* @__PURE__ */ jsx(Key, { name: 'L' }),
              onClick: onDanger,
              children: m.danger,
            }),
        ],
      }),
      groups.map((group) =>
        /* @__PURE__ */ jsx(
          Group,
          {
            group,
            fresh,
            isWhole: whole.includes(group.title),
            keyName: keyOf(foldable.indexOf(group)),
            onToggle: () => toggle(group.title),
          },
          group.title,
        ),
      ),
      /* @__PURE__ */ jsx(LeftOut, {
        count: reportsLeftOut,
        person,
      }),
    ],
  });
}
/** The first nine groups that are folded have a key. */
var keyOf = (index) => (index < 0 ? null : `${index + 1}`);
function Group({ group, fresh, isWhole, keyName, onToggle }) {
  const { case: m } = messages;
  const { title, reports, shown } = group;
  const more = Math.max(0, reports.length - shown);
  return /* @__PURE__ */ jsxs('section', {
    className: `border-bottom-soft ${case_module_default.group}`,
    'aria-label': title,
    children: [
      /* @__PURE__ */ jsxs('h4', {
        className: 'row gap-2 m-0 heading-md',
        children: [
          title,
          reports.length > 1 &&
            /* @__PURE__ */ jsxs('span', {
              className: 'muted tabular normal',
              children: [
                /* @__PURE__ */ jsx('span', {
                  'aria-hidden': true,
                  children: '×',
                }),
                formatNumber(reports.length),
              ],
            }),
        ],
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'grid p-0 list-none gap-1-5 m-0 mt-1-5',
        children: reports.slice(0, isWhole ? reports.length : shown).map((report) =>
          /* @__PURE__ */ jsx(
            ReportWords,
            {
              report,
              isNew: fresh.includes(report._id),
            },
            report._id,
          ),
        ),
      }),
      more > 0 &&
        /* @__PURE__ */ jsxs('button', {
          type: 'button',
          className: 'row gap-2 p-0 border-0 bg-none ink clickable text-sm semibold min-h-32',
          'aria-expanded': isWhole,
          'aria-keyshortcuts': keyName ?? void 0,
          onClick: onToggle,
          children: [
            /* @__PURE__ */ jsx('span', {
              className: 'underline',
              children: isWhole ? m.fewerAlike : m.moreAlike(more),
            }),
            keyName && /* @__PURE__ */ jsx(Key, { name: keyName }),
          ],
        }),
    ],
  });
}
function ReportWords({ report, isNew }) {
  const { case: m } = messages;
  const { description, createdAt, settledAt, status, sender } = report;
  return /* @__PURE__ */ jsxs('li', {
    className: `grid min-w-0 ${case_module_default.report}`,
    children: [
      /* @__PURE__ */ jsxs('p', {
        className: 'flex wrap items-baseline gap-1-by-2',
        children: [
          /* @__PURE__ */ jsx('b', {
            className: 'anywhere',
            children: reporterName(report),
          }),
          settledAt && /* @__PURE__ */ jsx(StateBadge, { status }),
          isNew &&
            /* @__PURE__ */ jsx(StatusBadge, {
              kind: 'info',
              children: messages$1.fresh,
            }),
        ],
      }),
      /* @__PURE__ */ jsx('time', {
        className: 'faint text-xs tabular',
        dateTime: createdAt,
        children: formatDate(createdAt, { timeStyle: 'short' }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `min-w-0 ${case_module_default.words}`,
        children: [
          /* @__PURE__ */ jsx('p', {
            className: 'pretty anywhere pre-wrap',
            children: description,
          }),
          sender &&
            /* @__PURE__ */ jsx('p', {
              className: 'pretty anywhere pre-wrap',
              children: /* @__PURE__ */ jsxs('small', {
                className: 'block faint text-xs',
                children: [m.sentFrom(sender.email), ' ', m.location(sender.location)],
              }),
            }),
          /* @__PURE__ */ jsx(Replies, { report }),
        ],
      }),
    ],
  });
}
// web/src/features/desk/case/case-view.tsx
var Evidence = lazyRouteComponent(
  () => import('./evidence-CpAkUrZ6.js').then((n) => n.n),
  'Evidence',
);
var EarlierDecisions = lazyRouteComponent(
  () => import('./earlier-decisions-CIkVAk3b.js'),
  'EarlierDecisions',
);
var OtherSnapshots = lazyRouteComponent(
  () => import('./other-snapshots-CpAjiMUI.js'),
  'OtherSnapshots',
);
/** All reports about one person, or one report about the service: what can't wait, what was reported, who says what. */
function CaseView({ found, failed, removal, onUndo, steps, ...head }) {
  const { photos, chats, profile, others } = evidenceOf(found);
  const isAboutProfile = photos.length === 0 && chats.length === 0;
  const isDangerShown = claimsIn(found).some(({ claim }) => claim !== 'minor');
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(CaseHead, {
        found,
        ...head,
      }),
      /* @__PURE__ */ jsxs('section', {
        className: `flex-1 min-h-0 overflow-y-auto relative container ${case_module_default.scroll}`,
        'aria-label': messages.case.evidence,
        tabIndex: 0,
        children: [
          failed &&
            /* @__PURE__ */ jsx(Alert, {
              kind: 'warning',
              children: failed.text,
            }),
          /* @__PURE__ */ jsx(Claims, {
            found,
            ...steps,
          }),
          /* @__PURE__ */ jsxs('div', {
            className: case_module_default.things,
            children: [
              photos.length > 0 &&
                /* @__PURE__ */ jsx('div', {
                  className: `flex wrap ${case_module_default.photos}`,
                  children: photos.map(({ evidence, times }) =>
                    /* @__PURE__ */ jsx(
                      Evidence,
                      {
                        evidence,
                        note: messages.case.timesReported(times),
                      },
                      evidence.content.publicId ?? evidence.takenAt,
                    ),
                  ),
                }),
              chats.map(({ report, evidence, names }) =>
                /* @__PURE__ */ jsx(
                  Evidence,
                  {
                    evidence,
                    names,
                    choice: removal?.choiceIn(report),
                  },
                  report,
                ),
              ),
              profile && isAboutProfile && /* @__PURE__ */ jsx(Evidence, { evidence: profile }),
            ],
          }),
          /* @__PURE__ */ jsx(ReportList, {
            found,
            fresh: failed?.fresh ?? [],
            onDanger: isDangerShown ? null : steps.onDanger,
          }),
          profile && !isAboutProfile && /* @__PURE__ */ jsx(Evidence, { evidence: profile }),
          others.length > 0 && /* @__PURE__ */ jsx(OtherSnapshots, { all: others }),
          found.decisions.length > 0 &&
            /* @__PURE__ */ jsx(EarlierDecisions, {
              found,
              onUndo,
            }),
        ],
      }),
    ],
  });
}
// web/src/features/desk/case/use-photo-cover.ts
/**
 * The photos of a case that is critical or high may be shocking, so they are blurred until someone asks for them. If
 * someone may be under 18, no one sees them before the case is escalated.
 */
function usePhotoCover(found) {
  const [isShown, setShown] = useState(false);
  const isBlurring = blursPhotos.useIsOn();
  const mayShowChild =
    found.escalatedAt === null && claimsIn(found).some(({ claim }) => claim === 'minor');
  const mayShock = found.priority === 'critical' || found.priority === 'high';
  if (mayShowChild)
    return {
      isOn: true,
      show: null,
    };
  return {
    isOn: mayShock && isBlurring && !isShown,
    show: () => setShown(true),
  };
}
// web/src/features/desk/decide/answer-fold.ts
/** What someone folded or opened by hand, for each case. */
var state = createSharedState({});
var foldAnswer = (caseId, isFolded) =>
  state.change((all) => ({
    ...all,
    [caseId]: isFolded,
  }));
/** The answer opens with the action that it is sent with, or for what was typed before. */
var useAnswerFold = (caseId, isNeeded) => state.use()[caseId] ?? !isNeeded;
/** The field does not exist while it is folded, but the next key already belongs into it. Without a recipient it never will. */
function focusAnswer(caseId) {
  keyboard.write();
  flushSync(() => foldAnswer(caseId, false));
  document.getElementById('desk-answer')?.focus();
}
// web/src/features/desk/decide/case-menu.tsx
var CaseActions = lazyRouteComponent(() => import('./case-actions-BFNVVLQX.js'), 'CaseActions');
/** Less frequent actions for a case. */
function CaseMenu({ found, work }) {
  return /* @__PURE__ */ jsx(Popover, {
    label: messages$1.more,
    renderContent: (close) =>
      /* @__PURE__ */ jsx(Suspense, {
        children: /* @__PURE__ */ jsx(CaseActions, {
          found,
          work,
          onDone: close,
        }),
      }),
    children: (button) =>
      /* @__PURE__ */ jsx(ActionIcon, {
        ...button,
        className: decide_module_default.menu,
        variant: 'subtle',
        color: 'gray',
        size: 36,
        'aria-label': messages$1.more,
        title: messages$1.more,
        disabled: !work.mayWork,
        children: /* @__PURE__ */ jsx(IconDots, {
          size: 18,
          stroke: 1.75,
        }),
      }),
  });
}
// web/src/features/desk/decide/label-of.ts
/** The label of a decision's button. */
function labelOf({ kind }, action, days) {
  if (!isSanction(action)) return kind === 'service' ? messages$1.resolve : messages$1.dismiss;
  return isTimed(action)
    ? messages$1.timed[action](messages$1.length(days))
    : messages$1.decisions[action].confirm;
}
// web/src/features/desk/decide/decide-bar.tsx
/** From mild to severe. The rule's suggestion is marked; the action in preparation is pressed, and filled in its form. */
function DecideBar({ found, work, onHelp }) {
  const { suggestion, escalatedAt } = found;
  const { mayWork, mayDecide, maySanction, choose } = work;
  const days = suggestion?.days ?? 7;
  const buttonOf = (action) => {
    const { key, isPermanent = false } = sanctionKind(action) ?? {};
    const name = key?.toUpperCase() ?? '';
    const isChosen = work.action === action;
    const isUsual = suggestion?.action === action;
    return /* @__PURE__ */ jsx(
      Button,
      {
        variant: isPermanent ? 'outline' : 'default',
        color: isPermanent ? 'danger' : 'ink',
        'data-usual': isUsual || void 0,
        'data-permanent': isPermanent || void 0,
        'aria-description': isUsual ? messages$1.usual : void 0,
        disabled: !maySanction,
        'aria-keyshortcuts': name,
        'aria-expanded': isChosen,
        rightSection: /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            isUsual &&
              /* @__PURE__ */ jsx('small', {
                className: `rounded-sm bg-warning-soft color-warning text-xs semibold p-tag ${decide_module_default.usual}`,
                'aria-hidden': true,
                children: messages$1.rule,
              }),
            /* @__PURE__ */ jsx(Key, { name }),
          ],
        }),
        onClick: () => choose(isChosen ? null : action),
        children: isTimed(action)
          ? messages$1.timed[action](messages$1.length(days))
          : messages$1.decisions[action].start,
      },
      action,
    );
  };
  return /* @__PURE__ */ jsxs('fieldset', {
    className: `row gap-1-5 m-0 min-w-0 border-0 border-top-soft ${decide_module_default.bar}`,
    'aria-label': messages$1.bar,
    children: [
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        color: 'ink',
        disabled: !mayDecide || work.seen === null,
        'aria-keyshortcuts': 'D',
        rightSection: /* @__PURE__ */ jsx(Key, { name: 'D' }),
        onClick: work.dismiss,
        children: labelOf(found, 'dismiss', 0),
      }),
      found.person && stepActions.map(buttonOf),
      /* @__PURE__ */ jsx('span', {
        className: decide_module_default.rule,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsx(Button, {
        className: decide_module_default.wide,
        variant: 'subtle',
        color: 'gray',
        disabled: !mayWork,
        'aria-keyshortcuts': 'E',
        rightSection: /* @__PURE__ */ jsx(Key, { name: 'E' }),
        onClick: work.escalate,
        children: escalatedAt ? messages$1.deescalate : messages$1.escalate,
      }),
      /* @__PURE__ */ jsx(CaseMenu, {
        found,
        work,
      }),
      /* @__PURE__ */ jsx(ActionIcon, {
        className: `push-end ${decide_module_default.help}`,
        variant: 'subtle',
        color: 'gray',
        size: 36,
        'aria-label': messages$1.keys,
        title: messages$1.keys,
        'aria-keyshortcuts': '?',
        onClick: onHelp,
        children: /* @__PURE__ */ jsx(Key, { name: '?' }),
      }),
    ],
  });
}
// web/src/features/desk/decide/filled-as-read.tsx
/** A field has the placeholders of its text; below it is what the first of its readers gets. */
function FilledAsRead({ name, text, values }) {
  if (!hasPlaceholder(text)) return null;
  return /* @__PURE__ */ jsxs('p', {
    className: 'min-w-0 muted text-sm clamp anywhere',
    children: [
      messages$1.reads(name),
      ' ',
      /* @__PURE__ */ jsx(FilledText, {
        text,
        values,
      }),
    ],
  });
}
// web/src/features/desk/decide/placeholder-values.ts
var dayMs = 864e5;
/** What an answer to the reporter of this report says for each placeholder. */
var answerValues = ({ _id: id, reporter }) => ({
  reporter: reporter?.name ?? 'there',
  reference: shortId(id),
});
/** What the reason says for each placeholder. A decision without an end has no last day. */
function reasonValues({ person }, { action, filled }) {
  const isTimed = sanctionKind(action)?.needs === 'days';
  return {
    name: person?.name ?? void 0,
    until: isTimed ? formatDate(Date.now() + filled.days * dayMs) : void 0,
  };
}
var fillIn = (text, values) =>
  text.replaceAll(placeholderPattern, (placeholder, word) => values[word] ?? placeholder);
// web/src/features/desk/decide/answer-text.tsx
/** The text of the answer, which can also be sent before anything is decided. */
function AnswerText({ title, reports, work, onChange }) {
  const { answer: m, sendOnly, sent } = messages$1;
  const { answer, isChosen, mayWork } = work;
  const sending = useAnswerReports();
  const [first] = reports;
  const members = reports.filter(({ reporter }) => reporter);
  const send = () =>
    void sending.mutateAsync(reports.map((report) => answerTo(report, answer))).then(
      () => onChange({ answer: void 0 }),
      () => void 0,
    );
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(Textarea, {
        id: 'desk-answer',
        'aria-label': title,
        autosize: true,
        minRows: 2,
        maxRows: 6,
        maxLength: 4e3,
        placeholder: isChosen ? m.none : m.usual,
        disabled: !mayWork,
        value: answer,
        onChange: ({ currentTarget: { value } }) =>
          onChange({ answer: value || isChosen ? value : void 0 }),
        onKeyDown: (event) => {
          if (isSendChord(event)) work.confirm();
        },
      }),
      first &&
        /* @__PURE__ */ jsx(FilledAsRead, {
          name: first.reporter?.name ?? m.theReporter,
          text: answer,
          values: answerValues(first),
        }),
      sending.error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(sending.error),
        }),
      /* @__PURE__ */ jsxs('div', {
        className: `row wrap ${decide_module_default.fieldHead}`,
        children: [
          /* @__PURE__ */ jsxs('small', {
            className: `min-w-0 muted text-xs ${decide_module_default.hint}`,
            children: [
              sending.isSuccess ? sent : m.about,
              ' ',
              /* @__PURE__ */ jsx('span', {
                className: decide_module_default.leave,
                children: m.leave,
              }),
            ],
          }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'subtle',
            color: 'gray',
            size: 'compact-sm',
            disabled: !mayWork || members.length === 0 || !answer.trim(),
            loading: sending.isPending,
            onClick: send,
            children: sendOnly,
          }),
        ],
      }),
    ],
  });
}
/** A decision fills in the placeholders on the server; a reply is sent as it is. */
var answerTo = (report, answer) => ({
  id: report._id,
  isInternal: false,
  message: fillIn(answer.trim(), answerValues(report)),
});
// web/src/features/desk/decide/canned-texts.tsx
/** Inserts a canned text into a field, where it can be changed. Those that fit come first. */
function CannedTexts({ label, choose, texts, about, onChoose }) {
  const all = textsFor(texts, about);
  if (all.length === 0) return null;
  return /* @__PURE__ */ jsx(Select, {
    classNames: {
      root: decide_module_default.canned,
      input: decide_module_default.cannedField,
    },
    size: 'xs',
    'aria-label': label,
    value: '',
    data: [
      {
        value: '',
        label: choose,
      },
      ...all.map(({ _id, title }) => ({
        value: _id,
        label: title,
      })),
    ],
    onChange: ({ currentTarget: { value } }) => {
      const chosen = all.find(({ _id }) => _id === value);
      if (chosen) onChoose(chosen.body);
    },
  });
}
// web/src/features/desk/decide/answer-field.tsx
/** The answer to the reporters. It opens with the action that sends it; before that, it says what the proposed action and dismissing would send. */
function AnswerField({ found, work, onChange }) {
  const { answer: m } = messages$1;
  const { action, isChosen, answer, filled, texts, seen } = work;
  const isFolded = useAnswerFold(found._id, isChosen || answer !== '');
  const reports = answerable(found);
  if (reports.length === 0)
    return /* @__PURE__ */ jsx('p', {
      id: 'desk-answer',
      className: 'muted text-sm',
      tabIndex: -1,
      children: m.noOne,
    });
  const title = m.to(reports.length);
  const [first] = reports;
  function sends(each) {
    const usual = (each === action ? filled : fill(found, texts, each, {})).answer.trim();
    return m.sends(
      labelOf(found, each, filled.days),
      first ? fillIn(usual, answerValues(first)) : usual,
    );
  }
  return /* @__PURE__ */ jsxs('section', {
    className: `grid content-start gap-1-5 min-w-0 ${decide_module_default.answer}`,
    'aria-label': title,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `row wrap ${decide_module_default.fieldHead}`,
        children: [
          /* @__PURE__ */ jsx('h3', {
            className: 'heading-bold',
            children: /* @__PURE__ */ jsxs('button', {
              type: 'button',
              className: `inline-flex items-center gap-1-5 p-0 border-0 bg-none ink text-start clickable min-h-32 ${decide_module_default.fold}`,
              'aria-expanded': !isFolded,
              onClick: () => foldAnswer(found._id, !isFolded),
              children: [
                /* @__PURE__ */ jsx(IconChevronDown, {
                  className: `flex-none muted ${decide_module_default.icon}`,
                  size: 16,
                  stroke: 2,
                  'aria-hidden': true,
                }),
                title,
              ],
            }),
          }),
          isFolded
            ? /* @__PURE__ */ jsx('small', {
                className: `min-w-0 muted text-xs ${decide_module_default.hint} ${decide_module_default.opens}`,
                children: m.opens,
              })
            : /* @__PURE__ */ jsxs(Fragment$1, {
                children: [
                  !isChosen &&
                    /* @__PURE__ */ jsx('small', {
                      className: `min-w-0 muted text-xs ${decide_module_default.hint}`,
                      children: m.beforeAction,
                    }),
                  /* @__PURE__ */ jsx(CannedTexts, {
                    label: m.canned,
                    choose: m.choose,
                    texts,
                    about: {
                      kind: 'answer',
                      ...aboutOf(found, action, filled.clause),
                    },
                    onChoose: (body) => onChange({ answer: body }),
                  }),
                ],
              }),
        ],
      }),
      isFolded
        ? /* @__PURE__ */ jsx('div', {
            className: `muted text-sm ${decide_module_default.folded}`,
            id: 'desk-usual-answer',
            children:
              seen !== null &&
              [found.suggestion?.action, action].map(
                (each) =>
                  each &&
                  /* @__PURE__ */ jsx(
                    'p',
                    {
                      className: 'clamp',
                      children: sends(each),
                    },
                    each,
                  ),
              ),
          })
        : /* @__PURE__ */ jsx(AnswerText, {
            title,
            reports,
            work,
            onChange,
          }),
    ],
  });
}
// contract/src/desk/fraud.ts
/** A ban for it warns everyone whom the banned person wrote to. */
var isFraud = (category) => category === 'SCAMS_AND_FRAUD';
// web/src/features/desk/decide/sanction-fields.tsx
var lengths = [1, 3, 7, 14, 30, 90, 180, 365];
/** The fields of a sanction besides its reason: how long, or which photo or text. */
function SanctionFields({ found, work, onChange }) {
  const { panel: m } = messages$1;
  const { action, filled } = work;
  const needed = sanctionKind(action)?.needs;
  if (needed === 'days') {
    const all = [.../* @__PURE__ */ new Set([...lengths, filled.days])].toSorted((a, b) => a - b);
    return /* @__PURE__ */ jsx('div', {
      className: `row wrap ${decide_module_default.fieldHead}`,
      children: /* @__PURE__ */ jsx(Select, {
        size: 'xs',
        label: m.days,
        value: String(filled.days),
        data: all.map((days) => ({
          value: String(days),
          label: messages$1.length(days),
        })),
        onChange: ({ currentTarget }) => onChange({ days: Number(currentTarget.value) }),
      }),
    });
  }
  if (needed === 'field')
    return /* @__PURE__ */ jsx(Segments, {
      legend: m.field,
      options: ['bio', 'prompts'].map((value) => ({
        value,
        label: m.fields[value],
      })),
      value: filled.field,
      onChange: (field) => onChange({ field }),
    });
  if (needed === 'message')
    return /* @__PURE__ */ jsx(ChosenMessage, {
      found,
      chosen: filled.message,
    });
  if (needed !== 'publicId') return null;
  return /* @__PURE__ */ jsx(PhotoChoice, {
    found,
    chosen: filled.publicId,
    onChange,
  });
}
function PhotoChoice({ found, chosen, onChange }) {
  const { panel: m } = messages$1;
  const { isOn } = useContext(PhotoCover);
  const photos = found.person?.photos ?? [];
  if (photos.length === 0)
    return /* @__PURE__ */ jsx('p', {
      className: 'muted text-sm',
      children: m.noPhotos,
    });
  return /* @__PURE__ */ jsxs('fieldset', {
    className: `flex wrap gap-2 m-0 min-w-0 border-0 ${decide_module_default.photos}`,
    children: [
      /* @__PURE__ */ jsx('legend', {
        className: 'p-0 text-sm semibold',
        children: m.photo,
      }),
      photos.map(({ publicId, url, focus }, index) =>
        /* @__PURE__ */ jsxs(
          'label',
          {
            className: `relative clickable ${decide_module_default.label}`,
            'data-covered': isOn || void 0,
            children: [
              /* @__PURE__ */ jsx('input', {
                className: 'm-0 absolute clickable inset-0 transparent',
                type: 'radio',
                name: 'desk-photo',
                'aria-label': m.nthPhoto(index + 1),
                checked: publicId === chosen,
                onChange: () => onChange({ publicId }),
              }),
              /* @__PURE__ */ jsx('span', {
                className: `block overflow-hidden rounded-md ${decide_module_default.frame}`,
                children: /* @__PURE__ */ jsx(Photo, {
                  className: `block cover face-up ${decide_module_default.image}`,
                  url,
                  focus,
                  alt: '',
                }),
              }),
            ],
          },
          publicId,
        ),
      ),
    ],
  });
}
/** It is chosen in the conversation. */
function ChosenMessage({ found, chosen }) {
  const { panel: m } = messages$1;
  const message = messagesOf(found).find(
    (each) => each.chosen.reportId === chosen?.reportId && each.chosen.number === chosen.number,
  );
  if (!message) return null;
  return /* @__PURE__ */ jsxs('div', {
    className: `min-w-0 text-sm anywhere ${decide_module_default.message}`,
    children: [
      /* @__PURE__ */ jsx('h3', {
        className: 'heading-bold',
        children: m.message,
      }),
      /* @__PURE__ */ jsx('q', {
        className: 'clamp',
        children: summaryOf(message),
      }),
      /* @__PURE__ */ jsx('small', {
        className: 'block faint text-xs',
        children: m.messageAbout,
      }),
    ],
  });
}
// web/src/features/desk/decide/type-choice.tsx
/** Which of several problems closes the account. The reason follows from it. */
function TypeChoice({ types, filled, onChange }) {
  const { isGroundOpen, kind, clause } = filled;
  const chosen = types.find((type) => clauseOfType[type] === clause);
  return /* @__PURE__ */ jsx(Segments, {
    legend: messages$1.panel.about,
    options: types.map((type) => ({
      value: type,
      label: type,
    })),
    value: isGroundOpen || kind === 'law' ? void 0 : chosen,
    onChange: (type) =>
      onChange({
        kind: 'terms',
        ...followClause(clauseOfType[type]),
      }),
  });
}
// web/src/features/desk/decide/decide-panel.tsx
var FraudWarningCount = lazyRouteComponent(
  () => import('./fraud-warnings-CE1w4Y28.js').then((n) => n.n),
  'FraudWarningCount',
);
/** What a sanction says and does. It is part of the form's grid, so that the reason stands beside the answer. */
function DecidePanel({ found, work, reason, continueByEnter, onChange }) {
  const { panel: m } = messages$1;
  const { action, filled, texts } = work;
  const types = typesToChoose(found, action);
  useEscape(true, (target) => {
    if (target.matches('input, textarea, select') && !target.matches('[type=radio]')) return false;
    work.choose(null);
    return true;
  });
  const isPermanent = sanctionKind(action)?.isPermanent ?? false;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'grid gap-1-5 min-w-0 full-row',
        children: [
          /* @__PURE__ */ jsxs('h3', {
            className: 'row wrap gap-2 text-lg',
            children: [
              labelOf(found, action, filled.days),
              ' ',
              /* @__PURE__ */ jsx('span', {
                className: 'muted normal',
                children: found.person?.name,
              }),
            ],
          }),
          types.length > 0 &&
            /* @__PURE__ */ jsx('div', {
              onKeyDown: continueByEnter,
              children: /* @__PURE__ */ jsx(TypeChoice, {
                types,
                filled,
                onChange,
              }),
            }),
          /* @__PURE__ */ jsx(SanctionFields, {
            found,
            work,
            onChange,
          }),
          /* @__PURE__ */ jsx(GroundFields, {
            found,
            filled,
            onChange,
          }),
          found.person &&
            closesAccount(action ?? 'dismiss') &&
            isFraud(filled.category) &&
            /* @__PURE__ */ jsx(Suspense, {
              children: /* @__PURE__ */ jsx(FraudWarningCount, { id: found.person._id }),
            }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid content-start gap-1-5 min-w-0',
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: `row wrap min-h-32 ${decide_module_default.fieldHead}`,
            children: [
              /* @__PURE__ */ jsx('h3', {
                className: 'heading-bold flex-1',
                children: m.reason,
              }),
              /* @__PURE__ */ jsx(CannedTexts, {
                label: m.canned,
                choose: m.choose,
                texts,
                about: {
                  kind: 'reason',
                  ...aboutOf(found, action, filled.clause),
                },
                onChoose: (text) => onChange({ reason: text }),
              }),
            ],
          }),
          /* @__PURE__ */ jsx(Textarea, {
            ref: reason,
            'aria-label': m.reason,
            autosize: true,
            minRows: 2,
            maxRows: 6,
            maxLength: 2e3,
            value: filled.reason,
            onChange: ({ currentTarget }) => onChange({ reason: currentTarget.value }),
            onKeyDown: (event) => {
              if (isSendChord(event)) work.confirm();
              else if (isPermanent) continueByEnter(event);
            },
          }),
          /* @__PURE__ */ jsx(FilledAsRead, {
            name: found.person?.name ?? m.theMember,
            text: filled.reason,
            values: reasonValues(found, work),
          }),
          /* @__PURE__ */ jsx('small', {
            className: 'muted',
            children: isPermanent ? m.reasonOfBan : m.reasonAbout,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/desk/decide/removal-of.ts
/** The sanction of a message. */
var removal = 'remove-message';
/** Chooses the message to remove at the message itself, which prepares its removal. Null if nothing can be removed. */
function removalOf(found, work, onChange) {
  const removable = new Set(messagesOf(found).map(({ chosen }) => chosen.reportId));
  if (!work.maySanction || removable.size === 0) return null;
  const { action, filled, choose, confirm } = work;
  const chosen = action === removal ? filled.message : null;
  return {
    choiceIn: (reportId) =>
      removable.has(reportId)
        ? {
            label: messages$1.removeThis,
            isChosen: (number) => chosen?.reportId === reportId && chosen.number === number,
            choose: (number) => {
              onChange({
                message: {
                  reportId,
                  number,
                },
              });
              choose(removal);
            },
            confirm: () => chosen && confirm(),
          }
        : void 0,
  };
}
/** The message that is chosen has the focus, so that the arrow keys choose another one and Enter removes it. */
var focusChosenMessage = () =>
  document.querySelector('input[name=chosen-message]:checked')?.focus();
// web/src/features/desk/decide/use-first-look.ts
/**
 * Where the focus goes when a sanction is chosen. Usually that is its button, so that Enter sends the default once the panel
 * has been on the screen for a moment. A ban starts at what it is about, and Enter leads to its button.
 */
function useFirstLook(action, hasTypes) {
  const panel = useRef(null);
  const button = useRef(null);
  const reason = useRef(null);
  useEffect(() => {
    if (!isSanction(action)) return;
    markOpened(panel.current);
    if (sanctionKind(action)?.needs === 'message') focusChosenMessage();
    else if (hasTypes) panel.current?.querySelector('input[type=radio]')?.focus();
    else if (sanctionKind(action)?.isPermanent) reason.current?.focus();
    else button.current?.focus();
  }, [action]);
  const continueByEnter = (event) => {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || shiftKey || ctrlKey || metaKey) return;
    event.preventDefault();
    if (!nativeEvent.repeat) button.current?.focus();
  };
  return {
    panel,
    button,
    reason,
    continueByEnter,
  };
}
// web/src/features/desk/decide/decide-form.tsx
/** A sanction before it is sent, and the answer that is sent with it. Its buttons come last, as they send all of it. */
function DecideForm({ found, work, notices, onChange }) {
  const { action, isChosen, filled } = work;
  const { panel, button, reason, continueByEnter } = useFirstLook(
    action,
    typesToChoose(found, action).length > 0,
  );
  const label = labelOf(found, action, filled.days);
  return /* @__PURE__ */ jsxs('section', {
    ref: panel,
    className: 'flex column min-h-0',
    'aria-label': isChosen ? messages$1.panel.label(label) : void 0,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `grid min-h-0 overflow-y-auto ${decide_module_default.fields}`,
        children: [
          /* @__PURE__ */ jsx('div', {
            className: 'grid gap-2-5 full-row hide-empty',
            children: notices,
          }),
          isChosen &&
            /* @__PURE__ */ jsx(
              DecidePanel,
              {
                found,
                work,
                reason,
                continueByEnter,
                onChange,
              },
              action,
            ),
          /* @__PURE__ */ jsx(AnswerField, {
            found,
            work,
            onChange,
          }),
        ],
      }),
      isChosen &&
        /* @__PURE__ */ jsx(DecideButtons, {
          found,
          work,
          label,
          button,
        }),
    ],
  });
}
/** The one filled button says all that it does. */
function DecideButtons({ found, work, label, button }) {
  const { panel: m } = messages$1;
  const { action, filled, missing } = work;
  const answers = filled.answer.trim() ? answeredBy(found, filled.outcomes) : 0;
  return /* @__PURE__ */ jsxs('div', {
    className: `row wrap gap-2 ${decide_module_default.buttons}`,
    children: [
      /* @__PURE__ */ jsx(Button, {
        ref: button,
        className: decide_module_default.send,
        color: sanctionKind(action)?.isPermanent ? 'danger' : 'ink',
        'aria-disabled': missing !== null || work.seen === null,
        onClick: work.confirm,
        children: answers > 0 ? m.andAnswer(label, answers) : label,
      }),
      /* @__PURE__ */ jsx(Button, {
        variant: 'subtle',
        color: 'gray',
        onClick: () => work.choose(null),
        children: m.cancel,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'flex-1 color-danger text-sm',
        'aria-live': 'polite',
        children: missing && m.missing[missing],
      }),
    ],
  });
}
// web/src/features/desk/decide/wait-notice.tsx
/** What the deciding keys wait for. It floats, so that nothing moves. */
var WaitNotice = ({ wait, readError, onReadAgain }) =>
  /* @__PURE__ */ jsx('div', {
    className: `grid justify-items-start absolute z-1 floats ${decide_module_default.wait}`,
    children:
      wait === 'unread'
        ? /* @__PURE__ */ jsxs(Alert, {
            kind: 'danger',
            children: [
              messages$1.unread(errorText(readError)),
              ' ',
              /* @__PURE__ */ jsx(Button, {
                variant: 'default',
                size: 'xs',
                onClick: onReadAgain,
                children: messages$1.again,
              }),
            ],
          })
        : /* @__PURE__ */ jsx('output', {
            className: `border-line bg-raised muted text-sm rounded-md hide-empty p-notice ${decide_module_default.output}`,
            children: wait && messages$1.waits[wait],
          }),
  });
// web/src/features/desk/decide/decide-footer.tsx
/** The answer to the reporters and the decisions, always below the evidence. */
function DecideFooter({ found, work, onChange, onHelp, ...read }) {
  const { wait, isChosen, mayWork, isHeld, mayDecide, error } = work;
  const notice = /* @__PURE__ */ jsx(WaitNotice, {
    wait,
    ...read,
  });
  if (found.closedAt)
    return /* @__PURE__ */ jsxs('div', {
      className: `border-top muted relative ${decide_module_default.closed}`,
      children: [notice, !wait && messages$1.closed],
    });
  return /* @__PURE__ */ jsxs('div', {
    className: `flex column flex-none min-h-0 border-top relative container ${decide_module_default.footer}`,
    'data-chosen': isChosen || void 0,
    children: [
      notice,
      /* @__PURE__ */ jsx(DecideForm, {
        found,
        work,
        notices: /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            error &&
              /* @__PURE__ */ jsx(Alert, {
                kind: 'danger',
                children: errorText(error),
              }),
            isHeld &&
              /* @__PURE__ */ jsx(Alert, {
                kind: 'warning',
                children: messages$1.held(found.holder?.name ?? null),
              }),
            !isHeld &&
              !mayDecide &&
              mayWork &&
              /* @__PURE__ */ jsx('p', {
                className: 'muted text-sm',
                children: messages$1.answerOnly,
              }),
          ],
        }),
        onChange,
      }),
      /* @__PURE__ */ jsx(DecideBar, {
        found,
        work,
        onHelp,
      }),
    ],
  });
}
// web/src/api/desk/claims.ts
/** Passing through a case does not claim it. */
var claimDelayMs = 600;
var renewal = 15e4;
/**
 * Claims a case as long as it is open, renews the claim, and gives it up. A colleague's claim is respected: the
 * server refuses, and the case says who has it.
 */
function useLease(id, wanted) {
  const client = useQueryClient();
  useEffect(() => {
    if (!wanted) return void 0;
    let taking;
    const take = () => {
      taking = fetchData(claimCase, { params: { id } }).then(({ holder }) =>
        changeCase(client, id, { holder }),
      );
      taking.catch(() => void 0);
    };
    const timer = setTimeout(take, claimDelayMs);
    const renewing = setInterval(take, renewal);
    return () => {
      clearTimeout(timer);
      clearInterval(renewing);
      taking?.then(() => giveBack(id)).catch(() => void 0);
    };
  }, [client, id, wanted]);
}
var giveBack = (id) => call(releaseCase, { params: { id } });
/** Claims a case manually, or gives it up. */
var useClaim = () =>
  useChange(
    ({ _id: id, holder }) => (holder?.mine ? giveBack(id) : call(claimCase, { params: { id } })),
    ...caseReads,
  );
var useEscalate = () =>
  useChange(
    ({ _id: id, escalatedAt }) =>
      call(escalateCase, {
        params: { id },
        body: { escalated: escalatedAt === null },
      }),
    ...caseReads,
  );
// web/src/features/desk/decide/use-new-parts.ts
/** What of a case has to be on the screen before it is decided. */
var seenPart = ({ _id, reports }) => [_id, ...reports.map((report) => report._id)].join(' ');
/** Tells whether what arrived while the case was open has been on the screen for a moment. */
function useNewParts(id, part) {
  const last = useRef({
    id,
    part,
  });
  const arrivedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (last.current.id === id && last.current.part !== part) arrivedAt.current = performance.now();
    last.current = {
      id,
      part,
    };
  }, [id, part]);
  return () => performance.now() - arrivedAt.current >= 300;
}
// web/src/features/desk/decide/use-case-work.ts
/** The actions for an open case, and the one in preparation. */
function useCaseWork({ found, draft, wait, decide, onLeave }) {
  const session = useSession();
  const { data: texts = [], isPending, dataUpdatedAt } = useTexts();
  const [action, setAction] = useState('dismiss');
  const [isGivenUp, setGivenUp] = useState(false);
  const claiming = useClaim();
  const escalating = useEscalate();
  const { holder, closedAt, person } = found;
  const isHeld = holder !== null && !holder.mine;
  const mayWork = closedAt === null && mayCall(session, escalateCase);
  const mayDecide = closedAt === null && !isHeld && mayCall(session, decideCase);
  useLease(found._id, mayWork && !isHeld && !isGivenUp);
  const filled = fill(found, texts, action, draft);
  const missing = missingIn(action, filled);
  const seen = `${dataUpdatedAt} ${seenPart(found)}`;
  const isSeen = useNewParts(found._id, seen);
  function send(chosen) {
    const complete = fill(found, texts, chosen, draft);
    if (mayDecide && !wait && !isPending && isSeen() && !missingIn(chosen, complete))
      decide(found, toDecision(found, chosen, complete));
  }
  return {
    texts,
    action,
    /** Someone prepares a sanction. Dismissing needs no preparation. */
    isChosen: isSanction(action),
    filled,
    /** The answer in its field: the usual one comes with the action. */
    answer: isSanction(action) ? filled.answer : (draft.answer ?? ''),
    missing,
    isHeld,
    wait,
    /** What has to be on the screen before it is decided; null until it is up to date and the usual answers are there. */
    seen: isPending || wait ? null : seen,
    mayWork,
    mayDecide,
    maySanction: mayDecide && person !== null,
    /** Prepares a sanction; null returns to the default. */
    choose: (chosen) => setAction(chosen ?? 'dismiss'),
    dismiss: () => send('dismiss'),
    confirm: () => send(action),
    claim: () => {
      setGivenUp(holder?.mine ?? false);
      claiming.mutate(found);
    },
    escalate: () => {
      const isInField = watchField();
      escalating.mutate(found, {
        onSuccess: () => found.escalatedAt === null && !isInField() && onLeave(),
      });
    },
    error: claiming.error ?? escalating.error,
  };
}
// web/src/features/desk/person/person-facts.tsx
/** The current state of the account. */
function PersonFacts({ person }) {
  const { person: m } = messages;
  const { state, stateUntil, stateReason } = person;
  const status = stateUntil ? m.until(m.states[state], formatDate(stateUntil)) : m.states[state];
  const facts = [
    [m.joined, formatDate(person.joinedAt)],
    [m.verified, person.verified ? m.yes : m.no],
    [m.subscription, person.isStaff ? m.staff : person.isVIP ? m.vip : m.free],
    [m.status, status],
    [m.made, formatNumber(person.reportsMade)],
    [m.blocked, formatNumber(person.blockedBy)],
  ];
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('dl', {
        className: 'grid two-columns gap-2-by-4',
        children: facts.map(([name, value]) =>
          /* @__PURE__ */ jsxs(
            'div',
            {
              children: [
                /* @__PURE__ */ jsx('dt', {
                  className: 'muted',
                  children: name,
                }),
                /* @__PURE__ */ jsx('dd', {
                  className: 'semibold',
                  children: value,
                }),
              ],
            },
            name,
          ),
        ),
      }),
      stateReason &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-sm normal',
          children: stateReason,
        }),
    ],
  });
}
// web/src/api/desk/notes.ts
/** Adds a note about the person of a case that only staff see. */
var useAddPersonNote = (id) =>
  useChange(
    (body) =>
      call(addNote, {
        params: { id },
        body: { body },
      }),
    readCase,
  );
var person_module_default = {
  person: '_person_jr4yj_1',
  button: '_button_jr4yj_5',
  back: '_back_jr4yj_10',
  strikes: '_strikes_jr4yj_16',
  item: '_item_jr4yj_21',
};
// web/src/features/desk/person/note-form.tsx
/** A note for the team. The key N focuses it. */
function NoteForm({ body, onChange, send, isPending, error }) {
  const { person: m } = messages;
  const note = body.trim();
  const submit = () => {
    if (!note || isPending) return;
    send(note).then(
      () => onChange({ teamNote: void 0 }),
      () => void 0,
    );
  };
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid mt-2 gap-2',
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
    children: [
      /* @__PURE__ */ jsx(Textarea, {
        id: 'desk-note',
        size: 'sm',
        'aria-label': m.note,
        placeholder: m.note,
        autosize: true,
        minRows: 1,
        maxLength: 2e3,
        value: body,
        onChange: ({ currentTarget }) => onChange({ teamNote: currentTarget.value }),
        onKeyDown: (event) => {
          if (isSendChord(event)) submit();
        },
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      note &&
        /* @__PURE__ */ jsx(Button, {
          className: person_module_default.button,
          type: 'submit',
          variant: 'default',
          size: 'xs',
          loading: isPending,
          children: m.addNote,
        }),
    ],
  });
}
// web/src/features/desk/person/note-list.tsx
/** The notes of the team, the latest first. */
function NoteList({ notes, reports }) {
  const { person: m, case: words } = messages;
  const all = [
    ...notes.map((note) => ({
      ...note,
      on: null,
    })),
    ...reports.flatMap(({ _id: on, replies }) =>
      replies
        .filter(({ isInternal }) => isInternal)
        .map(({ _id, message, repliedBy, repliedAt }) => ({
          _id,
          body: message,
          author: repliedBy,
          createdAt: repliedAt,
          on,
        })),
    ),
  ].toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  if (all.length === 0)
    return /* @__PURE__ */ jsx('p', {
      className: 'muted text-sm normal',
      children: m.noNotes,
    });
  return /* @__PURE__ */ jsx('ul', {
    className: 'plain-list grid gap-2-5',
    children: all.map(({ _id, body, author, createdAt, on }) =>
      /* @__PURE__ */ jsxs(
        'li',
        {
          className: person_module_default.item,
          children: [
            /* @__PURE__ */ jsx('p', {
              className: 'pre-wrap',
              children: body,
            }),
            /* @__PURE__ */ jsxs('span', {
              className: 'faint text-xs',
              children: [
                words.by(author?.name ?? null, formatDate(createdAt)),
                on && ` · ${m.onReport(shortId(on))}`,
              ],
            }),
          ],
        },
        _id,
      ),
    ),
  });
}
// web/src/features/desk/person/notes.tsx
/** The team's notes about a person and on the reports of the case, and a field for more. */
function PersonNotes({ person, found, ...typed }) {
  const { person: m } = messages;
  const { notes, notesLeftOut } = person;
  const { mutateAsync, isPending, error } = useAddPersonNote(person._id);
  return /* @__PURE__ */ jsxs('section', {
    'aria-label': m.notes,
    children: [
      /* @__PURE__ */ jsx('h3', {
        className: 'mb-1-5 heading-bold',
        children: m.notes,
      }),
      /* @__PURE__ */ jsx(NoteList, {
        notes,
        reports: found.reports,
      }),
      /* @__PURE__ */ jsx(LeftOut, {
        count: notesLeftOut,
        person,
      }),
      /* @__PURE__ */ jsx(NoteForm, {
        ...typed,
        send: mutateAsync,
        isPending,
        error,
      }),
    ],
  });
}
/** A note on a report about the service is among its replies. */
function ReportNote({ found: { reports }, ...typed }) {
  const { person: m } = messages;
  const { mutateAsync, isPending, error } = useAnswerReports();
  return /* @__PURE__ */ jsxs('section', {
    'aria-label': m.notes,
    children: [
      /* @__PURE__ */ jsx('h3', {
        className: 'mb-1-5 heading-bold',
        children: m.notes,
      }),
      /* @__PURE__ */ jsx(NoteList, {
        notes: [],
        reports,
      }),
      /* @__PURE__ */ jsx(NoteForm, {
        ...typed,
        send: (message) =>
          mutateAsync(
            reports.map(({ _id: id }) => ({
              id,
              message,
              isInternal: true,
            })),
          ),
        isPending,
        error,
      }),
    ],
  });
}
// web/src/features/desk/person/standing-line.tsx
/** How the earlier reports of a member ended, and the consequences. */
function StandingLine({ reporter }) {
  const { person: m } = messages;
  const { earlier, standing } = reporter;
  const { resolved, closed, rejected, open } = earlier;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'muted',
        children: resolved + closed + rejected + open === 0 ? m.first : m.earlier(earlier),
      }),
      standing &&
        /* @__PURE__ */ jsx('span', {
          className: 'color-warning',
          children: standing.asideUntil
            ? m.aside(formatDate(standing.asideUntil))
            : m.warned(formatDate(standing.warnedAt)),
        }),
    ],
  });
}
// web/src/features/desk/person/reporters.tsx
var StandingDialog = lazyDialog(() =>
  import('./standing-dialog-DNxfGHgN.js').then((file) => file.StandingDialog),
);
/** So many are listed even without a history. */
var few = 2;
var hasHistory = ({ earlier, standing }) =>
  standing !== null || Object.values(earlier).some((reports) => reports > 0);
/** The reporters, and how their earlier reports ended. */
function Reporters({ reports }) {
  const { person: m } = messages;
  const all = new Map(
    reports.flatMap(({ reporter }) => (reporter ? [[reporter._id, reporter]] : [])),
  );
  const [isWhole, setWhole] = useState(false);
  if (all.size === 0) return null;
  const people = [...all.values()];
  const known = people.filter(hasHistory);
  const isFolded = !isWhole && people.length > few;
  const shown = isFolded ? known : people;
  return /* @__PURE__ */ jsxs('section', {
    'aria-label': m.reporters,
    children: [
      /* @__PURE__ */ jsx('h3', {
        className: 'mb-1-5 heading-bold',
        children: m.reporters,
      }),
      people.length > few &&
        /* @__PURE__ */ jsx('p', {
          className: 'mb-2 semibold',
          children: m.people(people.length, people.length - known.length),
        }),
      /* @__PURE__ */ jsx('ul', {
        className: 'plain-list grid gap-2-5 hide-empty',
        children: shown.map((reporter) =>
          /* @__PURE__ */ jsx(ReporterLine, { reporter }, reporter._id),
        ),
      }),
      isFolded &&
        known.length < people.length &&
        /* @__PURE__ */ jsx('button', {
          type: 'button',
          className: 'p-0 border-0 bg-none ink clickable underline text-sm semibold min-h-32',
          onClick: () => setWhole(true),
          children: m.all(people.length),
        }),
    ],
  });
}
function ReporterLine({ reporter }) {
  const { person: m } = messages;
  const [isOpen, setOpen] = useState(false);
  const name = reporter.name ?? reporter.email;
  const wasUnfounded = reporter.earlier.rejected > 0 || reporter.standing !== null;
  const mayChange = may(useSession(), 'decideCases') && wasUnfounded;
  return /* @__PURE__ */ jsxs('li', {
    className: `flex gap-2-5 ${person_module_default.item}`,
    children: [
      /* @__PURE__ */ jsx(Avatar, {
        name,
        picture: null,
        size: 28,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid flex-1 gap-1-5 min-w-0 justify-items-start',
        children: [
          /* @__PURE__ */ jsxs('p', {
            className: 'grid min-w-0',
            children: [
              /* @__PURE__ */ jsx('b', { children: name }),
              /* @__PURE__ */ jsx(StandingLine, { reporter }),
            ],
          }),
          mayChange &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              size: 'compact-sm',
              'aria-haspopup': 'dialog',
              'aria-label': reporter.standing ? m.standingOf(name) : m.warnOf(name),
              onClick: () => setOpen(true),
              children: reporter.standing ? m.standing : m.warn,
            }),
        ],
      }),
      isOpen &&
        /* @__PURE__ */ jsx(StandingDialog, {
          reporter,
          name,
          onClose: () => setOpen(false),
        }),
    ],
  });
}
// web/src/features/desk/person/strikes.tsx
/** The decisions that count against a person, and the usual next action. */
function Strikes({ found }) {
  const { person, decisions, strikeDays, suggestion } = found;
  const { person: m, actions } = messages;
  if (!person) return null;
  const strikes = decisions.filter((decision) => isCounted(decision, strikeDays));
  return /* @__PURE__ */ jsxs('section', {
    'aria-label': m.strikes,
    children: [
      /* @__PURE__ */ jsx('h3', {
        className: 'mb-1-5 heading-bold',
        children: m.strikes,
      }),
      strikes.length > 0 &&
        /* @__PURE__ */ jsx('ol', {
          className: `grid gap-3 list-none ${person_module_default.strikes}`,
          children: strikes.map(({ _id, action, at, reason }) =>
            /* @__PURE__ */ jsxs(
              'li',
              {
                className: `relative ${person_module_default.item}`,
                'data-action': action,
                children: [
                  /* @__PURE__ */ jsxs('p', {
                    className: 'flex between gap-2',
                    children: [
                      /* @__PURE__ */ jsx('b', { children: actions[action].past }),
                      /* @__PURE__ */ jsx('time', {
                        className: 'flex-none faint text-xs',
                        dateTime: at,
                        children: formatDate(at),
                      }),
                    ],
                  }),
                  reason &&
                    /* @__PURE__ */ jsx('p', {
                      className: 'muted',
                      children: reason,
                    }),
                ],
              },
              _id,
            ),
          ),
        }),
      suggestion
        ? /* @__PURE__ */ jsxs('p', {
            className: 'flex gap-2-5 rounded-md bg-warning-soft mt-2-5 p-box',
            children: [
              /* @__PURE__ */ jsx(IconScale, {
                className: 'flex-none color-warning',
                size: 18,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              /* @__PURE__ */ jsxs('span', {
                children: [
                  m.suggestion(
                    person.strikes,
                    strikeDays,
                    suggestion.problem_type,
                    stepOf(suggestion),
                  ),
                  ' ',
                  /* @__PURE__ */ jsx(Link, {
                    className: 'underline semibold',
                    to: '/desk/ladder',
                    children: m.ladder,
                  }),
                ],
              }),
            ],
          })
        : strikes.length === 0 &&
          /* @__PURE__ */ jsx('p', {
            className: 'muted text-sm normal',
            children: m.noStrikes(strikeDays),
          }),
    ],
  });
}
var isCounted = ({ strikes, at, undoneAt, reversedAt }, days) =>
  strikes > 0 && !undoneAt && !reversedAt && Date.parse(at) > Date.now() - days * 864e5;
function stepOf({ action, days }) {
  const { steps, length } = messages.person;
  return steps[action](length(days ?? 0));
}
// web/src/features/desk/person/person-panel.tsx
var OtherCases = lazyRouteComponent(() => import('./other-cases-D3A7go_5.js'), 'OtherCases');
/** The person of the case, and the reporters. */
function PersonPanel({ found, draft, onChange, onBack }) {
  const { person: m } = messages;
  const { person } = found;
  const typed = {
    found,
    body: draft.teamNote ?? '',
    onChange,
  };
  const name = person?.name ?? m.unknown;
  return /* @__PURE__ */ jsxs('aside', {
    className: `grid content-start gap-4 min-h-0 text-sm anywhere overflow-y-auto ${person_module_default.person} ${desk_page_module_default.aside}`,
    'aria-label': person ? m.label(name) : m.reporters,
    children: [
      /* @__PURE__ */ jsx(Button, {
        className: `self-start hidden ${person_module_default.back}`,
        variant: 'default',
        size: 'xs',
        onClick: onBack,
        children: m.back,
      }),
      person
        ? /* @__PURE__ */ jsxs(Fragment$1, {
            children: [
              /* @__PURE__ */ jsxs('header', {
                className: 'row gap-3',
                children: [
                  /* @__PURE__ */ jsx(PhotoAvatar, {
                    name,
                    picture: person.photos[0]?.url ?? null,
                    focus: person.photos[0]?.focus,
                    size: 56,
                    square: true,
                  }),
                  /* @__PURE__ */ jsxs('div', {
                    className: 'flex-1 min-w-0',
                    children: [
                      /* @__PURE__ */ jsx('h2', {
                        className: 'heading',
                        children: name,
                      }),
                      /* @__PURE__ */ jsx('span', {
                        className: 'faint mono',
                        children: shortId(person._id),
                      }),
                    ],
                  }),
                  /* @__PURE__ */ jsx(OpenProfile, {
                    id: person._id,
                    isAdmin: person.isStaff,
                  }),
                ],
              }),
              /* @__PURE__ */ jsx(PersonFacts, { person }),
              /* @__PURE__ */ jsx(Strikes, { found }),
            ],
          })
        : /* @__PURE__ */ jsx('h2', {
            className: 'muted text-sm normal heading',
            children: m.none,
          }),
      /* @__PURE__ */ jsx(Reporters, { reports: found.reports }),
      person && person.cases.length > 0 && /* @__PURE__ */ jsx(OtherCases, { person }),
      person
        ? /* @__PURE__ */ jsx(PersonNotes, {
            person,
            ...typed,
          })
        : /* @__PURE__ */ jsx(ReportNote, { ...typed }),
    ],
  });
}
function OpenProfile({ id, isAdmin }) {
  const { person: m } = messages;
  const session = useSession();
  if (
    !mayOpen(session, {
      _id: id,
      isAdmin,
    })
  )
    return null;
  return /* @__PURE__ */ jsx(ActionIcon, {
    variant: 'subtle',
    color: 'gray',
    size: 36,
    'aria-label': m.open,
    title: m.open,
    renderRoot: (props) =>
      /* @__PURE__ */ jsx(Link, {
        to: '/users/$id',
        params: { id },
        ...props,
      }),
    children: /* @__PURE__ */ jsx(IconExternalLink, {
      size: 18,
      stroke: 1.75,
    }),
  });
}
// web/src/features/desk/open-case.tsx
var open_case_exports = /* @__PURE__ */ __exportAll({ OpenCase: () => OpenCase });
var GoneCase = lazyRouteComponent(() => import('./gone-case-Cmx2HKck.js'), 'GoneCase');
var DangerDialog = lazyDialog(() =>
  import('./danger-dialog-DmLSu_3R.js').then((file) => file.DangerDialog),
);
var OpenCase = memo(function OpenCase({ id, ...props }) {
  const { actions } = props;
  const act = sentActs.use()[id];
  const query = useCase(id, act?.overAt ?? 0);
  const { data, isFetching, error } = query;
  const reading = data?.isCurrent ? null : error && !isFetching ? 'unread' : 'reading';
  const [side, setSide] = useState('case');
  const isLost = error !== null && !data;
  useEffect(() => {
    if (isLost) actions.giveUp();
  }, [isLost, actions]);
  return /* @__PURE__ */ jsx('div', {
    className: `grid min-w-0 min-h-0 ${desk_page_module_default.open}`,
    'data-side': side,
    children: data
      ? /* @__PURE__ */ jsx(Work, {
          found: data.found,
          wait: act?.overAt === null ? act.kind : reading,
          readError: error,
          onReadAgain: () => void query.refetch(),
          onSide: setSide,
          ...props,
        })
      : /* @__PURE__ */ jsx(UnreadCase, {
          query,
          onAsk: actions.ask,
          onBack: () => actions.open(null, false),
        }),
  });
});
function UnreadCase({ query, onAsk, onBack }) {
  const { case: m } = messages;
  if (useOnline() && !query.error) return /* @__PURE__ */ jsx(CaseSkeleton, { onAsk });
  if (hasStatus(query.error, 404) || hasStatus(query.error, 400))
    return /* @__PURE__ */ jsxs('section', {
      className: `flex column min-w-0 min-h-0 bg-surface ${case_module_default.case} ${desk_page_module_default.section}`,
      children: [
        /* @__PURE__ */ jsx(NoFieldYet, {}),
        /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(GoneCase, { onBack }) }),
      ],
    });
  return /* @__PURE__ */ jsx('section', {
    className: `flex column min-w-0 min-h-0 bg-surface ${case_module_default.case} ${desk_page_module_default.section}`,
    'aria-labelledby': 'case-title',
    children: /* @__PURE__ */ jsxs('div', {
      className: 'p-6',
      children: [
        /* @__PURE__ */ jsx('h2', {
          className: `tight-15 balance no-outline mt-1-5 title-sm ${case_module_default.caseTitle}`,
          id: 'case-title',
          children: m.opening,
        }),
        query.error
          ? /* @__PURE__ */ jsx(NoFieldYet, {})
          : /* @__PURE__ */ jsx(NoFieldYet, { onAsk }),
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: m,
        }),
      ],
    }),
  });
}
function Work({ found, wait, draft, failed, takesFocus, actions, onSide, ...given }) {
  const { hasSelection, ...read } = given;
  const { _id: id } = found;
  const work = useCaseWork({
    found,
    draft,
    wait,
    decide: actions.decide,
    onLeave: () => actions.move(1),
  });
  const { mayWork, maySanction, choose } = work;
  const [isInDanger, setInDanger] = useState(false);
  const cover = usePhotoCover(found);
  const onChange = (change) => actions.change(id, change);
  const sanctionKeys = Object.fromEntries(
    sanctions.flatMap((sanction) => {
      const { key } = sanctionKinds[sanction];
      const isOffered = maySanction && isPossible(found, sanction);
      return key ? [[key, isOffered && (() => choose(sanction))]] : [];
    }),
  );
  useShortcuts(
    {
      d: work.mayDecide && work.dismiss,
      e: mayWork && work.escalate,
      a: mayWork && !work.isHeld && work.claim,
      ...sanctionKeys,
    },
    {
      subject: hasSelection ? null : work.seen,
      about: id,
    },
  );
  const focusNote = () => {
    keyboard.write();
    flushSync(() => onSide('person'));
    document.getElementById('desk-note')?.focus();
  };
  useShortcuts({
    l: () => setInDanger(true),
    r: () => focusAnswer(id),
    n: focusNote,
    v: cover.isOn && cover.show,
  });
  const fillEarly = useEffectEvent(() =>
    actions.fill(id, {
      answer: () => focusAnswer(id),
      teamNote: focusNote,
    }),
  );
  useEffect(() => {
    queueMicrotask(fillEarly);
  }, []);
  return /* @__PURE__ */ jsxs(PhotoCover, {
    value: cover,
    children: [
      /* @__PURE__ */ jsxs('section', {
        className: `flex column min-w-0 min-h-0 bg-surface ${case_module_default.case} ${desk_page_module_default.section}`,
        'aria-labelledby': 'case-title',
        children: [
          /* @__PURE__ */ jsx(CaseView, {
            found,
            failed,
            removal: removalOf(found, work, onChange),
            takesFocus,
            onBack: () => actions.open(null, false),
            onPerson: () => onSide('person'),
            steps: {
              onDanger: () => setInDanger(true),
              onEscalate: mayWork && !found.escalatedAt ? work.escalate : null,
              isDeciding: work.isChosen,
            },
            onUndo: actions.undo,
          }),
          /* @__PURE__ */ jsx(DecideFooter, {
            found,
            work,
            onChange,
            onHelp: actions.help,
            ...read,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(PersonPanel, {
        found,
        draft,
        onChange,
        onBack: () => onSide('case'),
      }),
      isInDanger &&
        /* @__PURE__ */ jsx(DangerDialog, {
          caseId: id,
          onClose: () => setInDanger(false),
        }),
    ],
  });
}
export {
  OpenCase,
  wordsOf as a,
  reporterName as c,
  followClause as i,
  StandingLine as n,
  decide_module_default as o,
  person_module_default as r,
  LeftOut as s,
  open_case_exports as t,
};
