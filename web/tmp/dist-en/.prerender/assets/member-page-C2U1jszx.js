globalThis.lazySources.push('src/features/discovery/member-page.tsx');
/* empty css                      */
import { p as usePerson } from './likes-BMKo_6Lh.js';
import { p as hasStatus } from './session-qxZvcB-b.js';
import { t as messages } from './person-DmcSxu_R.js';
import { t as messages$1 } from './profiles-DnNuMvS1.js';
import {
  A as lazyDialog,
  P as column_module_default,
  _ as activeText,
  o as BackLink,
} from '../entry.mjs';
import { t as Gone } from './gone-VruDURHH.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as SafetyDialogs } from './safety-dialogs-CmiDSjAT.js';
import { t as useChoice } from './use-choice-DEwpro1P.js';
import { t as messages$2 } from './likes-CTZma4kn.js';
import {
  a as PartHeart,
  c as promptPart,
  f as useLeft,
  i as photosOf,
  l as questionPart,
  n as useChoiceQuestion,
  o as isSame,
  r as PhotoMarks,
  s as photoPart,
  t as useWriting,
  u as SuperlikesYou,
} from './use-writing-DwKwBzZ_.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as PersonMenu } from './person-menu-DhPw0kuf.js';
import { t as TheirLike } from './their-like-CE5CZzxI.js';
import { n as Score, t as Reasons } from './score-Br4VJ4no.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import { n as messages$3, t as partName } from './part-name-DOIgS5fx.js';
import { t as FailedChoice } from './failed-choice-9p9XMwSH.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { t as WaitingChoice } from './waiting-choice-2nJkdaoG.js';
/* empty css                          */
import { t as NoPhoto } from './no-photo-Dg_hHvhv.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { t as useDistances } from './use-distances-FwCsoeJt.js';
import { n as InterestChips, r as PromptAnswers, t as Bio } from './profile-texts-BG1Izi6e.js';
import { Link, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import IconPencilHeart from '@tabler/icons-react/dist/esm/icons/IconPencilHeart.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
var member_page_module_default = {
  page: '_page_1a8go_1',
  title: '_title_1a8go_10',
  columns: '_columns_1a8go_15',
  back: '_back_1a8go_21',
  menu: '_menu_1a8go_39',
  texts: '_texts_1a8go_66',
  online: '_online_1a8go_94',
};
var agreed_answers_module_default = {
  answer: '_answer_1ivso_1',
  topic: '_topic_1ivso_9',
};
// web/src/features/discovery/agreed-answers.tsx
/** The open answers that the two agree on, to like one of them. */
function AgreedAnswers({ questions, liking: { liked, like } }) {
  const parts = questions.map(questionPart).filter((part) => like || isSame(part, liked));
  if (parts.length === 0) return null;
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid one-column gap-2',
    children: [
      like &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-sm',
          children: messages$3.answers,
        }),
      /* @__PURE__ */ jsx('ul', {
        className: 'plain-list flex wrap gap-2',
        'aria-label': messages$3.answers,
        children: parts.map((part) => {
          const topic = partName(part);
          const look = `inline-flex items-center gap-2 min-h-target rounded-full ink text-sm ${agreed_answers_module_default.answer}`;
          return /* @__PURE__ */ jsx(
            'li',
            {
              children: like
                ? /* @__PURE__ */ jsxs('button', {
                    type: 'button',
                    className: `bg-none clickable border-strong ${look}`,
                    'aria-label': messages$3.like.question(topic),
                    'aria-haspopup': 'dialog',
                    onClick: () => like(part),
                    children: [
                      /* @__PURE__ */ jsx(IconHeart, {
                        className: 'color-brand',
                        size: 18,
                        stroke: 1.75,
                        'aria-hidden': true,
                      }),
                      /* @__PURE__ */ jsx('span', {
                        className: agreed_answers_module_default.topic,
                        children: topic,
                      }),
                    ],
                  })
                : /* @__PURE__ */ jsxs('span', {
                    className: look,
                    'data-liked': true,
                    children: [
                      /* @__PURE__ */ jsx(IconHeartFilled, {
                        className: 'color-brand',
                        size: 18,
                        'aria-hidden': true,
                      }),
                      messages$3.liked.there.question(topic),
                    ],
                  }),
            },
            part.id,
          );
        }),
      }),
    ],
  });
}
// web/src/features/discovery/block-and-report.tsx
/** The same as in the menu, in words, at the end of the profile. */
function BlockAndReport({ onReport, onBlock }) {
  return /* @__PURE__ */ jsx('section', {
    className: `grid gap-4 border-top ${column_module_default.section}`,
    'aria-label': messages.safety,
    children: /* @__PURE__ */ jsxs('div', {
      className: 'flex wrap gap-3',
      children: [
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          onClick: onBlock,
          children: messages.block,
        }),
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          onClick: onReport,
          children: messages.report,
        }),
      ],
    }),
  });
}
var choice_bar_module_default = {
  bar: '_bar_b1kwh_1',
  state: '_state_b1kwh_7',
  like: '_like_b1kwh_22',
  round: '_round_b1kwh_37',
};
// web/src/features/discovery/choice-bar.tsx
var NoteDialog = lazyDialog(
  () => import('./note-dialog-BN2HOIZz.js').then((file) => file.NoteDialog),
  { keepsText: true },
);
/** Like or pass, always within reach; afterwards the choice, and how to undo it. */
function ChoiceBar({ person, own, choice, writing, ask }) {
  const { choice: m, discover } = messages$2;
  const { user, matched } = person;
  const { waiting, isSending } = own;
  const { superlikes } = useLeft();
  const choose = (given) => ask(given, () => own.choose(given));
  return /* @__PURE__ */ jsxs('section', {
    className: `grid gap-2 border-top bg-page sticky ${choice_bar_module_default.bar}`,
    'aria-label': m.label,
    children: [
      /* @__PURE__ */ jsx(FailedChoice, { id: user._id }),
      /* @__PURE__ */ jsxs('div', {
        className: 'row justify-center gap-2-5',
        children: [
          /* @__PURE__ */ jsxs('span', {
            className: 'row gap-3 min-w-0 push-start hide-below-tablet',
            'aria-hidden': true,
            children: [
              /* @__PURE__ */ jsx(PhotoAvatar, {
                name: user.name,
                picture: user.profilePicture,
                focus: user.profilePictureFocus,
                size: 44,
              }),
              /* @__PURE__ */ jsx('b', {
                className: 'semibold truncate',
                children: messages$2.discover.card(user.name, user.age),
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('output', {
            className: choice_bar_module_default.state,
            children: [matched && m.isMatch, !matched && choice && m.chosen[choice]],
          }),
          waiting && /* @__PURE__ */ jsx(WaitingChoice, { choice: waiting }),
          matched &&
            /* @__PURE__ */ jsx(Button, {
              radius: 'xl',
              size: 'md',
              renderRoot: (props) =>
                /* @__PURE__ */ jsx(Link, {
                  to: '/matches/$id',
                  params: { id: user._id },
                  ...props,
                }),
              children: m.message,
            }),
          !matched &&
            choice &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              radius: 'xl',
              size: 'md',
              loading: isSending,
              onClick: own.undo,
              children: m.undo,
            }),
          !matched &&
            !choice &&
            /* @__PURE__ */ jsxs(Fragment$1, {
              children: [
                /* @__PURE__ */ jsx(Button, {
                  className: choice_bar_module_default.round,
                  variant: 'default',
                  radius: 'xl',
                  size: 'md',
                  disabled: isSending,
                  leftSection: /* @__PURE__ */ jsx(IconX, {
                    size: 18,
                    stroke: 1.75,
                  }),
                  onClick: () => choose('pass'),
                  children: m.pass,
                }),
                /* @__PURE__ */ jsx(Button, {
                  className: choice_bar_module_default.round,
                  variant: 'default',
                  radius: 'xl',
                  size: 'md',
                  disabled: isSending,
                  leftSection: /* @__PURE__ */ jsx(IconStarFilled, {
                    className: 'color-amber-6',
                    size: 18,
                  }),
                  title: superlikes === void 0 ? void 0 : discover.superlikesLeft(superlikes),
                  onClick: () => choose('superlike'),
                  children: m.superlike,
                }),
                /* @__PURE__ */ jsx(Button, {
                  className: choice_bar_module_default.round,
                  variant: 'default',
                  radius: 'xl',
                  size: 'md',
                  disabled: isSending,
                  leftSection: /* @__PURE__ */ jsx(IconPencilHeart, {
                    size: 18,
                    stroke: 1.75,
                  }),
                  onClick: () => ask('like', () => writing.write()),
                  children: m.note,
                }),
                /* @__PURE__ */ jsx(Button, {
                  className: choice_bar_module_default.like,
                  radius: 'xl',
                  size: 'md',
                  loading: isSending,
                  leftSection: /* @__PURE__ */ jsx(IconHeartFilled, { size: 18 }),
                  onClick: () => choose('like'),
                  children: m.like,
                }),
              ],
            }),
        ],
      }),
      /* @__PURE__ */ jsx(NoteDialog, {
        name: user.name,
        part: writing.part,
        opened: writing.opened,
        onClose: writing.close,
        onSend: (written) => {
          writing.close();
          own.choose('like', written);
        },
      }),
    ],
  });
}
var gallery_module_default = {
  stage: '_stage_12irk_2',
  side: '_side_12irk_9',
  arrow: '_arrow_12irk_25',
  previous: '_previous_12irk_31',
  next: '_next_12irk_39',
  thumbs: '_thumbs_12irk_47',
  button: '_button_12irk_55',
  mark: '_mark_12irk_62',
};
// web/src/features/discovery/gallery.tsx
/** One large photo, which is tapped at its sides on a phone, and the others below it to choose from. */
function Gallery({ name, photos, index, liking, onShow, children }) {
  const [photo, several] = [photos[index], photos.length > 1];
  const step = (by) => onShow((index + by + photos.length) % photos.length);
  return /* @__PURE__ */ jsxs('section', {
    className: 'grid one-column content-start gap-3',
    'aria-label': messages.photos(name),
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `bg-sunken overflow-hidden relative portrait rounded-4xl ${gallery_module_default.stage}`,
        children: [
          photo
            ? /* @__PURE__ */ jsx(Photo, {
                className: 'w-full h-full cover face-up',
                url: photo.url,
                focus: photo.focus,
                alt: messages.photo(name, index + 1),
              })
            : /* @__PURE__ */ jsx(NoPhoto, { name }),
          /* @__PURE__ */ jsx(PhotoMarks, {
            count: photos.length,
            index,
          }),
          several &&
            /* @__PURE__ */ jsxs(Fragment$1, {
              children: [
                /* @__PURE__ */ jsx(ActionIcon, {
                  className: `absolute color-white ${gallery_module_default.side} ${gallery_module_default.previous}`,
                  variant: 'filled',
                  color: 'dark',
                  radius: 'xl',
                  size: 44,
                  'aria-label': messages.previousPhoto,
                  onClick: () => step(-1),
                  children: /* @__PURE__ */ jsx(IconChevronLeft, {
                    className: gallery_module_default.arrow,
                    size: 20,
                    stroke: 1.75,
                  }),
                }),
                /* @__PURE__ */ jsx(ActionIcon, {
                  className: `absolute color-white ${gallery_module_default.side} ${gallery_module_default.next}`,
                  variant: 'filled',
                  color: 'dark',
                  radius: 'xl',
                  size: 44,
                  'aria-label': messages.nextPhoto,
                  onClick: () => step(1),
                  children: /* @__PURE__ */ jsx(IconChevronRight, {
                    className: gallery_module_default.arrow,
                    size: 20,
                    stroke: 1.75,
                  }),
                }),
                /* @__PURE__ */ jsx('output', {
                  className: 'visually-hidden',
                  children: messages.photoCount(index + 1, photos.length),
                }),
              ],
            }),
          /* @__PURE__ */ jsx('div', {
            className: `absolute z-1 no-pointer ${gallery_module_default.mark}`,
            children,
          }),
          photo &&
            /* @__PURE__ */ jsx(PartHeart, {
              part: photoPart(photo),
              liking,
              place: 'photo',
            }),
        ],
      }),
      several &&
        /* @__PURE__ */ jsx('ul', {
          className: `plain-list grid gap-2-5 ${gallery_module_default.thumbs}`,
          children: photos.map(({ url, publicId, focus }, number) =>
            /* @__PURE__ */ jsx(
              'li',
              {
                children: /* @__PURE__ */ jsx('button', {
                  className: `p-0 w-full border-0 bg-sunken overflow-hidden clickable portrait rounded-lg ${gallery_module_default.button}`,
                  type: 'button',
                  'aria-label': messages.photo(name, number + 1),
                  'aria-pressed': number === index,
                  onClick: () => onShow(number),
                  children: /* @__PURE__ */ jsx(Photo, {
                    className: 'w-full h-full cover face-up',
                    url,
                    focus,
                    alt: '',
                    loading: 'lazy',
                  }),
                }),
              },
              publicId,
            ),
          ),
        }),
    ],
  });
}
// web/src/features/discovery/member-head.tsx
/** Who it is, where, and when they were here. */
function MemberHead({ person }) {
  const { user, distance } = person;
  const { away } = useDistances();
  const { city, country } = user.location;
  const place = [[city, country].filter(Boolean).join(', '), away(distance)].filter(Boolean);
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid one-column gap-2 min-w-0',
    children: [
      /* @__PURE__ */ jsxs('h1', {
        className: `anywhere tight-25 title-lg ${member_page_module_default.title}`,
        children: [
          user.name,
          ', ',
          /* @__PURE__ */ jsx('span', {
            className: 'light',
            children: user.age,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('ul', {
        className: 'plain-list flex wrap muted text-lg gap-1-by-4',
        children: [
          place.length > 0 &&
            /* @__PURE__ */ jsxs('li', {
              className: 'row gap-1-5',
              children: [
                /* @__PURE__ */ jsx(IconMapPin, {
                  className: 'flex-none faint',
                  size: 18,
                  stroke: 1.75,
                  'aria-hidden': true,
                }),
                place.join(', '),
              ],
            }),
          /* @__PURE__ */ jsx('li', {
            className: 'row gap-1-5',
            children: messages$1.genders[user.gender] ?? user.gender,
          }),
          /* @__PURE__ */ jsx(Activity$1, { user }),
        ],
      }),
    ],
  });
}
function Activity$1({ user: { isOnline, lastActive } }) {
  if (isOnline)
    return /* @__PURE__ */ jsx('li', {
      className: `row gap-1-5 color-success semibold ${member_page_module_default.online}`,
      children: messages.online,
    });
  return (
    lastActive &&
    /* @__PURE__ */ jsx('li', {
      className: 'row gap-1-5',
      children: activeText(lastActive),
    })
  );
}
// web/src/features/discovery/member-texts.tsx
/** What they say about themselves. */
function MemberTexts({ person: { user, compatibility }, liking }) {
  const { sharedInterests: shared } = compatibility;
  const others = user.interests.filter((each) => !shared.includes(each));
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      user.prompts.length > 0 &&
        /* @__PURE__ */ jsx('section', {
          className: `grid gap-4 border-top ${column_module_default.section}`,
          'aria-label': messages$1.groups.prompts,
          children: /* @__PURE__ */ jsx(PromptAnswers, {
            look: 'page',
            prompts: user.prompts,
            children: (prompt) =>
              /* @__PURE__ */ jsx(PartHeart, {
                part: promptPart(prompt),
                liking,
                place: 'words',
              }),
          }),
        }),
      user.bio &&
        /* @__PURE__ */ jsxs('section', {
          className: `grid gap-2 border-top ${column_module_default.section}`,
          'aria-label': messages.about(user.name),
          children: [
            /* @__PURE__ */ jsx('h2', {
              className: 'heading-md',
              children: messages.about(user.name),
            }),
            /* @__PURE__ */ jsx(Bio, { text: user.bio }),
          ],
        }),
      user.interests.length > 0 &&
        /* @__PURE__ */ jsxs('section', {
          className: `grid gap-3 border-top ${column_module_default.section}`,
          'aria-label': messages.interests,
          children: [
            /* @__PURE__ */ jsx('h2', {
              className: 'heading-md',
              children: messages.interests,
            }),
            /* @__PURE__ */ jsx(Interests, {
              label: messages.youShare,
              interests: shared,
              shared,
            }),
            /* @__PURE__ */ jsx(Interests, {
              label: shared.length > 0 ? messages.also : null,
              interests: others,
              shared,
            }),
          ],
        }),
    ],
  });
}
var Interests = ({ label, interests, shared }) =>
  interests.length > 0 &&
  /* @__PURE__ */ jsxs('div', {
    className: 'grid gap-2',
    children: [
      label &&
        /* @__PURE__ */ jsx('h3', {
          className: 'muted m-0 heading-md',
          children: label,
        }),
      /* @__PURE__ */ jsx(InterestChips, {
        interests,
        shared,
      }),
    ],
  });
