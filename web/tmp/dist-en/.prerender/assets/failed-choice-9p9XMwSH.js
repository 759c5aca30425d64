import { i as showRefusal, n as forgetRefusals, r as refusals } from './refusals-CKepHfi_.js';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { jsx } from 'react/jsx-runtime';
// web/src/widgets/people/failed-choice.tsx
var Failures = lazyRouteComponent(() => import('./choice-failures-DCBtVDUq.js'), 'ChoiceFailures');
/** The choices that the server refused, where the member made them: about one person, or all. They go with their page. */
function FailedChoice({ id }) {
  const here = refusals.use().filter(({ decision }) => id === void 0 || decision.id === id);
  const isNew = here.some(({ isShown }) => !isShown);
  const [hadAny, setHadAny] = useState(false);
  if (isNew && !hadAny) setHadAny(true);
  useLayoutEffect(() => {
    if (isNew) for (const { decision } of here) showRefusal(decision.id);
  });
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      queueMicrotask(() => {
        if (!isOpen.current) forgetRefusals(id);
      });
    };
  }, [id]);
  return /* @__PURE__ */ jsx(Suspense, {
    children: hadAny && /* @__PURE__ */ jsx(Failures, { failures: here }),
  });
}
export { FailedChoice as t };
