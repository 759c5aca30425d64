globalThis.lazySources.push('src/features/profiles/questions/questions-page.tsx');
import { i as isOpenByDefault, o as questionNames } from './answers-BZE2cUAY.js';
/* empty css                      */
import { n as useAnswers, t as messages } from './questions-DHEWS6Wb.js';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { A as lazyDialog, F as errorText, r as Alert } from '../entry.mjs';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import {
  i as withAnswer,
  n as questionOrder,
  r as withAccepted,
  t as questionStem,
} from './question-stem-DVFfMZuk.js';
import { t as Segments } from './segments-EG9FkmAo.js';
import { t as Switch } from './switch-DD54g1CP.js';
import { t as useShortcuts } from './use-shortcuts-CTj9hQ5D.js';
/* empty css                          */
import { t as progress_module_default } from './progress.module-0jB6YfE9.js';
import { Link } from '@tanstack/react-router';
import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useReducedMotion, useTimeout } from '@mantine/hooks';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
var accepted_answers_module_default = {
  tune: '_tune_mw85m_1',
  rise: '_rise_mw85m_1',
  accepted: '_accepted_mw85m_29',
  chip: '_chip_mw85m_37',
  icon: '_icon_mw85m_52',
};
// web/src/features/profiles/questions/accepted-answers.tsx
var importances = Object.entries(messages.importances).map(([value, label]) => ({
  value,
  label,
}));
/** Appears after the answer: which answers of others are accepted, and how much it matters. */
function AcceptedAnswers({ answers, given, onChange, onTouch }) {
  const [lastOne, setLastOne] = useState(false);
  function toggle(choice) {
    const changed = withAccepted(given, choice);
    setLastOne(changed === null);
    if (changed) onChange(changed);
  }
  return /* @__PURE__ */ jsxs('div', {
    className: `grid border-top ${accepted_answers_module_default.tune}`,
    onPointerDown: onTouch,
    onFocus: onTouch,
    children: [
      /* @__PURE__ */ jsxs('fieldset', {
        className: `flex wrap gap-2 m-0 p-0 min-w-0 border-0 ${accepted_answers_module_default.accepted}`,
        children: [
          /* @__PURE__ */ jsx('legend', {
            className: 'p-0 mb-3 heading',
            children: messages.accepted,
          }),
          answers.map((answer, index) =>
            /* @__PURE__ */ jsxs(
              'button',
              {
                type: 'button',
                className: `inline-flex items-center gap-1-5 rounded-full bg-surface color-inherit text-start clickable min-h-40 ${accepted_answers_module_default.chip}`,
                'aria-pressed': given.accepted.includes(index),
                onClick: () => toggle(index),
                children: [
                  /* @__PURE__ */ jsx(IconCheck, {
                    className: `flex-none hidden ${accepted_answers_module_default.icon}`,
                    size: 16,
                    stroke: 2.4,
                    'aria-hidden': true,
                  }),
                  answer,
                ],
              },
              answer,
            ),
          ),
          /* @__PURE__ */ jsx('output', {
            className: 'muted text-sm basis-full hide-empty',
            children: lastOne && messages.oneAccepted,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Segments, {
        legend: messages.importance,
        options: importances,
        value: given.importance,
        onChange: (importance) =>
          onChange({
            ...given,
            importance,
          }),
      }),
    ],
  });
}
var answer_options_module_default = {
  options: '_options_l4xcq_1',
  option: '_option_l4xcq_1',
  answer: '_answer_l4xcq_35',
  key: '_key_l4xcq_54',
  tick: '_tick_l4xcq_71',
};
// web/src/features/profiles/questions/answer-options.tsx
/** One tap answers. Buttons, because the arrow keys would answer on their way through radio buttons. */
function AnswerOptions({ answers, mine, onAnswer }) {
  return /* @__PURE__ */ jsx('fieldset', {
    className: `grid gap-3 p-0 min-w-0 border-0 two-columns ${answer_options_module_default.options}`,
    'aria-label': messages.choose,
    'data-three': answers.length === 3 || void 0,
    children: answers.map((answer, index) =>
      /* @__PURE__ */ jsxs(
        'button',
        {
          type: 'button',
          className: `row gap-4 rounded-xl color-inherit text-start clickable p-strip ${answer_options_module_default.option}`,
          'aria-pressed': mine === index,
          onClick: () => onAnswer(index),
          children: [
            /* @__PURE__ */ jsx('kbd', {
              className: `key flex-none bg-surface muted ${answer_options_module_default.key}`,
              'aria-hidden': 'true',
              children: index + 1,
            }),
            /* @__PURE__ */ jsx('span', {
              className: answer_options_module_default.answer,
              children: answer,
            }),
            /* @__PURE__ */ jsx('span', {
              className: `grid flex-none place-center round ${answer_options_module_default.tick}`,
              children: /* @__PURE__ */ jsx(IconCheck, {
                size: 16,
                stroke: 2.6,
                'aria-hidden': true,
              }),
            }),
          ],
        },
        answer,
      ),
    ),
  });
}
// web/src/features/profiles/questions/open-switch.tsx
/** Whether the answer counts for what others see, and what that means. */
function OpenSwitch({ open, onChange, onTouch }) {
  const Icon = open ? IconEye : IconEyeOff;
  return /* @__PURE__ */ jsxs('label', {
    className: 'row gap-2-5 min-h-target muted text-sm clickable mt-3-5',
    children: [
      /* @__PURE__ */ jsx(Switch, {
        'aria-label': messages.openAnswer,
        checked: open,
        onFocus: onTouch,
        onChange: ({ currentTarget: { checked } }) => {
          onTouch();
          onChange(checked);
        },
      }),
      /* @__PURE__ */ jsx(Icon, {
        className: 'flex-none hide-below-phone',
        size: 18,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsxs('span', {
        children: [
          /* @__PURE__ */ jsx('strong', {
            className: 'block ink semibold',
            children: messages.openAnswer,
          }),
          open ? messages.openMeans : messages.hiddenMeans,
        ],
      }),
    ],
  });
}
var question_actions_module_default = {
  status: '_status_dva39_1',
  ring: '_ring_dva39_5',
  fill: '_fill_dva39_1',
  circle: '_circle_dva39_10',
  actions: '_actions_dva39_30',
  buttons: '_buttons_dva39_44',
  key: '_key_dva39_47',
  next: '_next_dva39_52',
  skip: '_skip_dva39_56',
};
// web/src/features/profiles/questions/question-actions.tsx
function QuestionActions({ given, saved, waiting, hasPrevious, ...on }) {
  return /* @__PURE__ */ jsxs('div', {
    className: `row between gap-3 pt-5 ${question_actions_module_default.actions}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `row wrap muted text-sm gap-1-by-2 ${question_actions_module_default.status}`,
        children: [
          /* @__PURE__ */ jsxs('output', {
            className: 'row gap-2-5',
            children: [
              waiting && /* @__PURE__ */ jsx(CountdownRing, {}),
              given
                ? saved
                  ? messages.savedFrom(given.countsAt)
                  : messages.saving
                : messages.oneTap,
              ' ',
              waiting && messages.soon,
            ],
          }),
          waiting &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'subtle',
              color: 'ink',
              size: 'compact-md',
              onClick: on.onWait,
              children: messages.wait,
            }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `flex gap-3 ${question_actions_module_default.buttons}`,
        children: [
          hasPrevious &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'subtle',
              color: 'ink',
              size: 'lg',
              radius: 999,
              leftSection: /* @__PURE__ */ jsx(IconArrowLeft, {
                size: 18,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              rightSection: /* @__PURE__ */ jsx('kbd', {
                className: `key ${question_actions_module_default.key}`,
                'aria-hidden': true,
                children: messages.keys.back,
              }),
              onClick: on.onBack,
              children: messages.back,
            }),
          given
            ? /* @__PURE__ */ jsx(Button, {
                className: question_actions_module_default.next,
                size: 'lg',
                radius: 999,
                rightSection: /* @__PURE__ */ jsx('kbd', {
                  className: `key ${question_actions_module_default.key}`,
                  'aria-hidden': true,
                  children: messages.keys.next,
                }),
                onClick: on.onNext,
                children: messages.next,
              })
            : /* @__PURE__ */ jsx(Button, {
                className: question_actions_module_default.skip,
                variant: 'default',
                size: 'lg',
                radius: 999,
                rightSection: /* @__PURE__ */ jsx('kbd', {
                  className: `key ${question_actions_module_default.key}`,
                  'aria-hidden': true,
                  children: messages.keys.skip,
                }),
                onClick: on.onNext,
                children: messages.skip,
              }),
        ],
      }),
    ],
  });
}
/** Fills while the next question waits. */
function CountdownRing() {
  return /* @__PURE__ */ jsxs('svg', {
    className: `flex-none ${question_actions_module_default.ring}`,
    width: 20,
    height: 20,
    viewBox: '0 0 20 20',
    'aria-hidden': true,
    children: [
      /* @__PURE__ */ jsx('circle', {
        className: question_actions_module_default.circle,
        cx: '10',
        cy: '10',
        r: '8.5',
      }),
      /* @__PURE__ */ jsx('circle', {
        className: question_actions_module_default.circle,
        cx: '10',
        cy: '10',
        r: '8.5',
        pathLength: '1',
      }),
    ],
  });
}
var question_card_module_default = {
  card: '_card_nss3p_1',
  coming: '_coming_nss3p_49',
  ask: '_ask_nss3p_55',
  arrive: '_arrive_nss3p_1',
  heading: '_heading_nss3p_59',
};
// web/src/features/profiles/questions/use-auto-advance.ts
/** Milliseconds until the next question follows an answer. */
var delay = 2e3;
/** Continues automatically a moment after an answer, unless that is stopped or the reader wants less motion. */
function useAutoAdvance(next) {
  const reduced = useReducedMotion();
  const [waiting, setWaiting] = useState(false);
  const { start, clear } = useTimeout(() => {
    setWaiting(false);
    next();
  }, delay);
  function stop() {
    clear();
    setWaiting(false);
  }
  return {
    waiting,
    start: () => {
      stop();
      if (reduced) return;
      setWaiting(true);
      start();
    },
    stop,
  };
}
// web/src/features/profiles/questions/use-question-keys.ts
var digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Keys of the page: 1 to 9 answer, Enter continues, S skips, ← goes back. Fields and other controls keep theirs. */
function useQuestionKeys(question, stage, isUnasked, { answer, next, skip, back }) {
  useShortcuts(
    {
      ...Object.fromEntries(digits.map((digit) => [String(digit), () => answer(digit - 1)])),
      enter: next,
      s: skip,
    },
    {
      subject: question,
      leastMs: isUnasked ? 800 : void 0,
      within: stage,
    },
  );
  useShortcuts({ arrowleft: back }, { within: stage });
}
// web/src/features/profiles/questions/question-card.tsx
/** One question: a tap answers it, and then shows more options. */
function QuestionCard({ question, given, heading, onChange, ...props }) {
  const { question: text = question, answers = [] } = messages.texts[question] ?? {};
  const stage = useRef(null);
  const advance = useAutoAdvance(() => props.onNext(true));
  /** It is kept here until an answer stores it. */
  const [chosenOpen, setChosenOpen] = useState(isOpenByDefault(question));
  const open = given?.open ?? chosenOpen;
  function answer(choice) {
    if (choice >= answers.length) return;
    onChange(withAnswer(question, choice, given, open));
    advance.start();
  }
  useQuestionKeys(question, stage, props.isUnasked, {
    answer,
    next: () => given && props.onNext(),
    skip: () => props.onNext(),
    back: () => props.hasPrevious && props.onBack(),
  });
  return /* @__PURE__ */ jsxs('div', {
    ref: stage,
    className: 'flex column flex-1',
    children: [
      /* @__PURE__ */ jsxs('article', {
        className: `flex column bg-raised shadow-3 relative rounded-4xl ${question_card_module_default.card}`,
        'aria-labelledby': 'question',
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: `flex-1 ${question_card_module_default.ask}`,
            children: [
              /* @__PURE__ */ jsx('h2', {
                className: `anywhere balance tight-25 no-outline ${question_card_module_default.heading}`,
                id: 'question',
                ref: heading,
                tabIndex: -1,
                children: questionStem(text),
              }),
              /* @__PURE__ */ jsx(AnswerOptions, {
                answers,
                mine: given?.mine,
                onAnswer: answer,
              }),
              /* @__PURE__ */ jsx(OpenSwitch, {
                open,
                onChange: (changed) => {
                  setChosenOpen(changed);
                  if (given)
                    onChange({
                      ...given,
                      open: changed,
                    });
                },
                onTouch: advance.stop,
              }),
            ],
          }),
          given
            ? /* @__PURE__ */ jsx(AcceptedAnswers, {
                answers,
                given,
                onChange,
                onTouch: advance.stop,
              })
            : /* @__PURE__ */ jsx('p', {
                className: `row border-top muted hide-below-tablet ${question_card_module_default.coming}`,
                children: messages.coming,
              }),
        ],
      }),
      /* @__PURE__ */ jsx(QuestionActions, {
        given,
        saved: props.saved,
        waiting: advance.waiting,
        onWait: advance.stop,
        hasPrevious: props.hasPrevious,
        onNext: () => props.onNext(),
        onBack: props.onBack,
      }),
    ],
  });
}
var question_skeleton_module_default = {
  question: '_question_r90ch_2',
  answer: '_answer_r90ch_8',
};
// web/src/features/profiles/questions/question-skeleton.tsx
/** The card of a question before it is there, with the lines of its words. */
var QuestionSkeleton = () =>
  /* @__PURE__ */ jsx('output', {
    className: `flex column bg-raised shadow-3 relative rounded-4xl ${question_card_module_default.card}`,
    'aria-label': messages.loading,
    children: /* @__PURE__ */ jsxs('span', {
      className: `block ${question_card_module_default.ask}`,
      'aria-hidden': true,
      children: [
        /* @__PURE__ */ jsx('i', {
          className: `block rounded-md bg-skeleton ${question_skeleton_module_default.question}`,
        }),
        /* @__PURE__ */ jsx('span', {
          className: `grid gap-3 two-columns ${answer_options_module_default.options}`,
          children: [1, 2, 3, 4].map((answer) =>
            /* @__PURE__ */ jsx(
              'i',
              {
                className: `row rounded-xl p-strip ${answer_options_module_default.option}`,
                children: /* @__PURE__ */ jsx('i', {
                  className: `rounded-sm bg-skeleton ${question_skeleton_module_default.answer}`,
                }),
              },
              answer,
            ),
          ),
        }),
      ],
    }),
  });
var questions_bar_module_default = {
  bar: '_bar_1k0cm_1',
  progress: '_progress_1k0cm_18',
  list: '_list_1k0cm_18',
  progressBar: '_progressBar_1k0cm_22',
};
// web/src/features/profiles/questions/questions-bar.tsx
/**
 * Above the questions: the way out, how many are answered, and the list of the answers. What depends on the answers has its
 * place before they are there.
 */
function QuestionsBar({ answered, onList }) {
  const all = questionNames.length;
  const isKnown = answered !== void 0;
  return /* @__PURE__ */ jsxs('header', {
    className: `row gap-4 ${questions_bar_module_default.bar}`,
    'data-known': isKnown,
    children: [
      /* @__PURE__ */ jsx(ActionIcon, {
        className: 'ink',
        component: Link,
        to: '/profile',
        variant: 'subtle',
        color: 'ink',
        size: 44,
        radius: 999,
        'aria-label': messages.close,
        children: /* @__PURE__ */ jsx(IconX, {
          size: 20,
          stroke: 1.75,
        }),
      }),
      /* @__PURE__ */ jsx('h1', {
        className: `tight title-sm ${isKnown ? 'visually-hidden-below-tablet' : ''}`,
        children: messages.title,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `row gap-3 muted text-sm semibold tabular nowrap ${questions_bar_module_default.progress}`,
        children: [
          /* @__PURE__ */ jsx('progress', {
            className: `border-0 bg-muted-soft overflow-hidden no-appearance rounded-sm ${progress_module_default.progress} ${questions_bar_module_default.progressBar}`,
            'aria-label': messages.progress,
            value: answered ?? 0,
            max: all,
          }),
          /* @__PURE__ */ jsx('span', { children: messages.count(answered ?? 0, all) }),
        ],
      }),
      /* @__PURE__ */ jsx(Button, {
        className: `push-end ${questions_bar_module_default.list}`,
        variant: 'default',
        leftSection: /* @__PURE__ */ jsx(IconListCheck, {
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
        onClick: onList,
        children: messages.yourAnswers,
      }),
    ],
  });
}
var questions_page_module_default = {
  page: '_page_xqn2g_1',
  failure: '_failure_xqn2g_18',
  missing: '_missing_xqn2g_26',
};
// web/src/features/profiles/questions/unsaved-answers.tsx
/** Lists the answers that are not saved, and what to do. */
function UnsavedAnswers({ answers }) {
  const { failure, refused, unsaved } = answers;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      Boolean(failure) &&
        /* @__PURE__ */ jsx('div', {
          className: questions_page_module_default.failure,
          children: /* @__PURE__ */ jsxs(Alert, {
            kind: 'danger',
            children: [
              messages.unsaved(unsaved, errorText(failure)),
              ' ',
              /* @__PURE__ */ jsx(Button, {
                variant: 'default',
                size: 'xs',
                onClick: answers.sendAgain,
                children: messages.again,
              }),
            ],
          }),
        }),
      refused &&
        /* @__PURE__ */ jsx('div', {
          className: questions_page_module_default.failure,
          children: /* @__PURE__ */ jsxs(Alert, {
            kind: 'danger',
            children: [
              messages.refused(
                messages.texts[refused.change[0]]?.question ?? refused.change[0],
                errorText(refused.error),
              ),
              ' ',
              /* @__PURE__ */ jsx(Button, {
                variant: 'default',
                size: 'xs',
                onClick: answers.dismiss,
                children: messages.dismiss,
              }),
            ],
          }),
        }),
    ],
  });
}
// web/src/features/profiles/questions/use-question-order.ts
/** The current question: those without an answer, each once. */
function useQuestionOrder(answered) {
  const [{ questions, at }, setVisits] = useState(begin);
  const asked = questions[at];
  function begin() {
    const question = firstOpen([]);
    return {
      questions: question ? [question] : [],
      at: 0,
    };
  }
  /** The next one after the last question; after the end comes the first. */
  function firstOpen(visited) {
    const from = questionOrder.indexOf(visited.at(-1) ?? '') + 1;
    return [...questionOrder.slice(from), ...questionOrder.slice(0, from)].find(
      (name) => !answered.has(name) && !visited.includes(name),
    );
  }
  function next() {
    if (at < questions.length - 1)
      return setVisits({
        questions,
        at: at + 1,
      });
    const following = firstOpen(questions);
    setVisits({
      questions: following ? [...questions, following] : questions,
      at: at + 1,
    });
  }
  return {
    /** Undefined at the end. */
    asked,
    hasPrevious: at > 0,
    next,
    back: () =>
      setVisits({
        questions,
        at: Math.max(0, at - 1),
      }),
    open: (question) =>
      setVisits({
        questions: [...questions, question],
        at: questions.length,
      }),
    askSkipped: () => setVisits(begin()),
  };
}
// web/src/features/profiles/questions/questions-page.tsx
var AnswersDialog = lazyDialog(() =>
  import('./answers-dialog-BnLusFdr.js').then((file) => file.AnswersDialog),
);
/** All questions, one at a time. */
function QuestionsPage() {
  const answers = useAnswers();
  const isComing = useOnline() && !answers.error;
  return /* @__PURE__ */ jsx('div', {
    className: `flex column m-auto min-h-screen ${questions_page_module_default.page}`,
    children: answers.data
      ? /* @__PURE__ */ jsx(Questions, { answers })
      : /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx(QuestionsBar, {
              answered: void 0,
              onList: () => void 0,
            }),
            isComing
              ? /* @__PURE__ */ jsx(QuestionSkeleton, {})
              : /* @__PURE__ */ jsx(Missing, { answers }),
          ],
        }),
  });
}
var Missing = ({ answers }) =>
  /* @__PURE__ */ jsx('div', {
    className: questions_page_module_default.missing,
    children: /* @__PURE__ */ jsx(QueryState, {
      query: answers,
      words: messages,
    }),
  });
function Questions({ answers }) {
  const given = new Map((answers.data ?? []).map((each) => [each.question, each]));
  const { asked, ...order } = useQuestionOrder(new Set(given.keys()));
  const [isUnasked, setUnasked] = useState(false);
  const [listed, setListed] = useState(null);
  const heading = useRef(null);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked) heading.current?.focus({ preventScroll: true });
    before.current = asked;
  }, [asked]);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(QuestionsBar, {
        answered: given.size,
        onList: () => setListed(true),
      }),
      /* @__PURE__ */ jsx(UnsavedAnswers, { answers }),
      asked
        ? /* @__PURE__ */ jsx(
            QuestionCard,
            {
              question: asked,
              given: given.get(asked),
              saved: answers.unsaved === 0,
              hasPrevious: order.hasPrevious,
              heading,
              onChange: (answer) => answers.change(asked, answer),
              isUnasked,
              onNext: (isAutomatic = false) => {
                setUnasked(isAutomatic);
                order.next();
              },
              onBack: () => {
                setUnasked(false);
                order.back();
              },
            },
            asked,
          )
        : /* @__PURE__ */ jsx(AllAsked, {
            skipped: questionNames.length - given.size,
            heading,
            ...order,
          }),
      listed !== null &&
        /* @__PURE__ */ jsx(AnswersDialog, {
          opened: listed,
          answers: answers.data ?? [],
          onClose: () => setListed(false),
          onChange: (question) => {
            setListed(false);
            order.open(question);
          },
          onRemove: (question) => answers.change(question, null),
          onOpen: (answer) => answers.change(answer.question, answer),
        }),
    ],
  });
}
function AllAsked({ skipped, heading, askSkipped }) {
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid justify-items-start gap-4 px-5 py-2',
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'tight title-lg no-outline',
        ref: heading,
        tabIndex: -1,
        children: skipped > 0 ? messages.skippedTitle : messages.doneTitle,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted text-lg',
        children: skipped > 0 ? messages.skipped(skipped) : messages.doneText,
      }),
      skipped > 0 &&
        /* @__PURE__ */ jsx(Button, {
          size: 'lg',
          radius: 999,
          onClick: askSkipped,
          children: messages.askSkipped,
        }),
      /* @__PURE__ */ jsx(Link, {
        to: '/profile',
        className: columnLink,
        children: messages.toProfile,
      }),
    ],
  });
}
export { QuestionsPage };
