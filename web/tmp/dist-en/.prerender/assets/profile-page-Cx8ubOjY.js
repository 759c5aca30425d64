globalThis.lazySources.push('src/features/profiles/profile-page.tsx');
/* empty css                      */
import { t as messages } from './profiles-DnNuMvS1.js';
import { P as column_module_default, k as useOwnProfile } from '../entry.mjs';
import { o as useRejectedPhoto } from './own-photos-CXN9bUfN.js';
import { n as useAnswers, t as messages$1 } from './questions-DHEWS6Wb.js';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { n as SkeletonRows, t as QueryState } from './query-state-DWDKAmIv.js';
import { r as groupNames } from './profile-draft-DY4tWXq9.js';
import { t as useDistances } from './use-distances-FwCsoeJt.js';
import { n as InterestChips, r as PromptAnswers, t as Bio } from './profile-texts-BG1Izi6e.js';
import { t as progress_module_default } from './progress.module-0jB6YfE9.js';
import { i as requiredParts, n as optionalParts, t as isDone } from './completeness-C2G09VXj.js';
import { o as questionNames } from './answers-BZE2cUAY.js';
import { o as messages$2, t as PhotoEditor } from './photo-editor-DuFB03_c.js';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconArrowsLeftRight from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs';
import IconCake from '@tabler/icons-react/dist/esm/icons/IconCake.mjs';
import IconGenderBigender from '@tabler/icons-react/dist/esm/icons/IconGenderBigender.mjs';
// web/src/features/profiles/group-summary.tsx
/** The content of a group of fields, for the owner of the profile. */
function GroupSummary({ group, user }) {
  const { format } = useDistances();
  const { bio, prompts, interests } = user;
  if (group === 'bio' && bio) return /* @__PURE__ */ jsx(Bio, { text: bio });
  if (group === 'prompts' && prompts.length > 0)
    return /* @__PURE__ */ jsx(PromptAnswers, {
      look: 'own',
      prompts,
    });
  if (group === 'interests' && interests.length > 0)
    return /* @__PURE__ */ jsx(InterestChips, { interests });
  const facts = factsOf(group, user, format).filter(([, text]) => text);
  if (facts.length === 0)
    return /* @__PURE__ */ jsx('p', {
      className: column_module_default.quiet,
      children: messages.nothing,
    });
  return /* @__PURE__ */ jsx('ul', {
    className: 'plain-list flex wrap muted text-lg gap-1-by-4',
    children: facts.map(([Icon, text]) =>
      /* @__PURE__ */ jsxs(
        'li',
        {
          className: 'row gap-1-5',
          children: [
            /* @__PURE__ */ jsx(Icon, {
              className: 'flex-none faint',
              size: 18,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            text,
          ],
        },
        text,
      ),
    ),
  });
}
function factsOf(group, user, formatDistance) {
  const { lookingFor, location, age, gender, settings } = user;
  if (group === 'about') {
    const named = gender && (messages.genders[gender] ?? gender);
    return [
      [IconUser, user.name],
      [IconCake, age === null ? null : messages.own.years(age)],
      [IconGenderBigender, named],
    ];
  }
  if (group === 'place')
    return [[IconMapPin, [location.city, location.country].filter(Boolean).join(', ')]];
  if (group !== 'seeking') return [];
  const { genders, minAge, maxAge, maxDistance } = lookingFor;
  const distance =
    maxDistance === null
      ? messages.summary.anywhere
      : messages.summary.within(formatDistance(maxDistance));
  const who = settings.bothWays ? messages.summary.bothWays : messages.summary.anyone;
  return [
    [IconHeart, genders.map((each) => messages.sought[each] ?? each).join(', ')],
    [IconCake, minAge !== null && maxAge !== null ? messages.summary.ages(minAge, maxAge) : null],
    [IconMapPin, genders.length === 0 ? null : distance],
    [IconArrowsLeftRight, genders.length === 0 ? null : who],
  ];
}
var profile_page_module_default = {
  page: '_page_ld9zb_1',
  meter: '_meter_ld9zb_5',
  asOthers: '_asOthers_ld9zb_11',
  complete: '_complete_ld9zb_16',
  photos: '_photos_ld9zb_22',
  columns: '_columns_ld9zb_30',
  section: '_section_ld9zb_30',
  groups: '_groups_ld9zb_34',
  edit: '_edit_ld9zb_39',
};
// web/src/features/profiles/completeness-meter.tsx
/** First counts what others need to find the member, then everything, and names the next thing to add. */
function CompletenessMeter({ user }) {
  const { own: m } = messages;
  const { data: answers = [] } = useAnswers();
  const label = useId();
  const required = requiredParts.map((name) => ({
    name,
    done: isDone[name](user),
  }));
  const parts = [
    ...required,
    ...optionalParts.map((name) => ({
      name,
      done: isDone[name](user),
    })),
    {
      name: 'questions',
      done: answers.length >= 5,
    },
  ];
  const next = parts.find((part) => !part.done);
  const counted = required.every(({ done }) => done) ? parts : required;
  const done = counted.filter((part) => part.done).length;
  if (!next)
    return /* @__PURE__ */ jsxs('p', {
      className: 'row gap-2 muted basis-full',
      children: [
        /* @__PURE__ */ jsx(IconCircleCheck, {
          className: 'flex-none color-success',
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
        ' ',
        m.allDone,
      ],
    });
  return /* @__PURE__ */ jsxs('div', {
    className: `grid items-center basis-full ${profile_page_module_default.meter}`,
    children: [
      /* @__PURE__ */ jsx('strong', {
        id: label,
        children:
          counted === required
            ? m.needed(done, counted.length)
            : m.better(Math.round((100 * done) / counted.length)),
      }),
      /* @__PURE__ */ jsx('progress', {
        className: `w-full border-0 bg-muted-soft overflow-hidden no-appearance rounded-sm ${progress_module_default.progress}`,
        'aria-labelledby': label,
        value: done,
        max: counted.length,
      }),
      /* @__PURE__ */ jsx('p', {
        className: `full-row basis-full ${column_module_default.quiet}`,
        children: m.next[next.name],
      }),
    ],
  });
}
// web/src/features/profiles/question-section.tsx
/** How many questions are answered, and the way to them. */
function QuestionSection() {
  const query = useAnswers();
  return /* @__PURE__ */ jsxs('section', {
    className: `grid one-column border-top gap-1-5 anywhere ${column_module_default.section} ${profile_page_module_default.section}`,
    'aria-label': messages$1.title,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'row wrap between gap-3',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'title-xs tight-15',
            children: messages$1.title,
          }),
          /* @__PURE__ */ jsx('span', {
            className: column_module_default.quiet,
            children: query.data && messages$1.answered(query.data.length, questionNames.length),
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: column_module_default.quiet,
        children: messages$1.why,
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages$1,
      }),
      /* @__PURE__ */ jsx('div', {
        children: /* @__PURE__ */ jsx(Button, {
          component: Link,
          to: '/questions',
          variant: 'default',
          radius: 999,
          children: messages$1.start,
        }),
      }),
    ],
  });
}
// web/src/features/profiles/profile-page.tsx
var RejectedPhoto = lazyRouteComponent(
  () => import('./rejected-photo-BhIi7rhK.js'),
  'RejectedPhoto',
);
var GroupForm = lazyRouteComponent(() => import('./group-form-C9L5ykyl.js'), 'GroupForm');
function ProfilePage() {
  const profile = useOwnProfile();
  const [editing, setEditing] = useState(null);
  const own = useAnswers().isPending ? void 0 : profile.data;
  const isComing = useOnline() && !own && !profile.error;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid m-auto w-full max-w-page gap-6 ${profile_page_module_default.page}`,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: 'flex wrap items-start between gap-3-by-6',
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'tight title-md visually-hidden-below-tablet',
            children: messages.own.title,
          }),
          own && !own.user.isAdmin && /* @__PURE__ */ jsx(AsOthers, { user: own.user }),
          own?.user.isAdmin &&
            /* @__PURE__ */ jsx('p', {
              className: `basis-full ${column_module_default.quiet}`,
              children: messages.own.forTeam,
            }),
          own && !own.user.isAdmin && /* @__PURE__ */ jsx(CompletenessMeter, { user: own.user }),
          isComing && /* @__PURE__ */ jsx(HeadSkeleton, {}),
        ],
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query: {
          ...profile,
          data: own,
        },
        words: messages,
        skeleton: /* @__PURE__ */ jsx(ProfileSkeleton, {}),
      }),
      own &&
        /* @__PURE__ */ jsxs('div', {
          className: `grid one-column gap-8 ${profile_page_module_default.columns}`,
          children: [
            /* @__PURE__ */ jsx(PhotoSection, {}),
            /* @__PURE__ */ jsxs('div', {
              className: `grid one-column content-start gap-5 ${profile_page_module_default.groups}`,
              children: [
                groupNames.map((group) =>
                  /* @__PURE__ */ jsx(
                    GroupSection,
                    {
                      group,
                      own,
                      open: editing === group,
                      onOpen: (open) => setEditing(open ? group : null),
                    },
                    group,
                  ),
                ),
                /* @__PURE__ */ jsx(QuestionSection, {}),
              ],
            }),
          ],
        }),
    ],
  });
}
/** The link to the profile as others see it, and how complete it is. */
var HeadSkeleton = () =>
  /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('i', {
        className: `rounded-full bg-skeleton ${profile_page_module_default.asOthers}`,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsx('span', {
        className: 'basis-full',
        'aria-hidden': true,
        children: /* @__PURE__ */ jsx('i', {
          className: `block rounded-sm bg-skeleton ${profile_page_module_default.complete}`,
        }),
      }),
    ],
  });
/** The photos, and the groups beside or below them. */
var ProfileSkeleton = () =>
  /* @__PURE__ */ jsxs('output', {
    className: `grid one-column gap-8 ${profile_page_module_default.columns}`,
    'aria-label': messages.loading,
    children: [
      /* @__PURE__ */ jsx('span', {
        className: `grid gap-2 ${profile_page_module_default.photos}`,
        children: [1, 2, 3, 4, 5, 6].map((photo) =>
          /* @__PURE__ */ jsx('i', { className: 'rounded-lg bg-skeleton portrait' }, photo),
        ),
      }),
      /* @__PURE__ */ jsx(SkeletonRows, {
        count: 6,
        label: '',
      }),
    ],
  });
function AsOthers({ user: { _id, profileComplete } }) {
  const { own: m } = messages;
  if (!profileComplete)
    return /* @__PURE__ */ jsx('p', {
      className: `basis-full ${column_module_default.quiet}`,
      children: m.asOthersHidden,
    });
  return /* @__PURE__ */ jsx(Button, {
    variant: 'default',
    radius: 999,
    leftSection: /* @__PURE__ */ jsx(IconEye, {
      size: 18,
      stroke: 1.75,
      'aria-hidden': true,
    }),
    renderRoot: (props) =>
      /* @__PURE__ */ jsx(Link, {
        to: '/members/$id',
        params: { id: _id },
        ...props,
      }),
    children: m.asOthers,
  });
}
/** Shows a group of fields, and edits it in the same place after its button was pressed. */
function GroupSection({ group, own, open, onOpen }) {
  const m = messages;
  const name = m.groups[group];
  return /* @__PURE__ */ jsxs('section', {
    className: `grid one-column border-top gap-1-5 anywhere ${column_module_default.section} ${profile_page_module_default.section}`,
    'aria-label': name,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'row wrap between gap-3 min-h-target',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'title-xs tight-15',
            children: name,
          }),
          !open &&
            /* @__PURE__ */ jsx(Button, {
              className: `muted ${profile_page_module_default.edit}`,
              variant: 'subtle',
              color: 'ink',
              radius: 999,
              leftSection: /* @__PURE__ */ jsx(IconPencil, {
                size: 16,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              'aria-label': m.editGroup(name),
              onClick: () => onOpen(true),
              children: m.edit,
            }),
        ],
      }),
      open
        ? /* @__PURE__ */ jsx(Suspense, {
            children: /* @__PURE__ */ jsx(GroupForm, {
              group,
              own,
              submit: m.save,
              other: /* @__PURE__ */ jsx(Button, {
                variant: 'default',
                onClick: () => onOpen(false),
                children: m.cancel,
              }),
              onDone: () => onOpen(false),
            }),
          })
        : /* @__PURE__ */ jsx(GroupSummary, {
            group,
            user: own.user,
          }),
    ],
  });
}
function PhotoSection() {
  const rejected = useRejectedPhoto();
  return /* @__PURE__ */ jsxs('section', {
    className: `grid one-column border-top gap-4 ${column_module_default.section} ${profile_page_module_default.section}`,
    'aria-label': messages$2.title,
    children: [
      /* @__PURE__ */ jsx('div', {
        className: 'row min-h-target',
        children: /* @__PURE__ */ jsx('h2', {
          className: 'title-xs tight-15',
          children: messages$2.title,
        }),
      }),
      /* @__PURE__ */ jsx('p', {
        className: column_module_default.quiet,
        children: messages$2.why,
      }),
      rejected &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(RejectedPhoto, { rejected }),
        }),
      /* @__PURE__ */ jsx(PhotoEditor, {}),
    ],
  });
}
export { ProfilePage };
