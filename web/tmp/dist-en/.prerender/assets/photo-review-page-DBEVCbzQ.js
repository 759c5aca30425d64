globalThis.lazySources.push('src/features/desk/photo-review/photo-review-page.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { t as photoFile } from './photo-file-xqb7mlj7.js';
import { n as invalidate, o as queryOf, t as fetchData } from './query-AAxsCU1Q.js';
import {
  A as lazyDialog,
  F as errorText,
  b as formatNumber,
  n as useBelow,
  r as Alert,
  s as useEscape,
  y as formatDate,
} from '../entry.mjs';
import { t as rejectTexts } from './reject-reasons-Ct0h3DW3.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { n as useShownAt, t as useShortcuts } from './use-shortcuts-CTj9hQ5D.js';
import { t as UndoBar } from './undo-bar-BptKg8aA.js';
import { t as DeskNav } from './desk-nav-DJsmbbF7.js';
/* empty css                      */
import { t as Key } from './key-CXPUYXsX.js';
import { n as KeyList, t as SingleKeySwitch } from './single-key-switch-C6Pua1Sa.js';
import { t as DataTable } from './data-table-DSXaqDH7.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { t as LoadingLine } from './loading-line-DBJ9ZGee.js';
import { t as FetchedPhoto } from './fetched-photo-DPq_sn75.js';
import { p as hasStatus } from './session-qxZvcB-b.js';
import { Link } from '@tanstack/react-router';
import 'typebox';
import { Button } from '@mantine/core';
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconPhotoCheck from '@tabler/icons-react/dist/esm/icons/IconPhotoCheck.mjs';
// contract/src/desk/reject-reasons.ts
/** The reasons for rejecting a photo. Each has a text for staff and one for the member. */
var rejectReasons = [
  'no-person',
  'somebody-else',
  'nudity',
  'violence',
  'minor',
  'contact',
  'quality',
];
// contract/src/desk/photo-review.ts
var claimPhotos = {
  method: 'PUT',
  url: '/photo-review/claims',
  access: ['administrator', 'moderator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var decidePhoto = {
  method: 'PUT',
  url: '/photo-review/:memberId/:publicId',
  access: ['administrator', 'moderator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var claimed = queryOf(claimPhotos, { body: { count: 6 } });
/** Claims photos for review. Polling keeps them reserved, so that colleagues get others. */
var useClaimedPhotos = () =>
  useQuery({
    ...claimed,
    refetchInterval: 3e4,
    staleTime: 0,
  });
/** Loads the pictures of the next photos in advance, and returns the addresses of those that are loaded or failed. */
function usePreloadedPhotos(photos) {
  const results = useQueries({ queries: photos.map(({ url }) => photoFile(url)) });
  return new Set(photos.flatMap(({ url }, index) => (results[index]?.isPending ? [] : [url])));
}
var photoKey = ({ memberId, publicId }) => `${memberId} ${publicId}`;
/** Decisions are sent one after the other. */
function useDecidePhoto({ onSend, onSuccess, onError, onSettled }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ photo: { memberId, publicId }, ...body }) =>
      fetchData(decidePhoto, {
        params: {
          memberId,
          publicId,
        },
        body,
      }),
    scope: { id: decidePhoto.url },
    onMutate: onSend,
    onSuccess: ({ waiting }, sent) => {
      const { photo, decision } = sent;
      changeClaimed(client, (known) => ({
        ...(decision === 'undo' ? withFirst(known, photo) : known),
        waiting,
      }));
      onSuccess(sent);
    },
    onError,
    onSettled,
  });
}
function useClaimMore() {
  const client = useQueryClient();
  return () => invalidate(client, claimPhotos);
}
var changeClaimed = (client, change) =>
  client.setQueryData(claimed.queryKey, (known) => known && change(known));
