/* empty css                      */
import { t as messages } from './likes-CTZma4kn.js';
import { t as messages$1 } from './profiles-DnNuMvS1.js';
import { n as Score, r as useScoresNewBy, t as Reasons } from './score-Br4VJ4no.js';
import {
  i as messages$2,
  n as missingAnswers,
  r as reasonsOf,
  t as gradeOf,
} from './match-words-BxoIkdZc.js';
import { t as useChoice } from './use-choice-DEwpro1P.js';
import { t as FailedChoice } from './failed-choice-9p9XMwSH.js';
import { t as WaitingChoice } from './waiting-choice-2nJkdaoG.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
var card_actions_module_default = {
  actions: '_actions_1n1ji_2',
  like: '_like_1n1ji_3',
};
// web/src/widgets/people/card-actions.tsx
/** The same two on the cards of every list. */
function CardActions({ name, disabled, onChoose }) {
  const { discover, choice: words } = messages;
  return /* @__PURE__ */ jsxs('div', {
    className: `flex gap-2 push-down ${card_actions_module_default.actions}`,
    children: [
      /* @__PURE__ */ jsx(Button, {
        className: 'flex-none w-target h-target p-0',
        variant: 'default',
        radius: 'xl',
        'aria-label': discover.pass(name),
        title: words.pass,
        disabled,
        onClick: () => onChoose('pass'),
        children: /* @__PURE__ */ jsx(IconX, {
          size: 18,
          stroke: 2,
          'aria-hidden': true,
        }),
      }),
      /* @__PURE__ */ jsx(Button, {
        className: `color-brand flex-1 h-target ${card_actions_module_default.like}`,
        variant: 'default',
        radius: 'xl',
        'aria-label': discover.like(name),
        leftSection: /* @__PURE__ */ jsx(IconHeartFilled, {
          size: 18,
          'aria-hidden': true,
        }),
        disabled,
        onClick: () => onChoose('like'),
        children: words.like,
      }),
    ],
  });
}
// web/src/widgets/people/card-choice.tsx
/** Likes or passes on someone in a list; afterwards the choice, and how to undo it. People decided on stay until the list is fetched again. */
function CardChoice({ person }) {
  const { browse: m } = messages;
  const { name } = person;
  const { chosen, waiting, isSending, choose, undo } = useChoice(person);
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(FailedChoice, { id: person._id }),
      waiting && /* @__PURE__ */ jsx(WaitingChoice, { choice: waiting }),
      chosen
        ? /* @__PURE__ */ jsxs('div', {
            className: 'row between gap-2 push-down',
            children: [
              /* @__PURE__ */ jsx('output', {
                className: 'text-sm semibold anywhere clamp',
                children: m.chosen(name)[chosen],
              }),
              /* @__PURE__ */ jsx('button', {
                type: 'button',
                className:
                  'flex-none min-h-target border-strong rounded-full bg-surface ink clickable text-sm semibold px-5',
                'aria-label': m.undo(name),
                disabled: isSending,
                onClick: undo,
                children: messages.choice.undo,
              }),
            ],
          })
        : /* @__PURE__ */ jsx(CardActions, {
            name,
            disabled: isSending,
            onChoose: choose,
          }),
    ],
  });
}
var card_match_module_default = {
  room: '_room_ika5a_2',
  ask: '_ask_ika5a_12',
  alone: '_alone_ika5a_20',
};
// web/src/widgets/people/card-match.tsx
var { prompts } = messages$1;
/**
 * On the cards of lists, with room for the same number of lines on each: the score and what speaks for the two. Without a score,
 * how they begin about themselves.
 */
function CardMatch({ match, person, theirLike }) {
  const newBy = useScoresNewBy();
  const missing = missingAnswers(match);
  const graded = gradeOf(match) !== null;
  const hasReasons = reasonsOf(match).length > 0;
  const [prompt] = person.prompts;
  const words = prompt?.answer ?? person.bio;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid one-column content-start gap-2 ${card_match_module_default.room}`,
    children: [
      graded &&
        /* @__PURE__ */ jsx(Score, {
          match,
          size: 'small',
        }),
      theirLike,
      hasReasons &&
        /* @__PURE__ */ jsx('div', {
          className: 'muted text-sm',
          children: /* @__PURE__ */ jsx(Reasons, {
            match,
            name: person.name,
            most: 1,
            short: 'card',
          }),
        }),
      !graded &&
        newBy !== null &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-sm',
          children: messages$2.updating(newBy),
        }),
      !graded &&
        newBy === null &&
        missing !== null &&
        /* @__PURE__ */ jsx(Link, {
          className: `muted text-sm clamp ${card_match_module_default.ask}`,
          to: '/questions',
          children: messages$2.ask(missing),
        }),
      !theirLike &&
        !graded &&
        words &&
        /* @__PURE__ */ jsxs('p', {
          className: `muted text-sm anywhere clamp ${hasReasons ? '' : card_match_module_default.alone}`,
          children: [
            prompt &&
              /* @__PURE__ */ jsxs('b', {
                className: 'medium',
                children: [prompts[prompt.prompt] ?? prompt.prompt, ': '],
              }),
            words,
          ],
        }),
    ],
  });
}
export { CardChoice as n, CardMatch as t };