// web/src/features/discovery/member-profile.tsx
/** Photos on one side, words on the other; on a phone one below the other. */
function MemberProfile({ person, onSafety }) {
  const { user } = person;
  const self = useSession().user?._id === user._id;
  const [chosen, setChosen] = useState(0);
  const own = useChoice(user);
  const { waiting } = own;
  const choice = waiting ? (own.chosen ?? null) : person.choice;
  const writing = useWriting();
  const mayLike = !self && !person.matched && !choice && !own.isSending;
  const question = useChoiceQuestion();
  const ask = (given, send) =>
    question.ask(
      given,
      {
        ...user,
        fits: person.fits,
      },
      send,
    );
  const like = (part) => ask('like', () => writing.write(part));
  const liking = {
    liked: person.likedPart,
    like: mayLike ? like : null,
  };
  const photos = photosOf(user);
  const index = Math.min(chosen, Math.max(0, photos.length - 1));
  const photo = photos[index];
  const safety = {
    onReport: () => onSafety('report'),
    onBlock: () => onSafety('block'),
  };
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `grid one-column gap-6 ${member_page_module_default.columns}`,
        children: [
          /* @__PURE__ */ jsx(Gallery, {
            name: user.name,
            photos,
            index,
            liking,
            onShow: setChosen,
            children:
              person.superlikesYou && /* @__PURE__ */ jsx(SuperlikesYou, { name: user.name }),
          }),
          /* @__PURE__ */ jsxs('div', {
            className: `grid one-column content-start anywhere gap-6 ${member_page_module_default.texts}`,
            children: [
              self && /* @__PURE__ */ jsx(Own, {}),
              /* @__PURE__ */ jsxs('header', {
                className: 'flex items-start between gap-4',
                children: [
                  /* @__PURE__ */ jsx(MemberHead, { person }),
                  !self &&
                    /* @__PURE__ */ jsx('div', {
                      className: member_page_module_default.menu,
                      children: /* @__PURE__ */ jsx(PersonMenu, {
                        user,
                        bookmarked: person.bookmarked,
                        place: 'page',
                        ...safety,
                        onReportPhoto: photo && (() => onSafety(photo)),
                      }),
                    }),
                ],
              }),
              !self &&
                /* @__PURE__ */ jsx(Match, {
                  person,
                  liking,
                }),
              person.theirLike &&
                /* @__PURE__ */ jsx('div', {
                  className: 'grid one-column gap-2',
                  children: /* @__PURE__ */ jsx(TheirLike, {
                    theirLike: person.theirLike,
                    by: user.name,
                  }),
                }),
              /* @__PURE__ */ jsx(MemberTexts, {
                person,
                liking,
              }),
              !self && /* @__PURE__ */ jsx(BlockAndReport, { ...safety }),
            ],
          }),
        ],
      }),
      !self &&
        /* @__PURE__ */ jsx(ChoiceBar, {
          person,
          own,
          choice,
          writing,
          ask,
        }),
      question.dialog,
    ],
  });
}
function Own() {
  return /* @__PURE__ */ jsxs('p', {
    className: 'row wrap between gap-3',
    children: [
      /* @__PURE__ */ jsx('span', {
        className: column_module_default.quiet,
        children: messages.you,
      }),
      /* @__PURE__ */ jsx(Link, {
        to: '/profile',
        className: columnLink,
        children: messages.toProfile,
      }),
    ],
  });
}
function Match({ person, liking }) {
  const { discover } = messages$2;
  const { name } = person.user;
  return /* @__PURE__ */ jsxs('section', {
    className: `grid one-column gap-3 border-top ${column_module_default.section}`,
    'aria-label': messages.match(name),
    children: [
      /* @__PURE__ */ jsx(Score, { match: person }),
      /* @__PURE__ */ jsx(Reasons, {
        match: person,
        name,
        counted: true,
      }),
      /* @__PURE__ */ jsx(AgreedAnswers, {
        questions: person.likeableAnswers,
        liking,
      }),
      /* @__PURE__ */ jsx(Link, {
        className: 'underline self-start muted text-sm',
        to: '/ranking',
        children: discover.why,
      }),
    ],
  });
}
var member_skeleton_module_default = {
  name: '_name_zush1_1',
  facts: '_facts_zush1_6',
  score: '_score_zush1_11',
  line: '_line_zush1_16',
};
// web/src/features/discovery/member-skeleton.tsx
/** A person before they are there: the photo, and the lines of the words beside or below it. */
var MemberSkeleton = () =>
  /* @__PURE__ */ jsxs('output', {
    className: `grid one-column gap-6 ${member_page_module_default.columns}`,
    'aria-label': messages.loading,
    children: [
      /* @__PURE__ */ jsx('i', {
        className: `bg-skeleton portrait rounded-4xl ${gallery_module_default.stage}`,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsxs('span', {
        className: `grid one-column content-start gap-5 ${member_page_module_default.texts}`,
        'aria-hidden': true,
        children: [
          /* @__PURE__ */ jsx('i', {
            className: `rounded-md bg-skeleton ${member_skeleton_module_default.name}`,
          }),
          /* @__PURE__ */ jsx('i', {
            className: `rounded-sm bg-skeleton ${member_skeleton_module_default.facts}`,
          }),
          /* @__PURE__ */ jsx('i', {
            className: `rounded-md bg-skeleton ${member_skeleton_module_default.score}`,
          }),
          /* @__PURE__ */ jsx('i', {
            className: `rounded-sm bg-skeleton ${member_skeleton_module_default.line}`,
          }),
          /* @__PURE__ */ jsx('i', {
            className: `rounded-sm bg-skeleton ${member_skeleton_module_default.line}`,
          }),
          /* @__PURE__ */ jsx('i', {
            className: `rounded-sm bg-skeleton ${member_skeleton_module_default.facts}`,
          }),
        ],
      }),
    ],
  });
// web/src/features/discovery/member-page.tsx
/** The visible profile of another member. */
function MemberPage() {
  const { id } = useParams({ from: '/members/$id' });
  const { person: query, profileStatus } = usePerson(id);
  const [open, setOpen] = useState(null);
  const { data, error } = query;
  const isGone = hasStatus(error, 404) || hasStatus(error, 400);
  if (isGone && !(data && open)) return /* @__PURE__ */ jsx(UnknownMember, {});
  return /* @__PURE__ */ jsxs('div', {
    className: `grid one-column gap-5 m-auto w-full max-w-page relative ${member_page_module_default.page}`,
    'aria-busy': profileStatus === 'loading',
    children: [
      /* @__PURE__ */ jsx(BackLink, {
        to: '/discover',
        label: messages.back,
        className: `muted semibold ${member_page_module_default.back}`,
      }),
      !isGone &&
        /* @__PURE__ */ jsx(QueryState, {
          isPage: true,
          query,
          words: {
            ...messages$1,
            loading: messages.loading,
          },
          skeleton: /* @__PURE__ */ jsx(MemberSkeleton, {}),
        }),
      data &&
        /* @__PURE__ */ jsx(MemberProfile, {
          person: data,
          onSafety: setOpen,
        }),
      data &&
        /* @__PURE__ */ jsx(Safety, {
          person: data,
          open,
          onClose: () => setOpen(null),
        }),
    ],
  });
}
function Safety({ person: { user, matched }, open, onClose }) {
  const navigate = useNavigate();
  const { history } = useRouter();
  /** To where the member came from. A chat with them has ended by then. */
  function leave() {
    if (!matched && history.canGoBack()) history.back();
    else
      navigate({
        to: matched ? '/matches' : '/discover',
        replace: true,
      });
  }
  return /* @__PURE__ */ jsx(SafetyDialogs, {
    user,
    open,
    onClose,
    onBlocked: leave,
  });
}
/** They left, blocked the member, are hidden, or never were here: all look the same. */
function UnknownMember() {
  return /* @__PURE__ */ jsx(Gone, {
    title: messages.unknown,
    about: messages.unknownText,
    children: /* @__PURE__ */ jsx(Button, {
      size: 'md',
      radius: 'xl',
      renderRoot: (props) =>
        /* @__PURE__ */ jsx(Link, {
          to: '/discover',
          ...props,
        }),
      children: messages.onward,
    }),
  });
}
export { MemberPage };