var withFirst = (known, photo) => ({
  ...known,
  photos: [photo, ...known.photos.filter((each) => photoKey(each) !== photoKey(photo))],
});
// web/src/texts/en/photo-review.ts
var messages = {
  title: 'Photo Review',
  loading: 'Loading photos...',
  failed: 'Error loading photos',
  again: 'Try again',
  left: (count) => (count === 1 ? '1 photo to review' : `${formatNumber(count)} photos to review`),
  none: 'All caught up',
  noneAbout: 'New photos appear here automatically.',
  toReports: 'View open reports',
  rules: 'Why photos are rejected',
  ruleColumns: ['Reason', 'What the member reads'],
  others: 'Your colleagues are reviewing the remaining photos.',
  strip: 'Photos to review',
  nth: (number) => `Photo ${number}`,
  photo: (name) => `Photo of ${name}`,
  othersOf: 'Their approved photos',
  other: (name, number) => `Approved photo ${number} of ${name}`,
  noOthers: 'None yet.',
  unloaded: "This photo couldn't be loaded.",
  aMember: 'a member',
  who: (name, age) => (age === null ? name : `${name}, ${age}`),
  main: 'Main photo',
  more: 'Additional photo',
  added: (when) => `Added ${when}`,
  approve: 'Approve',
  reject: 'Reject because of',
  rejectStart: 'Reject',
  close: 'Close',
  reasons: rejectTexts,
  approved: (name) => `Photo of ${name} approved.`,
  rejected: (name) => `Photo of ${name} rejected.`,
  undo: 'Undo',
  keys: 'Keyboard shortcuts',
  keyHints: [
    ['J, K', 'Next, previous'],
    ['U', 'Undo'],
  ],
};
var decision_panel_module_default = {
  reason: '_reason_arwrp_1',
  decide: '_decide_arwrp_8',
  sheet: '_sheet_arwrp_16',
};
// web/src/features/desk/photo-review/reject-reasons.tsx
/** Why a photo is rejected; a press rejects it. */
var RejectReasons = ({ firstReason, onReject }) =>
  rejectReasons.map((reason, index) =>
    /* @__PURE__ */ jsxs(
      'button',
      {
        ref: index === 0 ? firstReason : void 0,
        type: 'button',
        className: `row between px-3 border-0 rounded-md bg-none ink text-sm text-start clickable min-h-40 ${decision_panel_module_default.reason}`,
        'aria-keyshortcuts': String(index + 1),
        onClick: (event) => onReject(event, reason),
        children: [
          messages.reasons[reason].label,
          ' ',
          /* @__PURE__ */ jsx(Key, { name: String(index + 1) }),
        ],
      },
      reason,
    ),
  );
