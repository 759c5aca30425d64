globalThis.lazySources.push('src/features/home/home-page.tsx');
import {
  a as messages,
  i as showFeatures,
  n as Features,
  r as featuresId,
  t as Figures,
} from './figures-B74Tf9_R.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
/* empty css                      */
import { n as SkeletonRows, t as QueryState } from './query-state-DWDKAmIv.js';
import { f as useNewPeople, r as useLikes } from './likes-BMKo_6Lh.js';
import { i as useChats } from './inbox-BqG-WvHo.js';
import { t as useLikeCount } from './like-count-C5BIWFeN.js';
import { t as useFreshNotices } from './notices-DC1CAnGD.js';
import { k as useOwnProfile, x as lastActiveText } from '../entry.mjs';
import { n as useAnswers, t as messages$1 } from './questions-DHEWS6Wb.js';
import {
  a as stepOfPart,
  i as requiredParts,
  n as optionalParts,
  t as isDone,
} from './completeness-C2G09VXj.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { t as PersonCard } from './person-card-vqXCWx4g.js';
import {
  i as withAnswer,
  n as questionOrder,
  t as questionStem,
} from './question-stem-DVFfMZuk.js';
import { t as summaryOf } from './summary-of-BPmxl3MZ.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
var about_band_module_default = {
  hero: '_hero_147ib_1',
  band: '_band_147ib_5',
  title: '_title_147ib_5',
  actions: '_actions_147ib_13',
  action: '_action_147ib_13',
};
// web/src/features/home/about-band.tsx
/** What the service is, below what is the member's own. */
function AboutBand() {
  const { requiresVerification, requiresProfileCompletion } = useSession();
  const to = requiresVerification
    ? '/verify'
    : requiresProfileCompletion
      ? '/profile'
      : '/discover';
  return /* @__PURE__ */ jsxs('div', {
    className: `border-top bg-surface ${about_band_module_default.band}`,
    children: [
      /* @__PURE__ */ jsxs('section', {
        className: `row wrap between m-auto max-w-page gap-5 ${about_band_module_default.hero}`,
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'min-w-0',
            children: [
              /* @__PURE__ */ jsx('h2', {
                className: `tight-30 balance ${about_band_module_default.title}`,
                children: messages.title,
              }),
              /* @__PURE__ */ jsx('p', {
                className: 'muted text-lg pretty mt-1-5',
                children: messages.lead,
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: `flex wrap gap-2-5 ${about_band_module_default.actions}`,
            children: [
              /* @__PURE__ */ jsx(Button, {
                size: 'md',
                radius: 999,
                variant: 'default',
                className: `outlined ${about_band_module_default.action}`,
                renderRoot: (props) =>
                  /* @__PURE__ */ jsx(Link, {
                    to,
                    ...props,
                  }),
                children: messages.getStarted,
              }),
              /* @__PURE__ */ jsx(Button, {
                size: 'md',
                radius: 999,
                variant: 'default',
                className: `outlined ${about_band_module_default.action}`,
                component: 'a',
                href: `#${featuresId}`,
                onClick: showFeatures,
                children: messages.learnMore,
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Features, { quiet: true }),
      /* @__PURE__ */ jsx(Figures, { quiet: true }),
    ],
  });
}
var home_page_module_default = { own: '_own_nj3yj_1' };
var next_step_module_default = {
  step: '_step_4m4g3_1',
  skeleton: '_skeleton_4m4g3_12',
  ring: '_ring_4m4g3_17',
  sign: '_sign_4m4g3_18',
  texts: '_texts_4m4g3_34',
  heading: '_heading_4m4g3_34',
  action: '_action_4m4g3_42',
};
// web/src/features/home/use-next-step.ts
/**
 * The one thing that helps the member most now: the first that applies. People who wait come before the profile. Undefined until
 * it is known, with the query that keeps it from being known if nothing comes for now.
 */
function useNextStep() {
  const { requiresVerification } = useSession();
  const profile = useOwnProfile();
  const answers = useAnswers();
  const fresh = useFreshNotices();
  const canMeet = !requiresVerification && profile.data?.user.profileComplete === true;
  const likes = useLikeCount(canMeet);
  const turns = useChats('turn', canMeet);
  const silent = useChats('new', canMeet);
  const anyone = useNewPeople(canMeet && likes.data === 0);
  const step = stepOf(requiresVerification, {
    profile,
    answers,
    fresh,
    likes,
    turns,
    silent,
    anyone,
  });
  const sources = [profile, fresh, turns, silent, answers, likes, anyone];
  const lacking = sources.find(
    ({ data, isError, fetchStatus }) => !data && (isError || fetchStatus === 'paused'),
  );
  return {
    step,
    missing: step === void 0 &&
      lacking && {
        data: void 0,
        error: lacking.error,
        refetch: () => {
          for (const { isError, refetch } of sources) if (isError) refetch();
        },
      },
  };
}
function stepOf(requiresVerification, sources) {
  const { nextStep: m } = messages;
  const { fresh, likes, turns, silent, anyone } = sources;
  const answers = sources.answers.data;
  const user = sources.profile.data?.user;
  if (requiresVerification)
    return {
      ...m.verify,
      to: '/verify',
    };
  if (!user) return void 0;
  const done = requiredParts.filter((part) => isDone[part](user)).length;
  if (done < requiredParts.length)
    return {
      ...m.required,
      to: '/welcome',
      progress: {
        done,
        all: requiredParts.length,
      },
    };
  const notices = fresh.data ?? [];
  if (notices.some(({ kind }) => kind === 'report.reply'))
    return {
      ...m.reply,
      to: '/my-reports',
    };
  const match = notices.find((notice) => notice.kind === 'match');
  if (match)
    return {
      ...m.match,
      title: m.match.title(match.about.firstName),
      to: '/matches',
    };
  if (turns.isLoading || silent.isLoading) return void 0;
  const unread = turns.data?.pages[0]?.chats.find((chat) => chat.unread > 0);
  if (unread) return writeTo(unread, m.turn);
  if (fresh.isPending || likes.isPending || !answers) return void 0;
  if (likes.data)
    return {
      ...m.likes,
      title: m.likes.title(likes.data),
      to: '/likes',
    };
  const [quiet] = silent.data?.pages[0]?.chats ?? [];
  if (quiet) return writeTo(quiet, m.hello);
  const part = optionalParts.find((each) => !isDone[each](user));
  if (part)
    return {
      ...m[part],
      to: '/welcome',
      search: { step: stepOfPart(part) },
    };
  const missing = 5 - answers.length;
  if (missing > 0)
    return {
      ...m.questions,
      title: m.questions.title(missing),
      to: '/questions',
    };
  if (!anyone.data) return void 0;
  if (anyone.data.length > 0)
    return {
      ...m.browse,
      to: '/browse',
    };
  return {
    ...m.widen,
    to: '/discover',
  };
}
function writeTo({ person: { _id: id, firstName } }, words) {
  return {
    ...words,
    title: words.title(firstName),
    to: '/matches/$id',
    params: { id },
  };
}
// web/src/features/home/next-step.tsx
/** Its place is kept while it loads. */
function NextStep() {
  const { nextStep: m } = messages;
  const { step, missing } = useNextStep();
  if (missing)
    return /* @__PURE__ */ jsx(QueryState, {
      query: missing,
      words: m,
    });
  if (step === void 0)
    return /* @__PURE__ */ jsxs('section', {
      className: `row gap-4 rounded-2xl bg-brand-soft ${next_step_module_default.step}`,
      'aria-label': m.label,
      children: [
        /* @__PURE__ */ jsx(Mark, {}),
        /* @__PURE__ */ jsxs('div', {
          className: `flex-1 min-w-0 ${next_step_module_default.texts}`,
          children: [
            /* @__PURE__ */ jsx('small', {
              className: 'color-brand text-sm semibold lh-14',
              children: m.label,
            }),
            /* @__PURE__ */ jsx('h2', {
              className: `anywhere balance ${next_step_module_default.heading}`,
              children: /* @__PURE__ */ jsx('output', {
                className: `rounded-md ${next_step_module_default.skeleton}`,
                children: m.loading,
              }),
            }),
            /* @__PURE__ */ jsx('p', {
              className: 'muted text-sm lh-14',
              children: '\xA0',
            }),
          ],
        }),
      ],
    });
  const { title, about } = step;
  const progress = 'progress' in step ? step.progress : null;
  return /* @__PURE__ */ jsxs('section', {
    className: `row gap-4 rounded-2xl bg-brand-soft ${next_step_module_default.step}`,
    'aria-label': m.label,
    children: [
      progress
        ? /* @__PURE__ */ jsx(Ring, { ...progress })
        : /* @__PURE__ */ jsx(Mark, { isChat: 'params' in step }),
      /* @__PURE__ */ jsxs('div', {
        className: `flex-1 min-w-0 ${next_step_module_default.texts}`,
        children: [
          /* @__PURE__ */ jsx('small', {
            className: 'color-brand text-sm semibold lh-14',
            children: m.label,
          }),
          /* @__PURE__ */ jsx('h2', {
            className: `anywhere balance ${next_step_module_default.heading}`,
            children: title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'muted text-sm lh-14',
            children: progress ? m.missing(progress.done, progress.all) : about,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs(Button, {
        size: 'md',
        radius: 999,
        className: `flex-none ${next_step_module_default.action}`,
        'aria-label': step.action,
        renderRoot: (props) => {
          if ('params' in step)
            return /* @__PURE__ */ jsx(Link, {
              to: step.to,
              params: step.params,
              ...props,
            });
          if ('search' in step)
            return /* @__PURE__ */ jsx(Link, {
              to: step.to,
              search: step.search,
              ...props,
            });
          return /* @__PURE__ */ jsx(Link, {
            to: step.to,
            ...props,
          });
        },
        children: [
          /* @__PURE__ */ jsx('span', {
            className: 'hide-below-narrow',
            children: step.action,
          }),
          /* @__PURE__ */ jsx('span', {
            className: 'hide-from-narrow',
            children: step.verb,
          }),
        ],
      }),
    ],
  });
}
var Mark = ({ isChat = false }) =>
  /* @__PURE__ */ jsx('span', {
    className: `color-brand bg-surface grid flex-none round place-center ${next_step_module_default.sign}`,
    'aria-hidden': true,
    children: isChat
      ? /* @__PURE__ */ jsx(IconMessage, {
          size: 24,
          stroke: 1.5,
        })
      : /* @__PURE__ */ jsx(IconSparkles, {
          size: 24,
          stroke: 1.5,
        }),
  });
function Ring({ done, all }) {
  const share = { '--done': done / all };
  return /* @__PURE__ */ jsxs('span', {
    className: `semibold tabular grid flex-none round place-center ${next_step_module_default.ring}`,
    style: share,
    'aria-hidden': true,
    children: [done, '/', all],
  });
}
var today_module_default = {
  today: '_today_ql3fs_1',
  column: '_column_ql3fs_6',
  turn: '_turn_ql3fs_10',
  likes: '_likes_ql3fs_18',
  like: '_like_ql3fs_18',
  box: '_box_ql3fs_35',
  question: '_question_ql3fs_35',
  title: '_title_ql3fs_41',
  face: '_face_ql3fs_47',
  words: '_words_ql3fs_53',
  choice: '_choice_ql3fs_58',
  block: '_block_ql3fs_81',
  people: '_people_ql3fs_93',
};
// web/src/features/home/today/block.tsx
var Block = ({ title, place, more, children }) =>
  /* @__PURE__ */ jsxs('section', {
    className: `min-w-0 ${today_module_default.block}`,
    'data-place': place,
    'aria-label': title,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: 'row between gap-3 min-h-target mb-1-5',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'tight-15 title-xs',
            children: title,
          }),
          more,
        ],
      }),
      children,
    ],
  });
var moreLink = 'inline-flex items-center min-h-target nowrap color-brand semibold hover-underline';
// web/src/features/home/today/new-likes.tsx
var most$1 = 6;
/** How many people like the member, and who, if the member may see that. */
function NewLikes({ page }) {
  const { today: m, nextStep } = messages;
  if (!page || page.count === 0) return null;
  return /* @__PURE__ */ jsxs(Block, {
    title: nextStep.likes.title(page.count),
    place: 'likes',
    more: /* @__PURE__ */ jsx(Link, {
      to: '/likes',
      className: moreLink,
      children: m.seeAll,
    }),
    children: [
      page.likes.length > 0 &&
        /* @__PURE__ */ jsx('ul', {
          className: `plain-list flex gap-3-5 overflow-x-auto ${today_module_default.likes}`,
          children: page.likes.slice(0, most$1).map(({ person }) =>
            /* @__PURE__ */ jsx(
              'li',
              {
                className: `flex-none ${today_module_default.like}`,
                children: /* @__PURE__ */ jsxs(Link, {
                  to: '/members/$id',
                  params: { id: person._id },
                  className: 'grid justify-items-center gap-1-5 ink text-sm semibold',
                  children: [
                    /* @__PURE__ */ jsx(PhotoAvatar, {
                      name: person.name,
                      picture: person.profilePicture,
                      focus: person.profilePictureFocus,
                      size: 64,
                    }),
                    /* @__PURE__ */ jsx('span', {
                      className: 'truncate max-w-full',
                      children: person.name,
                    }),
                  ],
                }),
              },
              person._id,
            ),
          ),
        }),
      !page.visible &&
        page.count > page.likes.length &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted',
          children: m.locked,
        }),
    ],
  });
}
// web/src/features/home/today/new-people.tsx
/** The newest three people whom the member can meet. */
function NewPeople({ cards }) {
  const { today: m } = messages;
  if (cards.length === 0) return null;
  return /* @__PURE__ */ jsx(Block, {
    title: m.people,
    place: 'people',
    more: /* @__PURE__ */ jsx(Link, {
      to: '/discover',
      className: moreLink,
      children: m.discover,
    }),
    children: /* @__PURE__ */ jsx('ul', {
      className: `plain-list grid three-columns gap-4 ${today_module_default.people}`,
      children: cards.map(({ person }) =>
        /* @__PURE__ */ jsx(
          'li',
          {
            className: 'min-w-0',
            children: /* @__PURE__ */ jsx(PersonCard, { person }),
          },
          person._id,
        ),
      ),
    }),
  });
}
// web/src/features/home/today/one-question.tsx
/** The next question without an answer, which a tap answers in place. */
function OneQuestion({ answers, onAnswer }) {
  const { today: m } = messages;
  const [skipped, setSkipped] = useState([]);
  const [answered, setAnswered] = useState(null);
  const given = new Map(answers.map((each) => [each.question, each]));
  const open = questionOrder.find((name) => !given.has(name) && !skipped.includes(name));
  const question = answered ?? open;
  if (!question) return null;
  const { question: text = question, answers: choices = [] } = messages$1.texts[question] ?? {};
  const answer = given.get(question);
  const isOpen = answer ? answer.open : withAnswer(question, 0, void 0).open;
  const goOn = () => {
    if (!answered) setSkipped([...skipped, question]);
    setAnswered(null);
  };
  return /* @__PURE__ */ jsx(Block, {
    title: m.question,
    place: 'question',
    more: /* @__PURE__ */ jsx('button', {
      type: 'button',
      className: `p-0 border-0 bg-none clickable ${moreLink}`,
      onClick: goOn,
      children: answered ? m.another : m.skip,
    }),
    children: /* @__PURE__ */ jsxs('div', {
      className: `border-line rounded-xl bg-surface p-5 ${today_module_default.box}`,
      children: [
        /* @__PURE__ */ jsx('h3', {
          className: `balance tight-15 ${today_module_default.question}`,
          children: questionStem(text),
        }),
        /* @__PURE__ */ jsx('div', {
          className: 'grid gap-2',
          children: choices.map((choice, index) =>
            /* @__PURE__ */ jsx(
              'button',
              {
                type: 'button',
                className: `border-strong bg-surface ink text-start clickable semibold text-lg hover ${today_module_default.choice}`,
                'aria-pressed': answer?.mine === index,
                onClick: () => {
                  setAnswered(question);
                  onAnswer(question, withAnswer(question, index, answer));
                },
                children: choice,
              },
              choice,
            ),
          ),
        }),
        /* @__PURE__ */ jsxs('p', {
          className: 'row gap-2 items-start mt-3 muted text-sm',
          children: [
            /* @__PURE__ */ jsx(IconLock, {
              className: 'flex-none',
              size: 16,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            /* @__PURE__ */ jsx('span', {
              children: isOpen ? messages$1.openMeans : messages$1.hiddenMeans,
            }),
          ],
        }),
        /* @__PURE__ */ jsx('output', {
          className: 'text-sm semibold hide-empty',
          children: answered && messages$1.savedFrom(answer?.countsAt ?? null),
        }),
      ],
    }),
  });
}
// web/src/features/home/today/today-skeleton.tsx
/** What the day brings before it is there, in the places of its parts. */
var TodaySkeleton = ({ label }) =>
  /* @__PURE__ */ jsxs('div', {
    className: `grid items-start gap-8 ${today_module_default.today}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `grid min-w-0 ${today_module_default.column}`,
        children: [
          /* @__PURE__ */ jsx(Part, {
            place: 'turn',
            children: /* @__PURE__ */ jsx(SkeletonRows, {
              count: 2,
              label,
              faces: true,
            }),
          }),
          /* @__PURE__ */ jsx(Part, {
            place: 'people',
            children: /* @__PURE__ */ jsx('div', {
              className: `grid three-columns gap-4 ${today_module_default.people}`,
              children: [1, 2, 3].map((person) =>
                /* @__PURE__ */ jsx('i', { className: 'rounded-2xl bg-skeleton portrait' }, person),
              ),
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `grid min-w-0 ${today_module_default.column}`,
        children: [
          /* @__PURE__ */ jsx(Part, {
            place: 'likes',
            children: /* @__PURE__ */ jsx('div', {
              className: `flex gap-3-5 overflow-hidden ${today_module_default.likes}`,
              children: [1, 2, 3, 4, 5].map((person) =>
                /* @__PURE__ */ jsx(
                  'i',
                  { className: `flex-none round bg-skeleton ${today_module_default.face}` },
                  person,
                ),
              ),
            }),
          }),
          /* @__PURE__ */ jsx(Part, {
            place: 'question',
            children: /* @__PURE__ */ jsxs('div', {
              className: `border-line rounded-xl bg-surface p-5 ${today_module_default.box}`,
              children: [
                /* @__PURE__ */ jsx('i', {
                  className: `block rounded-sm bg-skeleton ${today_module_default.question} ${today_module_default.words}`,
                }),
                /* @__PURE__ */ jsx('div', {
                  className: 'grid gap-2',
                  children: [1, 2, 3, 4].map((choice) =>
                    /* @__PURE__ */ jsx(
                      'i',
                      { className: `border-line ${today_module_default.choice}` },
                      choice,
                    ),
                  ),
                }),
              ],
            }),
          }),
        ],
      }),
    ],
  });
var Part = ({ place, children }) =>
  /* @__PURE__ */ jsxs('div', {
    className: `min-w-0 ${today_module_default.block}`,
    'data-place': place,
    children: [
      /* @__PURE__ */ jsx('div', {
        className: 'row min-h-target mb-1-5',
        'aria-hidden': true,
        children: /* @__PURE__ */ jsx('i', {
          className: `rounded-sm bg-skeleton ${today_module_default.title}`,
        }),
      }),
      children,
    ],
  });
// web/src/features/home/today/your-turn.tsx
var most = 3;
/** The chats in which the member is the one to write, and then matches in which no one has written. */
function YourTurn({ chats }) {
  const { today: m } = messages;
  if (chats.length === 0) return null;
  return /* @__PURE__ */ jsx(Block, {
    title: m.turn,
    place: 'turn',
    more: /* @__PURE__ */ jsx(Link, {
      to: '/matches',
      className: moreLink,
      children: m.allMatches,
    }),
    children: /* @__PURE__ */ jsx('ul', {
      className: 'plain-list',
      children: chats.slice(0, most).map((chat) =>
        /* @__PURE__ */ jsx(
          'li',
          {
            className: `border-bottom ${today_module_default.turn}`,
            children: /* @__PURE__ */ jsxs(Link, {
              to: '/matches/$id',
              params: { id: chat.person._id },
              className: 'row gap-3-5 min-w-0 ink',
              children: [
                /* @__PURE__ */ jsx(PhotoAvatar, {
                  name: chat.person.firstName,
                  picture: chat.person.profilePicture,
                  focus: chat.person.profilePictureFocus,
                  size: 52,
                }),
                /* @__PURE__ */ jsxs('span', {
                  className: 'flex-1 min-w-0',
                  children: [
                    /* @__PURE__ */ jsxs('span', {
                      className: 'row gap-2',
                      children: [
                        /* @__PURE__ */ jsx('b', {
                          className: 'truncate min-w-0 text-lg semibold',
                          children: chat.person.firstName,
                        }),
                        /* @__PURE__ */ jsx('time', {
                          className: 'flex-none push-end faint text-sm',
                          dateTime: chat.activeAt,
                          children: lastActiveText(chat.activeAt),
                        }),
                      ],
                    }),
                    /* @__PURE__ */ jsx('span', {
                      className: 'muted anywhere lh-14 clamp',
                      children: saidIn(chat),
                    }),
                  ],
                }),
              ],
            }),
          },
          chat.person._id,
        ),
      ),
    }),
  });
}
function saidIn({ person, lastMessage }) {
  const { today: m } = messages;
  if (!lastMessage) return m.silent;
  return lastMessage.text === null && lastMessage.photo !== null
    ? m.photo(person.firstName)
    : summaryOf(lastMessage);
}
// web/src/features/home/today/today.tsx
/** Whose turn it is, new likes, a question and new people. They load at the same time and appear together. */
function Today() {
  const { today: m } = messages;
  const turns = useChats('turn');
  const silent = useChats('new');
  const likes = useLikes();
  const answers = useAnswers();
  const people = useNewPeople(true);
  if ([turns, silent, likes, answers, people].some(({ isLoading }) => isLoading))
    return /* @__PURE__ */ jsx(TodaySkeleton, { label: m.loading });
  return /* @__PURE__ */ jsxs('div', {
    className: `grid items-start gap-8 ${today_module_default.today}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `grid min-w-0 ${today_module_default.column}`,
        children: [
          /* @__PURE__ */ jsx(YourTurn, {
            chats: [turns, silent].flatMap(({ data }) => data?.pages[0]?.chats ?? []),
          }),
          /* @__PURE__ */ jsx(NewPeople, { cards: people.data ?? [] }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `grid min-w-0 ${today_module_default.column}`,
        children: [
          /* @__PURE__ */ jsx(NewLikes, { page: likes.data?.pages[0] }),
          answers.data &&
            /* @__PURE__ */ jsx(OneQuestion, {
              answers: answers.data,
              onAnswer: answers.change,
            }),
        ],
      }),
    ],
  });
}
// web/src/features/home/home-page.tsx
/** What is the member's own, and below it what the service is. */
function HomePage() {
  const { user, requiresVerification, requiresProfileCompletion } = useSession();
  const name = user?.firstName ?? user?.name;
  const canMeet = !requiresVerification && !requiresProfileCompletion;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `grid content-start m-auto w-full max-w-page gap-6 ${home_page_module_default.own}`,
        'data-full': (!user?.isAdmin && canMeet) || void 0,
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'tight-25 title-md anywhere visually-hidden-below-tablet',
            children: name ? messages.greeting(name) : messages.today.title,
          }),
          !user?.isAdmin && /* @__PURE__ */ jsx(NextStep, {}),
          !user?.isAdmin && canMeet && /* @__PURE__ */ jsx(Today, {}),
        ],
      }),
      /* @__PURE__ */ jsx(AboutBand, {}),
    ],
  });
}
export { HomePage };
