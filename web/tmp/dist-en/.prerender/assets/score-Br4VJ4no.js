import { t as listAnswers } from './answers-BZE2cUAY.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { o as queryOf } from './query-AAxsCU1Q.js';
import {
  i as messages,
  n as missingAnswers,
  r as reasonsOf,
  t as gradeOf,
} from './match-words-BxoIkdZc.js';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
// web/src/api/profiles/waiting-answers.ts
/** When the scores are new, as answers of the member do not count yet. Null if all count. Staff give none. */
function useScoresNewBy() {
  const { user } = useSession();
  const { data = null } = useQuery({
    ...queryOf(listAnswers),
    select: ({ answers }) => {
      const from = answers.flatMap(({ countsAt }) => (countsAt ? [Date.parse(countsAt)] : []));
      return from.length > 0 ? Math.max(...from) + 3e5 : null;
    },
    staleTime: 6e4,
    enabled: user !== null && !user.isAdmin,
  });
  return data;
}
var score_module_default = {
  score: '_score_1l6gt_1',
  number: '_number_1l6gt_5',
  word: '_word_1l6gt_11',
  link: '_link_1l6gt_16',
  from: '_from_1l6gt_55',
  texts: '_texts_1l6gt_81',
  reasons: '_reasons_1l6gt_108',
  count: '_count_1l6gt_120',
};
// web/src/widgets/people/score.tsx
/** The number with its word. With too few answers in common, what the reader can do about it instead. */
function Score({ match, size }) {
  const newBy = useScoresNewBy();
  const grade = gradeOf(match);
  if (grade === null)
    return /* @__PURE__ */ jsx(NewToEachOther, {
      match,
      size,
      newBy,
    });
  return /* @__PURE__ */ jsxs('div', {
    className: `row min-w-0 ${score_module_default.score}`,
    'data-grade': grade,
    'data-size': size,
    children: [
      /* @__PURE__ */ jsx('b', {
        className: `tabular ${score_module_default.number}`,
        children: match.compatibilityScore,
      }),
      /* @__PURE__ */ jsxs('p', {
        className: `min-w-0 ${score_module_default.texts}`,
        children: [
          /* @__PURE__ */ jsx('strong', {
            className: `block bold ${score_module_default.word}`,
            children: messages.words[grade],
          }),
          /* @__PURE__ */ jsx('span', {
            className: `muted text-sm ${score_module_default.from}`,
            children:
              newBy === null
                ? messages.from(match.compatibility.sharedQuestions)
                : messages.updating(newBy),
          }),
        ],
      }),
    ],
  });
}
function NewToEachOther({ match, size, newBy }) {
  const missing = missingAnswers(match);
  const waiting = newBy !== null;
  const about = waiting
    ? messages.updating(newBy)
    : missing === null
      ? messages.tooFew
      : messages.ask(missing);
  const isLong = size === 'line' && (waiting || missing !== null);
  const texts = /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(IconHelpCircle, {
        className: 'flex-none faint',
        size: 24,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsxs('span', {
        className: `min-w-0 ${score_module_default.texts}`,
        children: [
          /* @__PURE__ */ jsx('strong', {
            className: `block bold ${score_module_default.word} ${isLong ? 'visually-hidden-below-tablet' : ''}`,
            children: messages.new,
          }),
          /* @__PURE__ */ jsx('span', {
            className: `muted text-sm ${score_module_default.from}`,
            children: about,
          }),
        ],
      }),
    ],
  });
  const className = `row min-w-0 ink ${score_module_default.score}`;
  if (waiting || missing === null)
    return /* @__PURE__ */ jsx('p', {
      className,
      'data-size': size,
      children: texts,
    });
  return /* @__PURE__ */ jsxs(Link, {
    className: `${className} ${score_module_default.link}`,
    to: '/questions',
    'data-size': size,
    children: [
      texts,
      /* @__PURE__ */ jsx(IconChevronRight, {
        className: 'flex-none push-end faint',
        size: 18,
        stroke: 1.75,
        'aria-hidden': true,
      }),
    ],
  });
}
var shortened = {
  line: 'truncate',
  card: 'clamp',
};
/** What speaks for the two, the strongest reason first. */
function Reasons({ match, name, most, short, counted }) {
  const { agreed, sharedQuestions } = match.compatibility;
  const reasons = reasonsOf(match).slice(0, most);
  const count = counted && sharedQuestions > 0 && messages.agreed(agreed, sharedQuestions);
  if (reasons.length === 0)
    return /* @__PURE__ */ jsxs('p', {
      className: `muted ${score_module_default.reasons}`,
      children: [
        messages.none,
        ' ',
        count &&
          /* @__PURE__ */ jsx('span', {
            className: 'block mt-1-5',
            children: count,
          }),
      ],
    });
  return /* @__PURE__ */ jsxs('ul', {
    className: `plain-list grid one-column gap-1-5 ${score_module_default.reasons}`,
    'data-short': short === 'line' || void 0,
    'aria-label': messages.reasons(name),
    children: [
      reasons.map((reason) =>
        /* @__PURE__ */ jsxs(
          'li',
          {
            className: 'flex gap-2 min-w-0',
            children: [
              /* @__PURE__ */ jsx(IconCheck, {
                className: 'flex-none color-success mt-hairline',
                size: 18,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              /* @__PURE__ */ jsx('span', {
                className: `min-w-0 anywhere ${short ? shortened[short] : ''}`,
                children: reason,
              }),
            ],
          },
          reason,
        ),
      ),
      count &&
        /* @__PURE__ */ jsx('li', {
          className: `muted ${score_module_default.count}`,
          children: count,
        }),
    ],
  });
}
export { Score as n, useScoresNewBy as r, Reasons as t };