// web/src/features/desk/photo-review/decision-panel.tsx
var RejectSheet = lazyDialog(() =>
  import('./reject-sheet-Bf_dZ7Id.js').then((file) => file.RejectSheet),
);
/** The owner of a photo, and the buttons that approve or reject it. */
function DecisionPanel({ photo, firstReason, heading, onApprove, onReject }) {
  const { firstName, age, main, addedAt } = photo;
  const isNarrow = useBelow('tablet');
  const [isRejecting, setRejecting] = useState(null);
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid content-start gap-4 contents-below-tablet',
    children: [
      /* @__PURE__ */ jsxs('header', {
        children: [
          /* @__PURE__ */ jsx('h2', {
            ref: heading,
            className: 'title-xs anywhere no-outline',
            tabIndex: -1,
            children: messages.who(firstName ?? messages.aMember, age),
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'muted text-sm',
            children: main ? messages.main : messages.more,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'muted text-sm',
            children: messages.added(formatDate(addedAt, { timeStyle: 'short' })),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `flex gap-2 ${decision_panel_module_default.decide}`,
        children: [
          /* @__PURE__ */ jsx(Button, {
            className: 'flex-1',
            size: 'md',
            color: 'ink',
            'aria-keyshortcuts': 'A',
            rightSection: /* @__PURE__ */ jsx(Key, { name: 'A' }),
            onClick: onApprove,
            children: messages.approve,
          }),
          isNarrow &&
            /* @__PURE__ */ jsx(Button, {
              className: 'flex-1',
              size: 'md',
              variant: 'outline',
              color: 'danger',
              'aria-haspopup': 'dialog',
              onClick: () => setRejecting(true),
              children: messages.rejectStart,
            }),
        ],
      }),
      isRejecting !== null &&
        /* @__PURE__ */ jsx(RejectSheet, {
          opened: isRejecting,
          onClose: () => setRejecting(false),
          onReject,
        }),
      !isNarrow &&
        /* @__PURE__ */ jsxs('section', {
          className: 'grid gap-hairline',
          'aria-label': messages.reject,
          children: [
            /* @__PURE__ */ jsxs('h3', {
              className: 'row between px-3 mb-1 text-sm semibold',
              children: [messages.reject, ' ', /* @__PURE__ */ jsx(Key, { name: 'X' })],
            }),
            /* @__PURE__ */ jsx(RejectReasons, {
              firstReason,
              onReject,
            }),
          ],
        }),
      /* @__PURE__ */ jsx(KeyList, {
        keys: messages.keyHints,
        label: messages.keys,
      }),
      /* @__PURE__ */ jsx(SingleKeySwitch, {}),
    ],
  });
}
var photo_review_page_module_default = {
  bar: '_bar_1culo_1',
  none: '_none_1culo_6',
  done: '_done_1culo_10',
  mail: '_mail_1culo_14',
  work: '_work_1culo_20',
};
// web/src/features/desk/photo-review/no-photos.tsx
/** Nothing waits: there is time to read by what photos are judged, and what members read. */
function NoPhotos({ title }) {
  return /* @__PURE__ */ jsxs('div', {
    className: `grid items-start gap-4 ${photo_review_page_module_default.none}`,
    children: [
      /* @__PURE__ */ jsxs('section', {
        className: `grid justify-items-center text-center ${panel_module_default.panel} ${photo_review_page_module_default.done}`,
        children: [
          /* @__PURE__ */ jsx(IconPhotoCheck, {
            className: 'color-success mb-3',
            size: 32,
            stroke: 1.5,
            'aria-hidden': true,
          }),
          /* @__PURE__ */ jsx('h2', {
            className: 'title-xs',
            children: title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'muted mt-2 mb-5',
            children: messages.noneAbout,
          }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            renderRoot: (props) =>
              /* @__PURE__ */ jsx(Link, {
                ...props,
                to: '/reports',
                search: {
                  status: 'open',
                  sortBy: 'priority',
                },
              }),
            children: messages.toReports,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('section', {
        className: `overflow-hidden pt-4 ${panel_module_default.panel}`,
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'px-5 mb-2 heading',
            children: messages.rules,
          }),
          /* @__PURE__ */ jsx(DataTable, {
            label: messages.rules,
            columns: messages.ruleColumns,
            children: rejectReasons.map((reason) =>
              /* @__PURE__ */ jsxs(
                'tr',
                {
                  children: [
                    /* @__PURE__ */ jsx('td', { children: messages.reasons[reason].label }),
                    /* @__PURE__ */ jsx('td', {
                      className: photo_review_page_module_default.mail,
                      children: messages.reasons[reason].mail,
                    }),
                  ],
                },
                reason,
              ),
            ),
          }),
        ],
      }),
    ],
  });
}
var photo_view_module_default = {
  view: '_view_1xia4_1',
  image: '_image_1xia4_4',
  strip: '_strip_1xia4_14',
  button: '_button_1xia4_18',
  others: '_others_1xia4_30',
  other: '_other_1xia4_30',
};
// web/src/features/desk/photo-review/other-photos.tsx
/** The approved photos of the same member. Without them no one can tell that a photo shows someone else. */
function OtherPhotos({ photo: { firstName, others } }) {
  const name = firstName ?? messages.aMember;
  return /* @__PURE__ */ jsxs('section', {
    className: `grid gap-1-5 p-1 ${photo_view_module_default.others}`,
    'aria-label': messages.othersOf,
    children: [
      /* @__PURE__ */ jsx('h3', {
        className: 'text-sm semibold',
        children: messages.othersOf,
      }),
      others.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-sm',
          children: messages.noOthers,
        }),
      /* @__PURE__ */ jsx('ul', {
        className: 'plain-list flex wrap gap-2',
        children: others.map(({ publicId, url }, index) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              className: `rounded-md bg-sunken overflow-hidden ${photo_view_module_default.other}`,
              children: /* @__PURE__ */ jsx(Photo, {
                className: 'w-full h-full cover',
                url,
                alt: messages.other(name, index + 1),
              }),
            },
            publicId,
          ),
        ),
      }),
    ],
  });
}
var photo_skeleton_module_default = {
  name: '_name_k6owr_1',
  approve: '_approve_k6owr_6',
  reason: '_reason_k6owr_10',
};
// web/src/features/desk/photo-review/photo-skeleton.tsx
var reasons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
/** The photo, and beside it the buttons, while they load. */
var PhotoSkeleton = ({ className }) =>
  /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(LoadingLine, { text: messages.loading }),
      /* @__PURE__ */ jsxs('div', {
        className: `grid gap-6 ${className}`,
        'aria-hidden': true,
        children: [
          /* @__PURE__ */ jsx('div', {
            className: `flex justify-center rounded-md bg-sunken overflow-hidden ${photo_view_module_default.view}`,
            children: /* @__PURE__ */ jsx('i', { className: 'portrait h-full bg-skeleton' }),
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'grid content-start gap-4',
            children: [
              /* @__PURE__ */ jsx('i', {
                className: `rounded-sm bg-skeleton ${photo_skeleton_module_default.name}`,
              }),
              /* @__PURE__ */ jsx('i', {
                className: `rounded-md bg-skeleton ${photo_skeleton_module_default.approve}`,
              }),
              reasons.map((reason) =>
                /* @__PURE__ */ jsx(
                  'i',
                  {
                    className: `rounded-sm bg-skeleton hide-below-tablet ${photo_skeleton_module_default.reason}`,
                  },
                  reason,
                ),
              ),
            ],
          }),
        ],
      }),
    ],
  });
