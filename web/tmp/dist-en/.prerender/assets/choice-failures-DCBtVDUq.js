globalThis.lazySources.push('src/widgets/people/choice-failures.tsx');
/* empty css                      */
import { n as useTryAgain } from './use-choice-DEwpro1P.js';
import { p as hasStatus } from './session-qxZvcB-b.js';
import { F as errorText, r as Alert } from '../entry.mjs';
import { t as messages } from './likes-CTZma4kn.js';
import { n as missingRight, t as Paywall } from './paywall-XvlUn37L.js';
import { Button } from '@mantine/core';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// web/src/widgets/people/choice-failures.tsx
/** For each choice what was not sent and to whom, why, and a way to try again. */
function ChoiceFailures({ failures, onClose }) {
  const { choice: m } = messages;
  const tryAgain = useTryAgain();
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      failures.map(({ decision, error }) =>
        /* @__PURE__ */ jsxs(
          Alert,
          {
            kind: 'danger',
            children: [
              m.failed(decision.choice, decision.name),
              ' ',
              errorText(error),
              ' ',
              !hasStatus(error, 404) &&
                !missingRight(error) &&
                /* @__PURE__ */ jsx(Button, {
                  variant: 'default',
                  size: 'xs',
                  onClick: () => tryAgain(decision),
                  children: messages.again,
                }),
              ' ',
              onClose &&
                /* @__PURE__ */ jsx(Button, {
                  variant: 'subtle',
                  color: 'gray',
                  size: 'xs',
                  onClick: () => onClose(decision.id),
                  children: m.close,
                }),
            ],
          },
          decision.id,
        ),
      ),
      /* @__PURE__ */ jsx(Paywall, { error: failures[0]?.error }),
    ],
  });
}
export { ChoiceFailures };
