globalThis.lazySources.push('src/features/desk/person/other-cases.tsx');
import { y as formatDate } from '../entry.mjs';
import { t as messages } from './desk-BtmXEFdO.js';
import { r as person_module_default, s as LeftOut } from './open-case-Dkp6Y04b.js';
import { Link } from '@tanstack/react-router';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/desk/person/other-cases.tsx
/** The other cases about the same person. */
function OtherCases({ person }) {
  const { person: m, case: words } = messages;
  const { cases, casesLeftOut } = person;
  if (cases.length === 0) return null;
  return /* @__PURE__ */ jsxs('section', {
    'aria-label': m.cases,
    children: [
      /* @__PURE__ */ jsx('h3', {
        className: 'mb-1-5 heading-bold',
        children: m.cases,
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'plain-list grid gap-2-5',
        children: cases.map(({ _id, openedAt, closedAt, reports }) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: `flex between gap-2 ${person_module_default.item}`,
              children: [
                /* @__PURE__ */ jsx(Link, {
                  to: '/desk',
                  search: (before) => ({
                    ...before,
                    case: _id,
                  }),
                  children: m.caseOf(formatDate(openedAt), reports),
                }),
                /* @__PURE__ */ jsx('span', {
                  className: 'muted',
                  children: closedAt ? words.closed : m.openCase,
                }),
              ],
            },
            _id,
          ),
        ),
      }),
      /* @__PURE__ */ jsx(LeftOut, {
        count: casesLeftOut,
        person,
      }),
    ],
  });
}
export { OtherCases };