// web/src/features/desk/photo-review/photo-strip.tsx
function PhotoStrip({ photos, current, onMove }) {
  return /* @__PURE__ */ jsx('ol', {
    className: `flex gap-2 m-0 list-none overflow-x-auto p-1 ${photo_view_module_default.strip}`,
    'aria-label': messages.strip,
    children: photos.map((photo, index) =>
      /* @__PURE__ */ jsx(
        'li',
        {
          children: /* @__PURE__ */ jsx('button', {
            className: `p-0 bg-sunken overflow-hidden clickable rounded-md ${photo_view_module_default.button}`,
            type: 'button',
            'aria-label': messages.nth(index + 1),
            'aria-current': index === current,
            onClick: () => onMove(index),
            children: /* @__PURE__ */ jsx(FetchedPhoto, {
              className: `w-full h-full cover ${photo_view_module_default.image}`,
              url: photo.url,
              alt: '',
            }),
          }),
        },
        photoKey(photo),
      ),
    ),
  });
}
// web/src/features/desk/photo-review/photo-view.tsx
/** One photo, as large as the page allows. */
function PhotoView({ photo }) {
  return /* @__PURE__ */ jsx('div', {
    className: `grid place-center border-line rounded-md bg-sunken muted overflow-hidden ${photo_view_module_default.view}`,
    children: /* @__PURE__ */ jsx(FetchedPhoto, {
      className: `w-full h-full ${photo_view_module_default.image}`,
      url: photo.url,
      alt: messages.photo(photo.firstName ?? messages.aMember),
      failed: /* @__PURE__ */ jsx('p', {
        role: 'alert',
        children: messages.unloaded,
      }),
    }),
  });
}
// web/src/features/desk/photo-review/use-photo-review.ts
/** The claimed photos without the decided ones, and the mutation that decides. */
function usePhotoReview() {
  const [decided, setDecided] = useState(/* @__PURE__ */ new Set());
  const query = useClaimedPhotos();
  const claimMore = useClaimMore();
  const photos = query.data?.photos.filter((photo) => !decided.has(photoKey(photo))) ?? [];
  const loaded = usePreloadedPhotos(photos);
  const hide = (photo) => setDecided((before) => new Set(before).add(photoKey(photo)));
  const show = (photo) =>
    setDecided((before) => new Set([...before].filter((key) => key !== photoKey(photo))));
  return {
    query,
    photos,
    /** Its picture is shown, or it is known that it cannot be. */
    isLoaded: (photo) => loaded.has(photo.url),
    deciding: useDecidePhoto({
      onSend: ({ photo, decision }) => {
        if (decision !== 'undo') hide(photo);
      },
      onSuccess: ({ photo, decision }) => {
        if (decision === 'undo') show(photo);
      },
      onError: (error, { photo, decision }) => {
        if (decision !== 'undo' && !hasStatus(error, 404, 409)) show(photo);
      },
      onSettled: () => {
        if (photos.length <= 3) claimMore();
      },
    }),
  };
}
// web/src/features/desk/photo-review/photo-review-page.tsx
var photo_review_page_exports = /* @__PURE__ */ __exportAll({
  PhotoReviewPage: () => PhotoReviewPage,
});
function PhotoReviewPage() {
  const { query, photos, isLoaded, deciding } = usePhotoReview();
  const [position, setPosition] = useState(0);
  const [last, setLast] = useState(null);
  const firstReason = useRef(null);
  const heading = useRef(null);
  const nameIn = ({ photo: { firstName } }) => firstName ?? messages.aMember;
  const current = Math.min(position, Math.max(photos.length - 1, 0));
  const photo = photos[current];
  const waiting = query.data?.waiting ?? 0;
  const subject = photo && isLoaded(photo) ? photoKey(photo) : null;
  const shownAt = useShownAt(subject);
  /** By a button: Enter pressed twice, and the second press of a double click, may be about a photo that no one has seen. */
  function press(event, how) {
    const isSeen = event.timeStamp - shownAt.current >= 300;
    if (event.detail === 1 || isSeen) decide(how);
  }
  function decide(how) {
    if (!photo) return;
    const decision = {
      photo,
      ...how,
    };
    setLast(decision);
    deciding.mutate(decision, {
      onError: () => setLast((latest) => (latest === decision ? null : latest)),
    });
  }
  function undo() {
    if (!last) return;
    setLast(null);
    setPosition(0);
    deciding.mutate({
      photo: last.photo,
      decision: 'undo',
    });
  }
  const move = (to) => setPosition(Math.max(0, Math.min(to, photos.length - 1)));
  useShortcuts(
    {
      a: () => decide({ decision: 'approve' }),
      ...Object.fromEntries(
        rejectReasons.map((reason, index) => [
          String(index + 1),
          () =>
            decide({
              decision: 'reject',
              reason,
            }),
        ]),
      ),
    },
    { subject },
  );
  useShortcuts({
    x: () => firstReason.current?.focus(),
    j: () => move(current + 1),
    k: () => move(current - 1),
    u: undo,
  });
  useEscape(true, (target) => {
    if (!firstReason.current?.parentElement?.contains(target)) return false;
    heading.current?.focus();
    return true;
  });
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    aside:
      query.data &&
      waiting > 0 &&
      /* @__PURE__ */ jsx('p', {
        className: 'muted tabular',
        children: messages.left(waiting),
      }),
    children: [
      /* @__PURE__ */ jsx(DeskNav, {}),
      deciding.error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(deciding.error),
        }),
      /* @__PURE__ */ jsx('div', {
        className: `row wrap between gap-2-by-4 ${photo_review_page_module_default.bar}`,
        children: /* @__PURE__ */ jsx(UndoBar, {
          action: last,
          seconds: 10,
          placement: 'inline',
          undoLabel: messages.undo,
          onUndo: undo,
          onClose: () => setLast(null),
          children:
            last && messages[last.decision === 'approve' ? 'approved' : 'rejected'](nameIn(last)),
        }),
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
        skeleton: /* @__PURE__ */ jsx(PhotoSkeleton, {
          className: photo_review_page_module_default.work,
        }),
      }),
      query.data &&
        !photo &&
        /* @__PURE__ */ jsx(NoPhotos, { title: waiting > 0 ? messages.others : messages.none }),
      photo &&
        /* @__PURE__ */ jsxs('div', {
          className: `grid gap-6 ${photo_review_page_module_default.work}`,
          children: [
            /* @__PURE__ */ jsxs('div', {
              className: 'grid one-column content-start gap-2 min-w-0',
              children: [
                /* @__PURE__ */ jsx(PhotoView, { photo }, photo.url),
                /* @__PURE__ */ jsxs('div', {
                  className: 'flex wrap items-end between gap-2-by-4',
                  children: [
                    /* @__PURE__ */ jsx(PhotoStrip, {
                      photos,
                      current,
                      onMove: move,
                    }),
                    /* @__PURE__ */ jsx(OtherPhotos, { photo }),
                  ],
                }),
              ],
            }),
            /* @__PURE__ */ jsx(DecisionPanel, {
              photo,
              firstReason,
              heading,
              onApprove: (event) => press(event, { decision: 'approve' }),
              onReject: (event, reason) =>
                press(event, {
                  decision: 'reject',
                  reason,
                }),
            }),
          ],
        }),
    ],
  });
}
export {
  PhotoReviewPage,
  messages as i,
  RejectReasons as n,
  decision_panel_module_default as r,
  photo_review_page_exports as t,
};
