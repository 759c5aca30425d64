globalThis.lazySources.push('src/features/accounts/sign-in/provider-return-page.tsx');
import { F as errorText, I as messages, r as Alert } from '../entry.mjs';
import { n as form_module_default, t as messages$1 } from './accounts-ejE8P6n_.js';
import { t as nextPath } from './next-path-BDI-5D7a.js';
import { t as session } from './session-qxZvcB-b.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as FormPage } from './form-page-w8RrDoHl.js';
import { t as BanStatement } from './ban-statement-bjKSvVBQ.js';
import { n as ReopenAccount, t as SecondStep } from './second-step-ChTZJZ-Q.js';
import { n as isAdding, o as readReturn, t as forgetVisit } from './provider-visit-BJXKdLN7.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import {
  Link,
  lazyRouteComponent,
  useLocation,
  useNavigate,
  useParams,
} from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/accounts/sign-in/provider-return-page.tsx
var AddProvider = lazyRouteComponent(() => import('./add-provider-DA6L3fTN.js'), 'AddProvider');
/** The page that a provider sends people back to, to sign in or because they add it in their settings. */
function ProviderReturnPage() {
  const [adding] = useState(isAdding);
  if (!adding) return /* @__PURE__ */ jsx(SignInByProvider, {});
  return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(AddProvider, {}) });
}
function SignInByProvider() {
  const m = messages$1.providers;
  const navigate = useNavigate();
  const { provider } = useParams({ from: '/sign-in/$provider' });
  const hash = useLocation({ select: (location) => location.hash });
  const { status, error, challenge } = useSession();
  const [unexpected, setUnexpected] = useState(false);
  const [wanted, setWanted] = useState(null);
  const visit = useRef('unread');
  const enter = useCallback(
    async (returned, more) => {
      const { credentials, wanted: destination } = returned;
      const user =
        'tokenId' in credentials
          ? await session.google({
              ...credentials,
              ...more,
            })
          : await session.facebook({
              ...credentials,
              ...more,
            });
      setWanted(destination);
      if (user)
        await navigate({
          href: destinationOf(destination),
          replace: true,
        });
    },
    [navigate],
  );
  function reopen() {
    if (visit.current && visit.current !== 'unread') enter(visit.current, { comeBack: true });
  }
  useEffect(() => {
    if (visit.current !== 'unread') return;
    visit.current = readReturn(provider, hash);
    forgetVisit();
    if (visit.current) enter(visit.current);
    else setUnexpected(true);
  }, [provider, hash, enter]);
  if (challenge)
    return /* @__PURE__ */ jsx(SecondStep, {
      frame: FormPage,
      onEntered: () =>
        void navigate({
          href: destinationOf(wanted),
          replace: true,
        }),
    });
  if (!unexpected && status !== 'failed')
    return /* @__PURE__ */ jsx(FormPage, {
      title: m.entering,
      children: messages$1.working,
    });
  return /* @__PURE__ */ jsxs(FormPage, {
    title: m.failed,
    children: [
      /* @__PURE__ */ jsx(Alert, {
        kind: 'danger',
        children: unexpected ? m.unasked : errorText(error, messages.login),
      }),
      /* @__PURE__ */ jsx(BanStatement, { error }),
      /* @__PURE__ */ jsx(ReopenAccount, {
        error,
        onReopen: reopen,
      }),
      /* @__PURE__ */ jsx(Link, {
        to: '/sign-in',
        className: `${columnLink} ${form_module_default.link}`,
        onClick: session.reset,
        children: m.back,
      }),
    ],
  });
}
function destinationOf(wanted) {
  const next = nextPath(session.get());
  return next === '/verify' ? next : (wanted ?? next);
}
export { ProviderReturnPage };
