import { t as config } from './assets/config-QonXKZXr.js';
import {
  d as ownProfile,
  f as CallError,
  g as onConnection,
  h as noteFailure,
  m as isOnline,
  p as hasStatus,
  t as session,
} from './assets/session-qxZvcB-b.js';
import {
  i as proofRequest,
  l as retryDelay,
  s as mayRetry,
  t as call,
} from './assets/call-DKXJHjxq.js';
import { t as may } from './assets/may-call-CsvnxYuh.js';
import { t as mailedToken } from './assets/mailed-token-D1EVortN.js';
import { t as keepOwnUser } from './assets/keep-own-user-Dw1eKmBJ.js';
import { t as hasPermission } from './assets/permissions-Dm5qF2Ll.js';
import { t as createState } from './assets/state-C1Q55A5x.js';
import { t as messages$3 } from './assets/shell-BHnTSqN_.js';
import { t as useOnline } from './assets/use-online-N9b2cor3.js';
import { t as useSession } from './assets/use-session-DDq8lc7G.js';
import { n as keyboard } from './assets/keyboard-U8onQuEB.js';
import {
  i as linkRead,
  n as invalidate,
  o as queryOf,
  r as keyOf,
} from './assets/query-AAxsCU1Q.js';
import { n as readPerson } from './assets/person-zOw0zXnc.js';
import { n as followed } from './assets/followed-DXAL61Gf.js';
/* empty css                            */
import { n as initial, t as fullName } from './assets/full-name-BawBe7Wt.js';
import { t as Photo } from './assets/photo-CDcxc_gL.js';
import { t as below } from './assets/breakpoints-7rwTB17a.js';
import {
  Link,
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  useLocation,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import 'typebox';
import {
  DirectionProvider,
  MantineProvider,
  MantineThemeProvider,
  NativeSelect,
  createTheme,
  useMantineColorScheme,
  virtualColor,
} from '@mantine/core';
import {
  QueryClient,
  QueryClientProvider,
  onlineManager,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import {
  StrictMode,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { flushSync } from 'react-dom';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useMediaQuery } from '@mantine/hooks';
// web/src/api/read-again.ts
/**
 * A query that becomes stale during its first fetch, or while it is not shown, keeps that fetch, whose response may be
 * from before the change. It is stale again once the response is there.
 */
function readInvalidatedAgain(client) {
  const during = /* @__PURE__ */ new WeakMap();
  client.getQueryCache().subscribe((happened) => {
    if (happened.type !== 'updated') return;
    const query = happened.query;
    const { promise, queryKey, state } = query;
    const { type } = happened.action;
    if (type === 'invalidate' && promise && state.fetchStatus === 'fetching')
      during.set(query, promise);
    if (type !== 'success' || happened.action.manual || during.get(query) !== promise) return;
    during.delete(query);
    client.invalidateQueries({
      queryKey,
      exact: true,
    });
  });
}
// web/src/app/query-client.ts
var queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 3e4,
      retry: (failures, error) => mayRetry(failures + 1, error),
      retryDelay: (failures) => retryDelay(failures + 1),
    },
    mutations: { networkMode: 'always' },
  },
});
onlineManager.setEventListener((setOnline) => {
  setOnline(isOnline());
  return onConnection(() => setOnline(isOnline()));
});
readInvalidatedAgain(queryClient);
/** Maps the design tokens to Mantine's theme. All other values are in tokens.css. */
var theme = createTheme({
  primaryColor: 'rose',
  primaryShade: {
    light: 6,
    dark: 6,
  },
  autoContrast: true,
  colors: {
    rose: [
      '#fff3f1',
      '#ffe3df',
      '#ffc6c0',
      '#fba19b',
      '#f27a79',
      '#e4535f',
      '#cb3049',
      '#ad223d',
      '#8b1a33',
      '#651427',
    ],
    amber: [
      '#fff7e8',
      '#ffecc9',
      '#fdd898',
      '#f9c263',
      '#f3ab3c',
      '#e59220',
      '#c4740f',
      '#95560a',
      '#734209',
      '#4f2d07',
    ],
    gray: [
      '#faf8f5',
      '#f3efeb',
      '#efebe7',
      '#e8e2dc',
      '#cfc6c0',
      '#8c827c',
      '#6f6464',
      '#574c4d',
      '#3a2f31',
      '#231a1c',
    ],
    danger: [
      '#fdeae7',
      '#f9d3cd',
      '#f2aca2',
      '#e98074',
      '#dd5a4c',
      '#cf3f31',
      '#c0291c',
      '#ab1f14',
      '#86170f',
      '#5e100a',
    ],
    dark: [
      '#f5efec',
      '#c3b8b5',
      '#a0948f',
      '#857a78',
      '#352d2e',
      '#2e2728',
      '#1e191a',
      '#151112',
      '#110e0f',
      '#0c0a0b',
    ],
    coal: [
      '#f3efeb',
      '#efebe7',
      '#e8e2dc',
      '#cfc6c0',
      '#8c827c',
      '#574c4d',
      '#2b2022',
      '#403335',
      '#231a1c',
      '#151112',
    ],
    bone: [
      '#151112',
      '#2e2728',
      '#352d2e',
      '#857a78',
      '#a0948f',
      '#c3b8b5',
      '#f2ebe7',
      '#ffffff',
      '#ffffff',
      '#ffffff',
    ],
    ink: virtualColor({
      name: 'ink',
      light: 'coal',
      dark: 'bone',
    }),
  },
  fontFamily: 'var(--font-ui)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '520',
  },
  defaultRadius: 'md',
  radius: {
    xs: '4px',
    sm: '6px',
    md: '10px',
    lg: '16px',
    xl: '24px',
  },
  fontSizes: {
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.125rem',
  },
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { radius: 999 },
      vars: (_theme, { size = 'sm' }) => ({
        root: { '--button-height': ['xs', 'sm', 'md'].includes(size) ? '44px' : void 0 },
      }),
    },
    Badge: {
      defaultProps: {
        variant: 'light',
        radius: 'sm',
      },
    },
    Skeleton: { defaultProps: { radius: 'sm' } },
    Table: {
      defaultProps: {
        verticalSpacing: 6,
        horizontalSpacing: 12,
      },
    },
  },
});
/** On staff pages the primary color is ink, and buttons are small and have corners. */
var staffTheme = createTheme({
  primaryColor: 'ink',
  components: {
    Button: {
      defaultProps: { radius: 'md' },
      vars: () => ({ root: {} }),
    },
  },
});
// web/src/app/app.tsx
function App({ router, nonce = '' }) {
  return /* @__PURE__ */ jsx(StrictMode, {
    children: /* @__PURE__ */ jsx(DirectionProvider, {
      initialDirection: 'ltr',
      detectDirection: false,
      children: /* @__PURE__ */ jsx(MantineProvider, {
        theme,
        defaultColorScheme: 'auto',
        withCssVariables: false,
        withGlobalClasses: false,
        getStyleNonce: () => nonce,
        children: /* @__PURE__ */ jsx(QueryClientProvider, {
          client: queryClient,
          children: /* @__PURE__ */ jsx(RouterProvider, { router }),
        }),
      }),
    }),
  });
}
// web/src/app/document-title.ts
function documentTitle({ state }) {
  const page = state.matches.findLast(({ staticData }) => staticData.page)?.staticData.page;
  return page ? `${page.title} · ${config.brandName}` : config.brandName;
}
// web/src/lib/sessions/return-path.ts
var loginPaths = /* @__PURE__ */ new Set(['/login', '/sign-in']);
function isLoginPath(path) {
  return loginPaths.has(path.replace(/\/?([?#].*)?$/, ''));
}
var signsInAtLogin =
  /^\/((faqs|privacy|home)?$|(dashboard|desk|users|reports|team|audit|system|photo-review|security|subscriptions|revenue|plans)(\/|$))/;
/** The sign-in page for a page: /login for those of the specification and of staff, /sign-in for all others. */
var signInPathFor = (path) =>
  signsInAtLogin.test(path.replace(/(.)\/$/, '$1')) ? '/login' : '/sign-in';
/** The page to open after signing in, if it is a page of this site and no sign-in page. */
function returnPath(wanted) {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  const here = 'https://here.invalid';
  if (!URL.canParse(wanted, here)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, here);
  const path = pathname + search + hash;
  if (origin !== here || path.startsWith('//') || isLoginPath(pathname)) return null;
  return path;
}
// web/src/api/accounts/guards.ts
function allowEveryone() {}
function requireSession({ location: { href, pathname } }) {
  if (session.get().token) return;
  redirect({
    to: signInPathFor(pathname),
    search: { redirect: href },
    replace: true,
    throw: true,
  });
}
async function requireStaff(arrival) {
  requireSession(arrival);
  if (!session.get().user) await loadUser();
  requireSession(arrival);
  if (!session.get().user?.isAdmin)
    redirect({
      to: '/home',
      replace: true,
      throw: true,
    });
}
/** Staff pages that take a permission. The dashboard is open to all staff. */
var requirePermission = (permission) => async (arrival) => {
  await requireStaff(arrival);
  if (!may(session.get(), permission))
    redirect({
      to: '/dashboard',
      replace: true,
      throw: true,
    });
};
/** A signed-in visitor does not need a sign-in page, unless the sign-in just happened there. */
function requireNoSession({ cause }) {
  if (cause !== 'stay' && session.get().token)
    redirect({
      to: '/home',
      replace: true,
      throw: true,
    });
}
function leaveLandingWithSession() {
  if (session.get().token)
    redirect({
      to: '/dashboard',
      replace: true,
      throw: true,
    });
}
/** A mailed link works for anyone who has it; typing a code is for members who are signed in and not verified yet. */
function requireSomethingToVerify(arrival) {
  if (mailedToken(arrival.location.hash)) return;
  requireSession(arrival);
  if (arrival.cause !== 'stay' && !session.get().requiresVerification)
    redirect({
      to: '/home',
      replace: true,
      throw: true,
    });
}
/** Reads the signed-in user from the server, because the stored one can be old. */
async function loadUser() {
  const { userData } = await call(ownProfile);
  keepOwnUser(userData.user, userData);
}
// web/src/texts/en/page-titles.ts
/** What pages are called: in the title of the window, at the top of the page and in menus. */
var messages$2 = {
  accessibility: { title: 'Accessibility' },
  accounts: {
    login: 'Sign In',
    signIn: 'Sign In',
    register: 'Create Your Account',
    verify: 'Confirm Your Address',
    forgotPassword: 'Forgot Password',
    resetPassword: 'New Password',
    undoEmail: 'Change Your Email Back',
    join: 'Join the Team',
  },
  audit: {
    title: 'Audit Log',
    label: 'Audit',
  },
  chat: { matches: 'Matches' },
  deskOffice: {
    appeals: 'Appeals',
    danger: 'Danger to Life',
    photoReview: 'Photo Review',
    photos: 'Photos',
    ladder: 'Ladder of Strikes',
    texts: 'Answers and Reasons',
    numbers: 'Desk Numbers',
    transparency: 'Transparency Report',
  },
  desk: {
    desk: 'Desk',
    statement: 'Decision',
    decisions: 'Decisions',
  },
  discovery: {
    title: 'Profile',
    browse: 'Browse',
    discover: 'Discover',
    ranking: 'How ranking works',
  },
  faqs: {
    title: 'FAQs',
    label: 'FAQs',
  },
  fraudWarnings: { title: 'Fraud warnings' },
  help: { title: 'Help Center' },
  home: {
    landing: {
      title: 'Find Your Perfect Match',
      label: 'Home',
    },
    home: {
      title: 'Home',
      label: 'Home',
    },
  },
  likes: {
    likes: 'Likes',
    sent: 'People you like',
    passed: 'People you passed on',
    bookmarks: 'Bookmarks',
  },
  notices: {
    notices: 'Notifications',
    unsubscribe: 'Unsubscribe',
  },
  operation: {
    title: 'System',
    label: 'System',
  },
  personalData: { title: 'Your Data' },
  premium: {
    premium: 'Premium',
    checkout: 'Payment',
    manage: 'Your premium',
    methods: 'Payment methods',
    withdraw: 'Withdraw from contract',
    subscriptions: 'Subscriptions',
    revenue: 'Revenue',
    plans: 'Plans',
  },
  privacy: {
    title: 'Privacy Policy',
    label: 'Privacy',
  },
  profiles: {
    welcome: 'Welcome',
    profile: 'Your Profile',
    profileTab: 'Profile',
    questions: 'Questions',
  },
  reports: {
    reports: {
      title: 'Reports Management',
      label: 'Reports',
    },
    myReports: { title: 'My reports' },
    notice: { title: 'Report Content' },
  },
  safety: { title: 'Safety Tips' },
  settings: {
    title: 'Settings',
    account: 'Your Account',
  },
  statistics: {
    title: 'Dashboard Overview',
    label: 'Dashboard',
  },
  team: {
    title: 'Team',
    label: 'Team',
  },
  userAdmin: {
    users: {
      title: 'Users Management',
      label: 'Users',
    },
    memberFile: { title: 'Member' },
  },
};
// web/src/lib/page.ts
/** Every page is a child of it. The app adds the frame. */
var rootRoute = createRootRoute();
function createPage({ path, guard, readSearch = () => ({}), component, ...page }) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: {
      page: {
        path,
        ...page,
      },
    },
    beforeLoad: guard,
    validateSearch: readSearch,
    component,
  });
}
// web/src/features/accessibility/pages.ts
var m$23 = messages$2.accessibility;
var accessibilityPages = [
  createPage({
    path: '/accessibility',
    title: m$23.title,
    layout: 'viewer',
    titled: true,
    below: '/home',
    footer: true,
    prerender: true,
    guard: allowEveryone,
    component: lazyRouteComponent(
      () => import('./assets/accessibility-page-Dp-Pl4-L.js'),
      'AccessibilityPage',
    ),
  }),
];
// web/src/features/accounts/registration/registration-step.ts
var steps = [1, 2];
/** The step in the URL, if there is one. */
var readStep = (given) => steps.find((step) => step === Number(given));
// web/src/features/accounts/sign-in/sign-in-search.ts
var readLoginSearch = (search) => ({ redirect: returnPath(search['redirect']) ?? void 0 });
var readSignInSearch = (search) => ({
  redirect: returnPath(search['redirect']) ?? void 0,
  changed: search['changed'] === true || void 0,
  joined: search['joined'] === true || void 0,
  leaving: Date.parse(String(search['leaving'])) ? String(search['leaving']) : void 0,
});
// web/src/features/accounts/pages.ts
var m$22 = messages$2.accounts;
var accountPages = [
  createPage({
    path: '/login',
    title: m$22.login,
    layout: 'bare',
    guard: requireNoSession,
    readSearch: readLoginSearch,
    component: lazyRouteComponent(() => import('./assets/login-page-C-l2chER.js'), 'LoginPage'),
  }),
  createPage({
    path: '/sign-in',
    title: m$22.signIn,
    layout: 'bare',
    guard: requireNoSession,
    readSearch: readSignInSearch,
    component: lazyRouteComponent(() => import('./assets/sign-in-page-DhtYyF9C.js'), 'SignInPage'),
  }),
  createPage({
    path: '/sign-in/$provider',
    title: m$22.signIn,
    layout: 'bare',
    guard: async (arrival) => {
      const { isAdding } = await import('./assets/provider-visit-BJXKdLN7.js').then((n) => n.i);
      return isAdding() ? requireSession(arrival) : requireNoSession(arrival);
    },
    component: lazyRouteComponent(
      () => import('./assets/provider-return-page-D_vsCRUC.js'),
      'ProviderReturnPage',
    ),
  }),
  createPage({
    path: '/register',
    title: m$22.register,
    layout: 'bare',
    guard: requireNoSession,
    readSearch: (search) => ({ step: readStep(search['step']) }),
    component: lazyRouteComponent(
      () => import('./assets/register-page-ah4PxufG.js'),
      'RegisterPage',
    ),
  }),
  createPage({
    path: '/verify',
    title: m$22.verify,
    layout: 'bare',
    guard: requireSomethingToVerify,
    component: lazyRouteComponent(() => import('./assets/verify-page-CNQDjktY.js'), 'VerifyPage'),
  }),
  createPage({
    path: '/forgot-password',
    title: m$22.forgotPassword,
    layout: 'bare',
    guard: allowEveryone,
    component: lazyRouteComponent(
      () => import('./assets/forgot-password-page-BPDCPfsZ.js'),
      'ForgotPasswordPage',
    ),
  }),
  createPage({
    path: '/reset-password',
    title: m$22.resetPassword,
    layout: 'bare',
    guard: allowEveryone,
    component: lazyRouteComponent(
      () => import('./assets/reset-password-page-CRW_M4ag.js'),
      'ResetPasswordPage',
    ),
  }),
  createPage({
    path: '/undo-email',
    title: m$22.undoEmail,
    layout: 'bare',
    guard: allowEveryone,
    component: lazyRouteComponent(
      () => import('./assets/undo-email-page-De6J6OHu.js'),
      'UndoEmailPage',
    ),
  }),
  createPage({
    path: '/join',
    title: m$22.join,
    layout: 'bare',
    guard: allowEveryone,
    component: lazyRouteComponent(() => import('./assets/join-page-C2UiESTf.js'), 'JoinPage'),
  }),
];
// web/src/features/audit/pages.ts
var m$21 = messages$2.audit;
var auditPages = [
  createPage({
    path: '/audit',
    title: m$21.title,
    layout: 'staff',
    menus: {
      staff: {
        label: m$21.label,
        order: 6,
        visibleTo: ({ staffRole }) => hasPermission(staffRole, 'readAudit'),
      },
    },
    guard: requirePermission('readAudit'),
    readSearch: (given) => given,
    component: lazyRouteComponent(() => import('./assets/audit-page-C-9o865Y.js'), 'AuditPage'),
  }),
];
// web/src/features/desk/office-pages.ts
var m$20 = messages$2.deskOffice;
/**
 * The pages around the desk, which are in the command bar. Each checks its own URL: this file loads with every page.
 */
function officePage(name, permission, component, { isOn = true, staff } = {}) {
  const title = m$20[name];
  return createPage({
    path: `/desk/${name}`,
    title,
    layout: 'staff',
    menus: {
      ...(staff && { staff }),
      commands: {
        label: title,
        order: 3,
        visibleTo: ({ staffRole }) => isOn && hasPermission(staffRole, permission),
      },
    },
    guard: requirePermission(permission),
    readSearch: (given) => given,
    component,
  });
}
var mayReviewPhotos = ({ staffRole }) =>
  config.photoReview && hasPermission(staffRole, 'reviewPhotos');
var photoReview = createPage({
  path: '/photo-review',
  title: m$20.photoReview,
  layout: 'staff',
  menus: {
    staff: {
      label: m$20.photos,
      order: 4,
      visibleTo: mayReviewPhotos,
    },
    commands: {
      label: m$20.photoReview,
      order: 3,
      visibleTo: mayReviewPhotos,
    },
  },
  guard: requirePermission('reviewPhotos'),
  component: lazyRouteComponent(
    () => import('./assets/photo-review-page-DBEVCbzQ.js').then((n) => n.t),
    'PhotoReviewPage',
  ),
});
var officePages = [
  officePage(
    'appeals',
    'readReports',
    lazyRouteComponent(() => import('./assets/appeals-page-C-SDPRhI.js'), 'AppealsPage'),
  ),
  officePage(
    'danger',
    'readReports',
    lazyRouteComponent(() => import('./assets/danger-page-bEzlCltS.js'), 'DangerPage'),
  ),
  photoReview,
  officePage(
    'ladder',
    'readReports',
    lazyRouteComponent(() => import('./assets/ladder-page-DeWLd8QN.js'), 'LadderPage'),
  ),
  officePage(
    'texts',
    'configureDesk',
    lazyRouteComponent(() => import('./assets/texts-page-ZSU_8y4C.js'), 'TextsPage'),
  ),
  officePage(
    'numbers',
    'readDeskNumbers',
    lazyRouteComponent(() => import('./assets/numbers-page-BXJHTcDM.js'), 'NumbersPage'),
    {
      staff: {
        label: m$20.numbers,
        order: 3.6,
        visibleTo: ({ staffRole }) =>
          hasPermission(staffRole, 'readDeskNumbers') && !hasPermission(staffRole, 'readReports'),
      },
    },
  ),
  officePage(
    'transparency',
    'exportTransparency',
    lazyRouteComponent(() => import('./assets/transparency-page-C-xyVWt7.js'), 'TransparencyPage'),
    { isOn: config.transparency },
  ),
];
// web/src/features/desk/pages.ts
var m$19 = messages$2.desk;
var deskPages = [
  createPage({
    path: '/desk',
    title: m$19.desk,
    layout: 'staff',
    frame: 'fill',
    menus: {
      staff: {
        label: m$19.desk,
        order: 3.5,
        visibleTo: ({ staffRole }) => hasPermission(staffRole, 'readReports'),
      },
    },
    guard: requirePermission('readReports'),
    readSearch: (given) => given,
    component: lazyRouteComponent(
      () => import('./assets/desk-page-BIUa7z_W.js').then((n) => n.t),
      'DeskPage',
    ),
  }),
  createPage({
    path: '/statement',
    title: m$19.statement,
    layout: 'viewer',
    titled: true,
    below: '/home',
    guard: allowEveryone,
    component: lazyRouteComponent(
      () => import('./assets/statement-page-DrrSxsM5.js'),
      'StatementPage',
    ),
  }),
  createPage({
    path: '/decisions',
    title: m$19.decisions,
    layout: 'member',
    titled: true,
    below: '/home',
    guard: requireSession,
    component: lazyRouteComponent(
      () => import('./assets/decisions-page-hJJvC_P7.js'),
      'DecisionsPage',
    ),
  }),
  ...officePages,
];
// web/src/features/chat/pages.ts
var m$18 = messages$2.chat;
var component = lazyRouteComponent(
  () => import('./assets/chat-page-Cliqi7Uz.js').then((n) => n.t),
  'ChatPage',
);
var chatPages = [
  createPage({
    path: '/matches',
    title: m$18.matches,
    layout: 'member',
    titled: true,
    frame: 'fill',
    menus: {
      member: {
        label: m$18.matches,
        order: 1.3,
      },
    },
    guard: requireSession,
    component,
  }),
  createPage({
    path: '/matches/$id',
    title: m$18.matches,
    layout: 'member',
    frame: 'cover',
    guard: requireSession,
    component,
  }),
];
// web/src/features/discovery/browse-search.ts
var readBrowseSearch = (search) =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );
// web/src/features/discovery/pages.ts
var m$17 = messages$2.discovery;
var discover = createPage({
  path: '/discover',
  title: m$17.discover,
  layout: 'member',
  titled: true,
  menus: {
    member: {
      label: m$17.discover,
      order: 1.1,
    },
  },
  guard: requireSession,
  component: lazyRouteComponent(() => import('./assets/discover-page-LMy9-18q.js'), 'DiscoverPage'),
});
var ranking = createPage({
  path: '/ranking',
  title: m$17.ranking,
  layout: 'member',
  titled: true,
  below: '/home',
  guard: requireSession,
  component: lazyRouteComponent(() => import('./assets/ranking-page-gC8jZglO.js'), 'RankingPage'),
});
var discoveryPages = [
  discover,
  createPage({
    path: '/browse',
    title: m$17.browse,
    layout: 'member',
    titled: true,
    guard: requireSession,
    readSearch: readBrowseSearch,
    component: lazyRouteComponent(
      () => import('./assets/browse-page-BINlWhkl.js').then((n) => n.t),
      'BrowsePage',
    ),
  }),
  ranking,
  createPage({
    path: '/members/$id',
    title: m$17.title,
    layout: 'member',
    bareOnPhone: true,
    guard: requireSession,
    component: lazyRouteComponent(() => import('./assets/member-page-C2U1jszx.js'), 'MemberPage'),
  }),
];
// web/src/features/faqs/pages.ts
var m$16 = messages$2.faqs;
var menuEntry$1 = {
  label: m$16.label,
  order: 2,
};
var faqsPages = [
  createPage({
    path: '/faqs',
    title: m$16.title,
    layout: 'viewer',
    titled: true,
    below: '/home',
    menus: {
      public: menuEntry$1,
      site: menuEntry$1,
    },
    footer: true,
    prerender: true,
    guard: allowEveryone,
    component: lazyRouteComponent(() => import('./assets/faqs-page-df4Fli76.js'), 'FaqsPage'),
  }),
];
// web/src/features/fraud-warnings/pages.ts
var m$15 = messages$2.fraudWarnings;
var fraudWarningPages = [
  createPage({
    path: '/fraud-warnings',
    title: m$15.title,
    layout: 'member',
    titled: true,
    below: '/home',
    guard: requireSession,
    component: lazyRouteComponent(
      () => import('./assets/fraud-warnings-page-C9OdLh4p.js'),
      'FraudWarningsPage',
    ),
  }),
];
// web/src/features/help/pages.ts
var m$14 = messages$2.help;
var helpPages = [
  createPage({
    path: '/help',
    title: m$14.title,
    layout: 'viewer',
    titled: true,
    below: '/home',
    footer: true,
    prerender: true,
    guard: allowEveryone,
    component: lazyRouteComponent(() => import('./assets/help-page-BSernF-_.js'), 'HelpPage'),
  }),
];
// web/src/features/home/pages.ts
var m$13 = messages$2.home;
var homePages = [
  createPage({
    path: '/',
    title: m$13.landing.title,
    layout: 'public',
    menus: {
      public: {
        label: m$13.landing.label,
        order: 1,
      },
    },
    prerender: true,
    guard: leaveLandingWithSession,
    component: lazyRouteComponent(() => import('./assets/landing-page-BGsmPcky.js'), 'LandingPage'),
  }),
  createPage({
    path: '/home',
    title: m$13.home.title,
    layout: 'member',
    menus: {
      member: {
        label: m$13.home.label,
        order: 1,
      },
    },
    titled: true,
    footer: true,
    guard: requireSession,
    component: lazyRouteComponent(() => import('./assets/home-page-BfWrWPqP.js'), 'HomePage'),
  }),
  createPage({
    path: '/start',
    title: m$13.home.title,
    layout: 'bare',
    guard: () => import('./assets/open-start-Vb5aY_Pc.js').then(({ openStart }) => openStart()),
    component: () => null,
  }),
];
// web/src/features/likes/pages.ts
var m$12 = messages$2.likes;
var likePages = [
  createPage({
    path: '/likes',
    title: m$12.likes,
    layout: 'member',
    titled: true,
    menus: {
      member: {
        label: m$12.likes,
        order: 1.2,
      },
    },
    guard: requireSession,
    component: lazyRouteComponent(() => import('./assets/likes-page-D--LT5MJ.js'), 'LikesPage'),
  }),
  createPage({
    path: '/likes/sent',
    title: m$12.sent,
    layout: 'member',
    titled: true,
    guard: requireSession,
    component: lazyRouteComponent(() => import('./assets/sent-page-CTACHtqY.js'), 'SentPage'),
  }),
  createPage({
    path: '/likes/passed',
    title: m$12.passed,
    layout: 'member',
    titled: true,
    guard: requireSession,
    component: lazyRouteComponent(() => import('./assets/passed-page-B7ARGpAq.js'), 'PassedPage'),
  }),
  createPage({
    path: '/likes/bookmarks',
    title: m$12.bookmarks,
    layout: 'member',
    titled: true,
    guard: requireSession,
    component: lazyRouteComponent(
      () => import('./assets/bookmarks-page-BBKZFju7.js'),
      'BookmarksPage',
    ),
  }),
];
// web/src/features/notices/pages.ts
var m$11 = messages$2.notices;
var noticePages = [
  createPage({
    path: '/notices',
    title: m$11.notices,
    layout: 'member',
    titled: true,
    guard: requireSession,
    component: lazyRouteComponent(() => import('./assets/notices-page-TIePgcuY.js'), 'NoticesPage'),
  }),
  createPage({
    path: '/unsubscribe',
    title: m$11.unsubscribe,
    layout: 'viewer',
    titled: true,
    below: '/home',
    guard: allowEveryone,
    component: lazyRouteComponent(
      () => import('./assets/unsubscribe-page-B-c9V8D8.js'),
      'UnsubscribePage',
    ),
  }),
];
// web/src/features/operation/pages.ts
var m$10 = messages$2.operation;
var operationPages = [
  createPage({
    path: '/system',
    title: m$10.title,
    layout: 'staff',
    menus: {
      staff: {
        label: m$10.label,
        order: 7,
        visibleTo: ({ staffRole }) => hasPermission(staffRole, 'operateSystem'),
      },
    },
    guard: requirePermission('operateSystem'),
    component: lazyRouteComponent(() => import('./assets/system-page-DmRsGDqS.js'), 'SystemPage'),
  }),
];
// web/src/features/personal-data/pages.ts
var m$9 = messages$2.personalData;
var personalDataPages = [
  createPage({
    path: '/my-data',
    title: m$9.title,
    layout: 'viewer',
    titled: true,
    below: '/home',
    guard: allowEveryone,
    component: lazyRouteComponent(() => import('./assets/my-data-page-BthhJfdr.js'), 'MyDataPage'),
  }),
];
// web/src/features/premium/checkout/checkout-search.ts
var text$1 = (value) => (typeof value === 'string' ? value : void 0);
/** Every key is named, because the router keeps what a validated search does not name. */
var readMethodsSearch = (given) => ({
  setup_intent: text$1(given['setup_intent']),
  redirect_status: text$1(given['redirect_status']),
});
var readCheckoutSearch = (given) => ({
  plan: /^[a-z]{4,12}$/.test(text$1(given['plan']) ?? '') ? given['plan'] : 'quarterly',
  coupon: text$1(given['coupon']),
  from: text$1(given['from']),
  subscription: text$1(given['subscription']),
  ...readMethodsSearch(given),
});
// web/src/features/premium/office/subscriptions-search.ts
var uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Only the shape is checked: the lists come with schemas that not every page needs. */
var word = (value) => (typeof value === 'string' && /^[a-z_]{4,20}$/.test(value) ? value : void 0);
/** Every key is named, because the router keeps what a validated search does not name. */
function readSubscriptionsSearch(given) {
  const { search, status, plan, memberId, page } = given;
  return {
    search: typeof search === 'string' && search ? search.slice(0, 100) : void 0,
    status: word(status),
    plan: word(plan),
    memberId: typeof memberId === 'string' && uuid.test(memberId) ? memberId : void 0,
    page: typeof page === 'number' && Number.isInteger(page) && page > 1 ? page : void 0,
  };
}
// web/src/features/premium/pages.ts
var m$8 = messages$2.premium;
var premiumPages = [
  createPage({
    path: '/premium',
    title: m$8.premium,
    layout: 'member',
    titled: true,
    below: '/home',
    guard: requireSession,
    component: lazyRouteComponent(() => import('./assets/premium-page-Bb034nAW.js'), 'PremiumPage'),
  }),
  createPage({
    path: '/premium/checkout',
    title: m$8.checkout,
    layout: 'member',
    titled: true,
    below: '/premium',
    guard: requireSession,
    readSearch: readCheckoutSearch,
    component: lazyRouteComponent(
      () => import('./assets/checkout-page-B0-6APok.js'),
      'CheckoutPage',
    ),
  }),
  createPage({
    path: '/premium/manage',
    title: m$8.manage,
    layout: 'member',
    titled: true,
    below: '/premium',
    guard: requireSession,
    component: lazyRouteComponent(() => import('./assets/manage-page-TslSBJgW.js'), 'ManagePage'),
  }),
  createPage({
    path: '/premium/methods',
    title: m$8.methods,
    layout: 'member',
    titled: true,
    below: '/premium/manage',
    guard: requireSession,
    readSearch: readMethodsSearch,
    component: lazyRouteComponent(() => import('./assets/methods-page-CizVZZPc.js'), 'MethodsPage'),
  }),
  createPage({
    path: '/premium/withdraw',
    title: m$8.withdraw,
    layout: 'member',
    titled: true,
    below: '/premium/manage',
    guard: requireSession,
    component: lazyRouteComponent(
      () => import('./assets/withdraw-page-D1qAZKqK.js'),
      'WithdrawPage',
    ),
  }),
  createPage({
    path: '/withdraw',
    title: m$8.withdraw,
    layout: 'viewer',
    titled: true,
    below: '/home',
    guard: allowEveryone,
    component: lazyRouteComponent(() => import('./assets/linked-page-zXxQHRoL.js'), 'LinkedPage'),
  }),
  createPage({
    path: '/subscriptions',
    title: m$8.subscriptions,
    layout: 'staff',
    menus: {
      staff: {
        label: m$8.subscriptions,
        order: 4.1,
        visibleTo: ({ staffRole }) => hasPermission(staffRole, 'readPayments'),
      },
    },
    guard: requirePermission('readPayments'),
    readSearch: readSubscriptionsSearch,
    component: lazyRouteComponent(
      () => import('./assets/subscriptions-page-9veDtxAn.js'),
      'SubscriptionsPage',
    ),
  }),
  createPage({
    path: '/revenue',
    title: m$8.revenue,
    layout: 'staff',
    menus: {
      staff: {
        label: m$8.revenue,
        order: 4.2,
        visibleTo: ({ staffRole }) => hasPermission(staffRole, 'readRevenue'),
      },
    },
    guard: requirePermission('readRevenue'),
    component: lazyRouteComponent(() => import('./assets/revenue-page-CWX9RgY-.js'), 'RevenuePage'),
  }),
  createPage({
    path: '/plans',
    title: m$8.plans,
    layout: 'staff',
    menus: {
      staff: {
        label: m$8.plans,
        order: 5.5,
        visibleTo: ({ staffRole }) => hasPermission(staffRole, 'changePlans'),
      },
    },
    guard: requirePermission('changePlans'),
    component: lazyRouteComponent(() => import('./assets/plans-page-feD3V_Z5.js'), 'PlansPage'),
  }),
];
// web/src/features/privacy/pages.ts
var m$7 = messages$2.privacy;
var menuEntry = {
  label: m$7.label,
  order: 3,
};
var privacyPages = [
  createPage({
    path: '/privacy',
    title: m$7.title,
    layout: 'viewer',
    titled: true,
    below: '/home',
    menus: {
      public: menuEntry,
      site: menuEntry,
    },
    footer: true,
    prerender: true,
    guard: allowEveryone,
    component: lazyRouteComponent(() => import('./assets/privacy-page-CO1eXJRD.js'), 'PrivacyPage'),
  }),
];
// web/src/features/profiles/pages.ts
var m$6 = messages$2.profiles;
var profilePages = [
  createPage({
    path: '/welcome',
    title: m$6.welcome,
    layout: 'bare',
    guard: requireSession,
    readSearch: (search) => ({
      step: [1, 2, 3, 4, 5, 6, 7].find((step) => step === Number(search['step'])),
    }),
    component: lazyRouteComponent(
      () => import('./assets/welcome-page-BVdZe0dL.js').then((n) => n.t),
      'WelcomePage',
    ),
  }),
  createPage({
    path: '/profile',
    title: m$6.profile,
    layout: 'member',
    titled: true,
    menus: {
      member: {
        label: m$6.profileTab,
        order: 1.4,
      },
    },
    guard: requireSession,
    component: lazyRouteComponent(() => import('./assets/profile-page-Cx8ubOjY.js'), 'ProfilePage'),
  }),
  createPage({
    path: '/questions',
    title: m$6.questions,
    layout: 'bare',
    guard: requireSession,
    component: lazyRouteComponent(
      () => import('./assets/questions-page-LoH-KQ3y.js'),
      'QuestionsPage',
    ),
  }),
];
// web/src/features/reports/pages.ts
var m$5 = messages$2.reports;
var reportPages = [
  createPage({
    path: '/reports',
    title: m$5.reports.title,
    layout: 'staff',
    menus: {
      staff: {
        label: m$5.reports.label,
        order: 3,
        visibleTo: ({ staffRole }) => hasPermission(staffRole, 'readReports'),
      },
    },
    guard: requirePermission('readReports'),
    readSearch: (given) => given,
    component: lazyRouteComponent(
      () => import('./assets/reports-page-BIXxAjcY.js').then((n) => n.t),
      'ReportsPage',
    ),
  }),
  createPage({
    path: '/my-reports',
    title: m$5.myReports.title,
    layout: 'member',
    titled: true,
    below: '/home',
    guard: requireSession,
    component: lazyRouteComponent(
      () => import('./assets/my-reports-page-DX7hEl8X.js'),
      'MyReportsPage',
    ),
  }),
  createPage({
    path: '/report-content',
    title: m$5.notice.title,
    layout: 'viewer',
    titled: true,
    below: '/home',
    guard: allowEveryone,
    component: lazyRouteComponent(() => import('./assets/notice-page-a68lB974.js'), 'NoticePage'),
  }),
];
// web/src/features/safety/pages.ts
var m$4 = messages$2.safety;
var safetyPages = [
  createPage({
    path: '/safety-tips',
    title: m$4.title,
    layout: 'viewer',
    titled: true,
    below: '/home',
    footer: true,
    prerender: true,
    guard: allowEveryone,
    component: lazyRouteComponent(() => import('./assets/safety-page-DtoFpFcR.js'), 'SafetyPage'),
  }),
];
// web/src/features/settings/pages.ts
var m$3 = messages$2.settings;
var settingsPages = [
  createPage({
    path: '/settings',
    title: m$3.title,
    layout: 'member',
    titled: true,
    guard: requireSession,
    component: lazyRouteComponent(
      () => import('./assets/settings-page-BUR4SGjS.js').then((n) => n.t),
      'SettingsPage',
    ),
  }),
  createPage({
    path: '/security',
    title: m$3.account,
    layout: 'staff',
    menus: {
      commands: {
        label: m$3.account,
        order: 20,
      },
    },
    guard: requireStaff,
    component: lazyRouteComponent(
      () => import('./assets/staff-account-page-CsA86N0V.js').then((n) => n.t),
      'StaffAccountPage',
    ),
  }),
];
// contract/src/statistics/growth-ranges.ts
var growthRanges = ['7-days', '30-days', '90-days', '6-months', '12-months'];
/** The range of the specification. */
var defaultGrowthRange = '6-months';
// web/src/features/statistics/dashboard-search.ts
function readDashboardSearch({ range }) {
  const known = growthRanges.find((each) => each === range);
  return { range: known === '6-months' ? void 0 : known };
}
// web/src/features/statistics/pages.ts
var m$2 = messages$2.statistics;
var statisticsPages = [
  createPage({
    path: '/dashboard',
    title: m$2.title,
    layout: 'staff',
    menus: {
      staff: {
        label: m$2.label,
        order: 1,
      },
      member: {
        label: m$2.label,
        order: 5,
        visibleTo: (user) => user.isAdmin,
      },
    },
    guard: requireStaff,
    readSearch: readDashboardSearch,
    component: lazyRouteComponent(
      () => import('./assets/dashboard-page-Bt3VaXS5.js'),
      'DashboardPage',
    ),
  }),
];
// web/src/features/team/pages.ts
var m$1 = messages$2.team;
var teamPages = [
  createPage({
    path: '/team',
    title: m$1.title,
    layout: 'staff',
    menus: {
      staff: {
        label: m$1.label,
        order: 5,
        visibleTo: ({ staffRole }) => hasPermission(staffRole, 'manageTeam'),
      },
    },
    guard: requirePermission('manageTeam'),
    component: lazyRouteComponent(() => import('./assets/team-page-BQ2jznIO.js'), 'TeamPage'),
  }),
];
// web/src/features/user-admin/pages.ts
var m = messages$2.userAdmin;
var userAdminPages = [
  createPage({
    path: '/users',
    title: m.users.title,
    layout: 'staff',
    menus: {
      staff: {
        label: m.users.label,
        order: 2,
        visibleTo: ({ staffRole }) => hasPermission(staffRole, 'readUsers'),
      },
    },
    guard: requirePermission('readUsers'),
    readSearch: (given) => given,
    component: lazyRouteComponent(
      () => import('./assets/users-page-By-n785E.js').then((n) => n.t),
      'UsersPage',
    ),
  }),
  createPage({
    path: '/users/$id',
    title: m.memberFile.title,
    layout: 'staff',
    guard: requirePermission('readUsers'),
    component: lazyRouteComponent(
      () => import('./assets/member-file-page-Cw_9euXu.js').then((n) => n.t),
      'MemberFilePage',
    ),
  }),
];
// web/src/app/pages.ts
/** Every page of the web, in the lists of its features. */
var pages = [
  ...accessibilityPages,
  ...accountPages,
  ...auditPages,
  ...deskPages,
  ...chatPages,
  ...discoveryPages,
  ...faqsPages,
  ...fraudWarningPages,
  ...helpPages,
  ...homePages,
  ...likePages,
  ...noticePages,
  ...personalDataPages,
  ...premiumPages,
  ...privacyPages,
  ...profilePages,
  ...reportPages,
  ...safetyPages,
  ...settingsPages,
  ...statisticsPages,
  ...operationPages,
  ...teamPages,
  ...userAdminPages,
];
// web/src/lib/missing-address.ts
/** The address of this site that someone asked for and that does not exist, until they have read it. */
var missingAddress = createState(null);
/** The page where they ended instead. */
var endedAt = null;
function setMissing(address) {
  endedAt = null;
  missingAddress.change(() => address);
}
var clearMissing = () => missingAddress.change(() => null);
/** A page is shown: the one where they ended, or the next one, which no longer shows the address. */
function pageShown(path) {
  if (missingAddress.get() === null) return;
  endedAt ??= path;
  if (path !== endedAt) clearMissing();
}
// web/src/texts/en/errors.ts
var messages$1 = {
  validation: 'Validation error',
  network: 'Network error. Please check your internet connection.',
  unreachable: 'Network error: Unable to connect to server. Please check your internet connection.',
  noResponse: 'Network error - unable to reach server',
  server: 'Server error: Please try again later.',
  unknown: 'An unknown error occurred',
  login: 'Login failed',
  verification: 'verification failed',
  register: 'User already exists',
  required: 'This field is required.',
  noEmail: 'Enter your email.',
  noPassword: 'Enter a password.',
  notAccepted: 'Check this box to continue.',
  email: 'Enter an email address, such as name@example.com.',
  tooShort: (least) => `Use at least ${least} characters.`,
  incompleteCode: (digits) => `Enter all ${digits} digits.`,
};
// web/src/lib/failures/error-text.ts
/**
 * The text that shows a failure, from the most specific source to the least, as section 8 of the specification says.
 */
function errorText(error, fallback) {
  const body = field(error, 'body') ?? field(field(error, 'response'), 'data');
  return (
    text(field(body, 'message')) ||
    text(body) ||
    text(field(body, 'error')) ||
    firstOfList(field(body, 'errors')) ||
    ownMessage(error) ||
    (isNetworkFailure(error) && messages$1.network) ||
    fallback ||
    (hasStatus(error, 500, 599) ? messages$1.server : messages$1.unknown)
  );
}
function firstOfList(errors) {
  if (!Array.isArray(errors) || errors.length === 0) return '';
  const [first] = errors;
  return text(field(first, 'msg')) || text(field(first, 'message')) || messages$1.validation;
}
function ownMessage(error) {
  if (faults.some((fault) => error instanceof fault)) return '';
  if (!(error instanceof CallError)) return text(field(error, 'message'));
  if (error.code === 'TIMEOUT') return messages$1.noResponse;
  if (error.code === 'NETWORK_ERROR') return messages$1.unreachable;
  return error.status === 500 ? messages$1.server : '';
}
/** These messages are for programmers. */
var faults = [TypeError, ReferenceError, RangeError, SyntaxError];
var networkFailures = ['CONNECTION_LOST', 'NETWORK_ERROR', 'ERR_NETWORK'];
var isNetworkFailure = (error) =>
  networkFailures.includes(text(field(error, 'code'))) || field(error, 'name') === 'NetworkError';
function field(of, name) {
  return typeof of === 'object' && of !== null ? of[name] : void 0;
}
/** A proxy's page is a text as well, but not for people. */
function text(value) {
  return typeof value === 'string' && !/<[!/a-z][^>]*>/i.test(value) ? value.trim() : '';
}
var column_module_default = {
  page: '_page_xeexd_2',
  section: '_section_xeexd_8',
  quiet: '_quiet_xeexd_12',
};
var state_card_module_default = {
  card: '_card_iwc0p_1',
  title: '_title_iwc0p_5',
  about: '_about_iwc0p_11',
  button: '_button_iwc0p_15',
  separator: '_separator_iwc0p_22',
};
// web/src/ui/states/state-card.tsx
/** In the place of what is not there: what happened, why, and below that one button. */
function StateCard(props) {
  const { isUrgent = false, icon, title, separator, about, page, button, children } = props;
  const Card = isUrgent ? 'div' : 'output';
  const Title = page ? 'h1' : 'strong';
  return /* @__PURE__ */ jsxs(Card, {
    role: isUrgent ? 'alert' : void 0,
    className: `flex gap-4 w-full border-line rounded-xl bg-surface p-5 ${state_card_module_default.card}`,
    children: [
      icon,
      /* @__PURE__ */ jsxs('div', {
        className: 'grid gap-3-5 min-w-0 justify-items-start',
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'anywhere',
            children: [
              /* @__PURE__ */ jsx(Title, {
                className: `m-0 text-lg semibold lh-14 ${state_card_module_default.title}`,
                children: title,
              }),
              /* @__PURE__ */ jsx('span', {
                className: `visually-hidden ${state_card_module_default.separator}`,
                children: separator,
              }),
              /* @__PURE__ */ jsx('span', {
                className: state_card_module_default.about,
                children: about,
              }),
            ],
          }),
          button &&
            /* @__PURE__ */ jsxs('button', {
              type: 'button',
              className: `row gap-2 border-strong bg-none ink semibold clickable hover ${state_card_module_default.button}`,
              onClick: button.onClick,
              children: [
                /* @__PURE__ */ jsx(IconRefresh, {
                  size: 18,
                  stroke: 1.75,
                  'aria-hidden': true,
                }),
                button.label,
              ],
            }),
          children,
        ],
      }),
    ],
  });
}
// web/src/ui/states/failure.tsx
/** Replaces what could not be loaded. Screen readers read it when it appears. */
var Failure = ({ title, cause, again, onAgain, page }) =>
  /* @__PURE__ */ jsx(StateCard, {
    isUrgent: true,
    icon: /* @__PURE__ */ jsx(IconAlertCircle, {
      className: 'flex-none color-danger',
      size: 24,
      stroke: 1.75,
      'aria-hidden': true,
    }),
    title,
    separator: ': ',
    about: cause,
    page,
    button: {
      label: again,
      onClick: onAgain,
    },
  });
// web/src/ui/states/offline.tsx
/** Replaces content that cannot be loaded offline, which the bar above says. */
function Offline({ onAgain }) {
  const { offline, failure } = messages$3;
  return /* @__PURE__ */ jsx(StateCard, {
    icon: /* @__PURE__ */ jsx(IconWifiOff, {
      className: 'flex-none muted',
      size: 24,
      stroke: 1.75,
      'aria-hidden': true,
    }),
    title: offline.title,
    separator: '. ',
    about: offline.waits,
    page: onAgain !== void 0,
    button: onAgain && {
      label: failure.retry,
      onClick: onAgain,
    },
  });
}
var page_states_module_default = {
  pending: '_pending_1mfc0_1',
  line: '_line_1mfc0_5',
  shimmer: '_shimmer_1mfc0_1',
};
// web/src/app/page-states.tsx
/** Replaces a page that could not be shown. The frame around it stays usable. */
function PageFailure({ error, reset }) {
  const { failure } = messages$3;
  const online = useOnline();
  const text = error instanceof CallError ? errorText(error) : failure.text;
  const router = useRouter();
  async function again() {
    if (!(error instanceof CallError) && isOnline()) location.reload();
    await router.invalidate();
    reset();
  }
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) again();
    wasOnline.current = online;
  });
  useEffect(noteFailure, []);
  return /* @__PURE__ */ jsx('div', {
    className: `m-auto w-full ${column_module_default.page}`,
    children: online
      ? /* @__PURE__ */ jsx(Failure, {
          title: failure.title,
          cause: text,
          again: failure.retry,
          onAgain: () => void again(),
          page: true,
        })
      : /* @__PURE__ */ jsx(Offline, { onAgain: () => void again() }),
  });
}
/** Shown while a page takes long to load. */
function PagePending() {
  const { loading } = messages$3;
  return /* @__PURE__ */ jsxs('output', {
    className: `grid gap-4 m-auto w-full max-w-page ${page_states_module_default.pending}`,
    'aria-label': loading,
    children: [
      /* @__PURE__ */ jsx('i', { className: `rounded-sm ${page_states_module_default.line}` }),
      /* @__PURE__ */ jsx('i', { className: `rounded-sm ${page_states_module_default.line}` }),
      /* @__PURE__ */ jsx('i', { className: `rounded-sm ${page_states_module_default.line}` }),
      /* @__PURE__ */ jsx('i', { className: `rounded-sm ${page_states_module_default.line}` }),
    ],
  });
}
// web/src/lib/failures/opening-failure.ts
var failed = false;
var listeners = /* @__PURE__ */ new Set();
/** Whether the code of something that was asked for could not be loaded. */
var openingFailure = {
  get: () => failed,
  set(next) {
    failed = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
// web/src/ui/dialogs/lazy-dialog.tsx
/**
 * A dialog whose code is loaded when it is first asked for. It has the keyboard from then on, and if its code cannot be
 * loaded it closes and a message says so.
 */
function lazyDialog(load, { keepsText = false } = {}) {
  let loaded = null;
  return function LazyDialog(props) {
    const [Content, setContent] = useState(() => loaded);
    const { opened = true, onClose } = props;
    const layer = useRef(null);
    const close = useEffectEvent(onClose);
    useLayoutEffect(() => {
      if (Content || !opened) return void 0;
      let isLeft = false;
      openingFailure.set(false);
      const asked = keyboard.ask({
        keepsText,
        cancel: () => close(),
      });
      layer.current = asked;
      const show = (content) => {
        loaded = content;
        if (!isLeft) setContent(() => content);
      };
      const fail = () => {
        if (isLeft) return;
        openingFailure.set(true);
        close();
      };
      load().then(show, fail);
      return () => {
        isLeft = true;
        asked.close();
      };
    }, [opened]);
    useLayoutEffect(() => {
      if (Content) layer.current?.close();
    }, [Content]);
    return Content && /* @__PURE__ */ jsx(Content, { ...props });
  };
}
// web/src/widgets/confirm-identity/confirm-identity.tsx
var ConfirmIdentityDialog = lazyDialog(() =>
  import('./assets/confirm-identity-dialog-CxQH5lyF.js').then((file) => file.ConfirmIdentityDialog),
);
/** Asks for a fresh proof whenever a call needs one. */
function ConfirmIdentity() {
  const { subscribe, get } = proofRequest;
  const request = useSyncExternalStore(subscribe, get, () => null);
  const [wanted, setWanted] = useState(false);
  if (request && !wanted) setWanted(true);
  if (!wanted) return null;
  return /* @__PURE__ */ jsx(ConfirmIdentityDialog, {
    request,
    opened: request !== null,
    onClose: () => request?.settle(false),
  });
}
/** The key was pressed before the header was there. */
var early = null;
var forget = () => {
  early?.close();
  early = null;
};
/** The page has its header: null for one without the command bar. */
function settleCommandKey(opens) {
  if (!early) return;
  queueMicrotask(() => {
    if (opens) flushSync(opens);
    forget();
  });
}
function useCommandKey(opens) {
  const press = useEffectEvent(opens);
  useEffect(() => {
    settleCommandKey(() => press());
    return () => void 0;
  }, []);
}
// contract/src/accounts/mailed-links.ts
var readMailedLink = {
  method: 'POST',
  url: '/auth/mailed-link',
  access: 'public',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var undoEmailChange = {
  method: 'POST',
  url: '/auth/change-email/undo',
  access: 'public',
  schema: { response: { 200: { required: ['success'] } } },
};
var readEmailChange = {
  method: 'GET',
  url: '/auth/change-email',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/accounts/own-profile.ts
/** Reading it also updates the session's stored user. */
var ownProfileQuery = queryOptions({
  queryKey: keyOf(ownProfile),
  queryFn: async () => {
    const { userData } = await call(ownProfile);
    const { user, version } = userData;
    keepOwnUser(user, userData);
    return {
      user,
      version,
    };
  },
  meta: followed(6e4, 'account').meta,
});
var useOwnProfile = () => useQuery(ownProfileQuery);
/** The current one also when it is shown first, as premium starts and ends elsewhere. */
var useFollowedProfile = () =>
  useQuery({
    ...ownProfileQuery,
    staleTime: 0,
  });
/** After a change whose response did not contain the current profile. */
async function readOwnProfileAgain(client) {
  const { queryKey } = ownProfileQuery;
  if (
    client.isFetching({
      queryKey,
      exact: true,
    }) > 0
  )
    await client
      .getQueryCache()
      .find({
        queryKey,
        exact: true,
      })
      ?.promise?.catch(() => void 0);
  return client.query({
    ...ownProfileQuery,
    staleTime: 0,
  });
}
/** The response to a change is the current profile. */
function keepOwnProfile(client, { user, version }) {
  client.setQueryData(ownProfileQuery.queryKey, {
    user,
    version,
  });
  keepOwnUser(user);
  invalidate(client, readPerson);
}
// web/src/api/accounts/mailed-links.ts
/** The account that a mailed link is for. */
var useMailedLink = (link, token) =>
  useQuery({
    ...queryOf(readMailedLink, {
      body: {
        link,
        token: token ?? '',
      },
    }),
    ...linkRead(token),
  });
/** The current address of the signed-in account, from the server; null if signed out. */
function useOwnAddress() {
  const signedIn = useSession().token !== null;
  const { data, isPending } = useQuery({
    ...ownProfileQuery,
    enabled: signedIn,
    retry: false,
  });
  if (!signedIn)
    return {
      isPending: false,
      email: null,
    };
  return {
    isPending,
    email: data?.user.email ?? null,
  };
}
var useUndoEmailChange = (token) =>
  useMutation({
    mutationFn: ({ password }) =>
      call(undoEmailChange, {
        body: {
          token,
          password,
        },
      }),
  });
/** The change of the own address by staff that can still be undone. */
var useEmailChange = () =>
  useQuery({
    ...queryOf(readEmailChange),
    enabled: session.get().token !== null,
    select: ({ change }) => change,
  });
// web/src/lib/formats/locale.ts
/** The reader's country decides how dates and numbers are written, as far as it speaks the language of the page. */
var readersLocale =
  globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === 'en') ?? 'en';
// web/src/lib/formats/formats.ts
var hour = 36e5;
var day = 24 * hour;
var minus = '−';
/** How long ago a member was last active, in the words of section 4 of the specification. */
function lastActiveText(value, now = Date.now()) {
  const { lastActive: words } = messages$3;
  const time = Date.parse(value ?? '');
  if (Number.isNaN(time)) return words.never;
  const hours = Math.floor((now - time) / hour);
  if (hours < 1) return words.justNow;
  if (hours < 24) return words.hoursAgo(hours);
  if (hours < 168) return words.daysAgo(Math.floor(hours / 24));
  return formatDate(time);
}
/** The same for members who look at each other: relative also later on, as a date says less there. */
function activeText(value, now = Date.now()) {
  const { active: m } = messages$3;
  const since = now - Date.parse(value);
  if (since < hour) return m.justNow;
  if (since < 7 * day) return m.when(lastActiveText(value, now));
  if (since < 14 * day) return m.when(messages$3.lastActive.daysAgo(Math.floor(since / day)));
  return since < 30 * day ? m.lastMonth : m.earlier;
}
/** A date in the reader's format and time zone. */
function formatDate(value, options = {}, locale = readersLocale) {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    ...options,
  }).format(new Date(value));
}
/** A number in the reader's format. The hyphen that many languages have for a minus would be lost beside a figure. */
function formatNumber(value, options = {}, locale = readersLocale) {
  return new Intl.NumberFormat(locale, options)
    .formatToParts(value)
    .map((part) => (part.type === 'minusSign' ? part.value.replace('-', minus) : part.value))
    .join('');
}
/** The first letter in upper case, as the specification shows a gender: 'not-specified' becomes 'Not-specified'. */
var capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);
var banner_module_default = {
  banner: '_banner_7i0gw_1',
  action: '_action_7i0gw_7',
};
// web/src/app/layout/banners/banner.tsx
/** One line below the header about the member's account, on every page. */
function Banner({ label, text, children }) {
  return /* @__PURE__ */ jsxs('aside', {
    className: `row wrap justify-center bg-warning-soft color-warning medium ${banner_module_default.banner}`,
    'aria-label': label,
    children: [/* @__PURE__ */ jsx('p', { children: text }), children],
  });
}
var BannerLink = (props) =>
  /* @__PURE__ */ jsx(Link, {
    className: `underline inline-flex items-center ${banner_module_default.action}`,
    ...props,
  });
var BannerButton = (props) =>
  /* @__PURE__ */ jsx('button', {
    className: `underline inline-flex items-center p-0 border-0 bg-none color-inherit clickable ${banner_module_default.action}`,
    type: 'button',
    ...props,
  });
// web/src/app/layout/banners/email-change-banner.tsx
/** Tells members that staff have changed their address, as long as the old mailbox can undo it. */
function EmailChangeBanner() {
  const { data } = useEmailChange();
  if (!data) return null;
  const { label, text } = messages$3.emailChange;
  return /* @__PURE__ */ jsx(Banner, {
    label,
    text: text(data.oldEmail, formatDate(data.undoUntil, { timeStyle: 'short' })),
  });
}
// web/src/ui/pages/brand-mark.tsx
/** The logo: two arches that form a heart. */
function BrandMark({ size = 28 }) {
  return /* @__PURE__ */ jsx('svg', {
    width: size,
    height: size,
    viewBox: '0 0 32 32',
    'aria-hidden': 'true',
    children: /* @__PURE__ */ jsxs('g', {
      transform: 'translate(-5.6 -7.6) scale(1.35)',
      children: [
        /* @__PURE__ */ jsx('path', {
          fill: '#cb3049',
          d: 'M7.5 19A6 6 0 0 1 16 10.5L24.5 19 16 27.5Z',
        }),
        /* @__PURE__ */ jsx('path', {
          fill: '#f3ab3c',
          d: 'M16 10.5A6 6 0 0 1 24.5 19Z',
        }),
        /* @__PURE__ */ jsx('path', {
          fill: '#f0704f',
          d: 'M16 10.5 24.5 19 20.25 23.25 11.75 14.75Z',
        }),
      ],
    }),
  });
}
var footer_module_default = {
  footer: '_footer_rlgqn_1',
  row: '_row_rlgqn_5',
  links: '_links_rlgqn_16',
  link: '_link_rlgqn_16',
  end: '_end_rlgqn_29',
};
// contract/src/languages.ts
/** The languages in which pages, mails and notices are written. Each has a folder beside `texts/en`, here and in the web. */
var languages = {
  en: {
    tag: 'en',
    name: 'English',
    direction: 'ltr',
  },
  de: {
    tag: 'de',
    name: 'Deutsch',
    direction: 'ltr',
  },
  fr: {
    tag: 'fr',
    name: 'Français',
    direction: 'ltr',
  },
  es: {
    tag: 'es',
    name: 'Español',
    direction: 'ltr',
  },
  pt: {
    tag: 'pt-BR',
    name: 'Português (Brasil)',
    direction: 'ltr',
  },
  pl: {
    tag: 'pl',
    name: 'Polski',
    direction: 'ltr',
  },
  ar: {
    tag: 'ar',
    name: 'العربية',
    direction: 'rtl',
  },
};
var languageCodes = /* @__PURE__ */ Object.keys(languages);
// web/src/texts/en/languages.ts
var messages = {
  label: 'Language',
  about: 'For pages, emails and notifications.',
};
// web/src/ui/fields/select.tsx
/** The browser's own list of choices, with one chevron. */
var Select = (props) =>
  /* @__PURE__ */ jsx(NativeSelect, {
    rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
      size: 16,
      stroke: 1.75,
      'aria-hidden': true,
    }),
    ...props,
  });
// web/src/ui/pages/language-select.tsx
/** Each language by its own name. */
var LanguageSelect = ({ onChange, disabled = false }) =>
  /* @__PURE__ */ jsx(Select, {
    'aria-label': messages.label,
    disabled,
    data: languageCodes.map((code) => ({
      value: code,
      label: languages[code].name,
    })),
    value: 'en',
    onChange: ({ currentTarget }) => onChange(currentTarget.value),
  });
// web/src/lib/language/choice.ts
var key = 'language';
var param = 'lang';
/** `first-paint.js` reads it, and asks the server for the page in it. */
function keepChoice(language) {
  try {
    localStorage.setItem(key, language);
  } catch {}
}
/** Opens this page in another language, in which this browser opens all pages from then on. */
async function switchLanguage(language) {
  keepChoice(language);
  const { keepTyped } = await import('./assets/typed-MEvLgq0D.js');
  keepTyped();
  const url = new URL(location.href);
  url.searchParams.set(param, language);
  location.replace(url);
}
var scheme_switch_module_default = { choice: '_choice_6eckb_1' };
// web/src/ui/pages/scheme-switch.tsx
var choices = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
];
function SchemeSwitch() {
  const { scheme } = messages$3;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const shown = useSyncExternalStore(
    still,
    () => colorScheme,
    () => 'auto',
  );
  return /* @__PURE__ */ jsxs('fieldset', {
    className: 'inline-flex gap-hairline m-0 border-0 rounded-md bg-muted-soft p-1',
    children: [
      /* @__PURE__ */ jsx('legend', {
        className: 'visually-hidden',
        children: scheme.label,
      }),
      choices.map(([choice, Icon]) =>
        /* @__PURE__ */ jsx(
          'button',
          {
            type: 'button',
            className: `grid place-center p-0 border-0 rounded-md bg-none muted clickable hover-ink ${scheme_switch_module_default.choice}`,
            'aria-label': scheme[choice],
            title: scheme[choice],
            'aria-pressed': shown === choice,
            onClick: () => setColorScheme(choice),
            children: /* @__PURE__ */ jsx(Icon, {
              size: 16,
              stroke: 1.75,
            }),
          },
          choice,
        ),
      ),
    ],
  });
}
var still = () => () => {};
// web/src/app/layout/footer.tsx
var year = 2025;
function Footer() {
  const { footer, footerNavigation } = messages$3;
  const { token } = useSession();
  return /* @__PURE__ */ jsx('footer', {
    className: `border-top ${footer_module_default.footer}`,
    children: /* @__PURE__ */ jsxs('div', {
      className: `row wrap m-auto max-w-page ${footer_module_default.row}`,
      children: [
        /* @__PURE__ */ jsxs('span', {
          className: 'inline-flex items-center gap-2 tight brand',
          children: [/* @__PURE__ */ jsx(BrandMark, { size: 24 }), config.brandName],
        }),
        /* @__PURE__ */ jsx('nav', {
          'aria-label': footerNavigation,
          children: /* @__PURE__ */ jsxs('ul', {
            className: `plain-list flex wrap muted gap-1-by-6 ${footer_module_default.links}`,
            children: [
              /* @__PURE__ */ jsx('li', {
                children: /* @__PURE__ */ jsx(Link, {
                  className: `py-1 hover-ink hover-underline ${footer_module_default.link}`,
                  to: token ? '/home' : '/',
                  children: footer.home,
                }),
              }),
              /* @__PURE__ */ jsx('li', {
                children: /* @__PURE__ */ jsx(Link, {
                  className: `py-1 hover-ink hover-underline ${footer_module_default.link}`,
                  to: '/faqs',
                  children: footer.faqs,
                }),
              }),
              /* @__PURE__ */ jsx('li', {
                children: /* @__PURE__ */ jsx(Link, {
                  className: `py-1 hover-ink hover-underline ${footer_module_default.link}`,
                  to: '/privacy',
                  children: footer.privacy,
                }),
              }),
              /* @__PURE__ */ jsx('li', {
                children: /* @__PURE__ */ jsx('a', {
                  className: `py-1 hover-ink hover-underline ${footer_module_default.link}`,
                  href: `mailto:${config.supportEmail}`,
                  children: footer.contact,
                }),
              }),
              /* @__PURE__ */ jsx('li', {
                children: /* @__PURE__ */ jsx(Link, {
                  className: `py-1 hover-ink hover-underline ${footer_module_default.link}`,
                  to: '/report-content',
                  children: footer.report,
                }),
              }),
              /* @__PURE__ */ jsx('li', {
                children: /* @__PURE__ */ jsx(Link, {
                  className: `py-1 hover-ink hover-underline ${footer_module_default.link}`,
                  to: '/help',
                  children: footer.help,
                }),
              }),
              /* @__PURE__ */ jsx('li', {
                children: /* @__PURE__ */ jsx(Link, {
                  className: `py-1 hover-ink hover-underline ${footer_module_default.link}`,
                  to: '/safety-tips',
                  children: footer.safety,
                }),
              }),
            ],
          }),
        }),
        /* @__PURE__ */ jsxs('div', {
          className: `row wrap push-end gap-3-by-5 ${footer_module_default.end}`,
          children: [
            !token &&
              /* @__PURE__ */ jsx(LanguageSelect, {
                onChange: (language) => void switchLanguage(language),
              }),
            /* @__PURE__ */ jsx(SchemeSwitch, {}),
            /* @__PURE__ */ jsx('small', {
              className: 'faint text-sm',
              children: footer.rights(String(year), config.brandName),
            }),
          ],
        }),
      ],
    }),
  });
}
// web/src/app/layout/headers/account-face.tsx
/** The name of the signed-in user, or their email if they have none. */
function useAccountName() {
  const { user } = useSession();
  return user && (fullName(user) ?? user.email);
}
/** The picture of the signed-in user, or the first letter of their name. The name is next to it. */
function AccountFace({ size = 32 }) {
  const { user } = useSession();
  const letter = initial(useAccountName() ?? '');
  return /* @__PURE__ */ jsx('span', {
    className:
      'grid flex-none place-center round bg-muted-soft muted semibold overflow-hidden whole-cell',
    style: {
      width: size,
      height: size,
    },
    'aria-hidden': 'true',
    children: user?.profilePicture
      ? /* @__PURE__ */ jsx(Photo, {
          className: 'w-full h-full cover face-middle',
          url: user.profilePicture,
          focus: user.profilePictureFocus,
          alt: '',
          instead: letter,
        })
      : letter,
  });
}
var account_menu_module_default = {
  button: '_button_1rokp_1',
  icon: '_icon_1rokp_11',
  chevron: '_chevron_1rokp_12',
  name: '_name_1rokp_22',
  menu: '_menu_1rokp_33',
  item: '_item_1rokp_43',
  scheme: '_scheme_1rokp_50',
};
// web/src/app/layout/headers/account-place.tsx
/** Looks like the button of the account menu until that is loaded. */
function AccountPlace() {
  const name = useAccountName();
  if (!name) return null;
  return /* @__PURE__ */ jsxs('span', {
    className: `row gap-2 min-w-0 border-line rounded-full bg-surface ink semibold clickable hover ${account_menu_module_default.button}`,
    children: [
      /* @__PURE__ */ jsx(AccountFace, { size: 34 }),
      /* @__PURE__ */ jsx('span', {
        className: `truncate ${account_menu_module_default.name}`,
        children: name,
      }),
      /* @__PURE__ */ jsx('span', {
        className: `flex-none ${account_menu_module_default.chevron}`,
      }),
    ],
  });
}
// web/src/lib/keys/use-escape.ts
var handlers = [];
function press(event) {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (target.closest('dialog, [role=dialog]')) return;
  if (handlers.findLast((handle) => handle(target))) event.preventDefault();
}
/** Escape, unless a dialog has used it. Of several, the one that appeared last gets it first. */
function useEscape(isOn, onEscape) {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOn) return void 0;
    const handler = (target) => handle(target);
    if (handlers.push(handler) === 1) document.addEventListener('keydown', press);
    return () => {
      handlers.splice(handlers.indexOf(handler), 1);
      if (handlers.length === 0) document.removeEventListener('keydown', press);
    };
  }, [isOn]);
}
// web/src/ui/pages/back-link.tsx
/** Leads to where the reader came from, which is as they left it. */
function BackLink({ to, label, className }) {
  const { history } = useRouter();
  const goBack = (event) => {
    if (!history.canGoBack() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  };
  return /* @__PURE__ */ jsxs(Link, {
    className: `inline-flex items-center gap-2 ${className}`,
    to,
    onClick: goBack,
    children: [
      /* @__PURE__ */ jsx(IconArrowLeft, {
        size: 20,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsx('span', {
        className: 'visually-hidden-below-tablet',
        children: label,
      }),
    ],
  });
}
var header_module_default = {
  header: '_header_1tlgs_1',
  bar: '_bar_1tlgs_5',
  brand: '_brand_1tlgs_10',
  bell: '_bell_1tlgs_14',
  link: '_link_1tlgs_18',
  icon: '_icon_1tlgs_29',
  site: '_site_1tlgs_36',
  links: '_links_1tlgs_41',
  toggle: '_toggle_1tlgs_56',
  panel: '_panel_1tlgs_69',
  aside: '_aside_1tlgs_101',
  back: '_back_1tlgs_222',
  title: '_title_1tlgs_274',
};
// web/src/app/layout/headers/header.tsx
function Header({ entries, children, bell, account, dense = false, tabbed }) {
  const panel = useId();
  const { open, toggle, button } = useDisclosure();
  return /* @__PURE__ */ jsx('header', {
    className: `relative ${header_module_default.header}`,
    'data-dense': dense || void 0,
    'data-tabbed': tabbed && (tabbed.title === void 0 ? 'brand' : 'title'),
    'data-open': open || void 0,
    children: /* @__PURE__ */ jsxs('div', {
      className: `row m-auto w-full max-w-page ${header_module_default.bar}`,
      children: [
        /* @__PURE__ */ jsxs(Link, {
          to: '/',
          className: `inline-flex items-center gap-2-5 rounded-sm tight nowrap brand ${header_module_default.brand}`,
          children: [/* @__PURE__ */ jsx(BrandMark, { size: dense ? 24 : 28 }), config.brandName],
        }),
        tabbed?.below !== void 0 &&
          /* @__PURE__ */ jsx(BackLink, {
            to: tabbed.below,
            label: messages$3.back,
            className: `flex-none justify-center w-target h-target round muted ${header_module_default.back}`,
          }),
        tabbed?.title !== void 0 &&
          /* @__PURE__ */ jsx('span', {
            className: `truncate hidden tight title-sm ${header_module_default.title}`,
            'aria-hidden': true,
            children: tabbed.title,
          }),
        !tabbed &&
          /* @__PURE__ */ jsx('button', {
            ref: button,
            type: 'button',
            className: `items-center justify-center push-end p-0 w-target h-target border-0 rounded-md bg-none muted clickable hidden ${header_module_default.toggle}`,
            'aria-expanded': open,
            'aria-controls': panel,
            'aria-label': messages$3.menu,
            onClick: toggle,
            children: open
              ? /* @__PURE__ */ jsx(IconX, {
                  size: 22,
                  stroke: 1.75,
                })
              : /* @__PURE__ */ jsx(IconMenu2, {
                  size: 22,
                  stroke: 1.75,
                }),
          }),
        /* @__PURE__ */ jsxs('div', {
          id: panel,
          className: `row flex-1 min-w-0 ${header_module_default.panel}`,
          children: [
            /* @__PURE__ */ jsx('nav', {
              'aria-label': messages$3.mainNavigation,
              className: `flex gap-1 ms-9 ${header_module_default.links}`,
              children: entries.map(({ to, label, icon, count }) =>
                /* @__PURE__ */ jsxs(
                  Link,
                  {
                    to,
                    className: `row gap-2 rounded-full muted semibold relative hover hover-ink ${header_module_default.link}`,
                    children: [
                      icon &&
                        /* @__PURE__ */ jsx('span', {
                          className: header_module_default.icon,
                          children: /* @__PURE__ */ jsx(Suspense, { children: icon }),
                        }),
                      label,
                      count && /* @__PURE__ */ jsx(Suspense, { children: count }),
                    ],
                  },
                  to,
                ),
              ),
            }),
            /* @__PURE__ */ jsxs('div', {
              className: `row gap-2 push-end min-w-0 ${header_module_default.aside}`,
              children: [
                tabbed &&
                  /* @__PURE__ */ jsx('nav', {
                    'aria-label': messages$3.siteNavigation,
                    className: 'flex',
                    children: tabbed.site.map(({ to, label }) =>
                      /* @__PURE__ */ jsx(
                        Link,
                        {
                          to,
                          className: `inline-flex items-center min-h-40 muted text-sm hover-ink hover-underline ${header_module_default.site}`,
                          children: label,
                        },
                        to,
                      ),
                    ),
                  }),
                children,
              ],
            }),
          ],
        }),
        bell &&
          /* @__PURE__ */ jsx('div', {
            className: `flex-none w-target ${header_module_default.bell}`,
            children: /* @__PURE__ */ jsx(Suspense, { children: bell }),
          }),
        account,
      ],
    }),
  });
}
/** On a phone the menu closes on Escape, which returns the focus to its button, and on navigation. */
function useDisclosure() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState(null);
  const button = useRef(null);
  const open = openAt === pathname;
  useEscape(open, () => {
    setOpenAt(null);
    button.current?.focus();
    return true;
  });
  return {
    open,
    toggle: () => setOpenAt(open ? null : pathname),
    button,
  };
}
var member_header_module_default = { tabs: '_tabs_r6exo_3' };
var logout_button_module_default = { logout: '_logout_1sh1q_2' };
// web/src/app/layout/headers/logout-button.tsx
function LogoutButton() {
  return /* @__PURE__ */ jsx('button', {
    type: 'button',
    className: `px-3 border-0 rounded-md bg-none muted semibold clickable min-h-40 hover hover-ink ${logout_button_module_default.logout}`,
    onClick: () => void session.logout(),
    children: messages$3.nav.logout,
  });
}
// web/src/app/layout/headers/use-menu.ts
/** The entries of a menu as the pages declare them, for the current viewer. */
function useMenu(menu) {
  const { user } = useSession();
  return Object.values(useRouter().routesByPath)
    .flatMap(({ to, options }) => {
      const entry = options.staticData?.page?.menus?.[menu];
      return entry
        ? [
            {
              to,
              ...entry,
            },
          ]
        : [];
    })
    .filter(({ visibleTo }) => !visibleTo || (user && visibleTo(user)))
    .toSorted((a, b) => a.order - b.order);
}
// web/src/app/layout/headers/member-header.tsx
var TabBar = lazyRouteComponent(() => import('./assets/tab-bar-BWoIJ_HB.js'), 'TabBar');
var AccountMenu = lazyRouteComponent(
  () => import('./assets/account-menu-CxRWKGY-.js'),
  'AccountMenu',
);
var Bell = lazyRouteComponent(() => import('./assets/bell-C0WjCH0y.js'), 'Bell');
var counts = () => import('./assets/counts-lgnB8Hub.js');
var countAt = {
  '/likes': lazyRouteComponent(counts, 'LikeCount'),
  '/matches': lazyRouteComponent(counts, 'MatchCount'),
};
var MemberIcon = lazyRouteComponent(
  () => import('./assets/member-icons-DCLqNtvR.js'),
  'MemberIcon',
);
function MemberHeader({ title, below }) {
  const { user, requiresVerification } = useSession();
  const hasLists = user !== null && !user.isAdmin && !requiresVerification;
  const entries = useMenu('member').map((entry) => {
    const Count = hasLists && countAt[entry.to];
    return {
      ...entry,
      icon: !user?.isAdmin && /* @__PURE__ */ jsx(MemberIcon, { to: entry.to }),
      count: Count && /* @__PURE__ */ jsx(Count, {}),
    };
  });
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(Header, {
        entries,
        tabbed: {
          site: useMenu('site'),
          title,
          below,
        },
        bell: /* @__PURE__ */ jsx(Bell, {}),
        account: /* @__PURE__ */ jsx(Suspense, {
          fallback: /* @__PURE__ */ jsx(AccountPlace, {}),
          children: /* @__PURE__ */ jsx(AccountMenu, {}),
        }),
        children: /* @__PURE__ */ jsx(LogoutButton, {}),
      }),
      user !== null &&
        !user.isAdmin &&
        /* @__PURE__ */ jsx('div', {
          className: `hidden ${member_header_module_default.tabs}`,
          children: /* @__PURE__ */ jsx(Suspense, {
            children: /* @__PURE__ */ jsx(TabBar, { hasLists }),
          }),
        }),
    ],
  });
}
var alert_module_default = { alert: '_alert_1v9a4_1' };
var status_badge_module_default = {
  badge: '_badge_13zrf_1',
  kind: '_kind_13zrf_7',
};
// web/src/ui/states/alert.tsx
var icons = {
  danger: IconAlertCircle,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
};
/** A failure, a warning or a success. Screen readers read it when it appears. */
function Alert({ kind, children }) {
  const Icon = icons[kind];
  return /* @__PURE__ */ jsxs('div', {
    role: kind === 'success' ? 'status' : 'alert',
    className: `flex gap-2-5 rounded-md medium p-notice ${status_badge_module_default.kind} ${alert_module_default.alert}`,
    'data-kind': kind,
    children: [
      /* @__PURE__ */ jsx(Icon, {
        className: 'flex-none mt-hairline',
        size: 18,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsx('div', {
        className: 'min-w-0 anywhere',
        children,
      }),
    ],
  });
}
var opening_notice_module_default = { notice: '_notice_hrtyz_1' };
// web/src/app/layout/banners/opening-notice.tsx
/** Milliseconds after which someone wonders whether anything happens. */
var noticeDelayMs = 400;
var never = () => false;
/** Says that something is still opening and keeps the keys for itself, or that it could not be opened. */
function OpeningNotice() {
  const { opening: m } = messages$3;
  const isOpening = useSyncExternalStore(keyboard.subscribe, keyboard.isOpening, never);
  const failed = useSyncExternalStore(openingFailure.subscribe, openingFailure.get, never);
  if (!isOpening && !failed) return null;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid justify-items-center text-sm floats ${opening_notice_module_default.notice}`,
    children: [
      isOpening && /* @__PURE__ */ jsx(Opening, {}),
      failed &&
        /* @__PURE__ */ jsxs(Alert, {
          kind: 'danger',
          children: [
            m.failed,
            ' ',
            /* @__PURE__ */ jsx('button', {
              type: 'button',
              className: 'border-0 bg-none color-inherit semibold clickable px-1 underline',
              onClick: () => location.reload(),
              children: m.reload,
            }),
            ' ',
            /* @__PURE__ */ jsx('button', {
              type: 'button',
              className: 'border-0 bg-none color-inherit semibold clickable px-1 underline',
              onClick: () => openingFailure.set(false),
              children: m.close,
            }),
          ],
        }),
    ],
  });
}
function Opening() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), noticeDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return /* @__PURE__ */ jsx('output', {
    className: 'border-line rounded-full bg-raised p-line hide-empty',
    children: isLong && messages$3.opening.text,
  });
}
var offline_banner_module_default = {
  region: '_region_zfvjy_2',
  banner: '_banner_zfvjy_6',
};
// web/src/app/layout/banners/offline-banner.tsx
/** The live region is always there, so that screen readers announce when it fills. */
function OfflineBanner() {
  const { offline } = messages$3;
  const online = useOnline();
  return /* @__PURE__ */ jsx('output', {
    className: `sticky top-0 ${offline_banner_module_default.region}`,
    children:
      !online &&
      /* @__PURE__ */ jsxs('div', {
        className: `row justify-center gap-3 text-sm ${offline_banner_module_default.banner}`,
        children: [
          /* @__PURE__ */ jsx(IconWifiOff, {
            className: 'flex-none',
            size: 20,
            stroke: 1.75,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'm-0',
            children: [
              /* @__PURE__ */ jsx('strong', { children: offline.banner }),
              ' ',
              offline.text,
            ],
          }),
        ],
      }),
  });
}
var public_header_module_default = {
  signIn: '_signIn_y8zl3_1',
  join: '_join_y8zl3_2',
};
// web/src/app/layout/headers/public-header.tsx
function PublicHeader() {
  return /* @__PURE__ */ jsxs(Header, {
    entries: useMenu('public'),
    children: [
      /* @__PURE__ */ jsx(Link, {
        to: '/sign-in',
        className: `inline-flex min-h-40 items-center justify-center rounded-full semibold hover ${public_header_module_default.signIn}`,
        children: messages$3.nav.signIn,
      }),
      /* @__PURE__ */ jsx(Link, {
        to: '/register',
        className: `bg-brand color-white inline-flex min-h-40 items-center justify-center rounded-full semibold ${public_header_module_default.join}`,
        children: messages$3.nav.register,
      }),
    ],
  });
}
// web/src/lib/use-below.ts
/** Whether the window is narrower than a breakpoint. */
var useBelow = (name) => useMediaQuery(below(name), false, { getInitialValueInEffect: false });
var staff_controls_module_default = {
  name: '_name_6g6hu_1',
  badge: '_badge_6g6hu_14',
};
// web/src/app/layout/headers/staff-controls.tsx
/** The name and role of a colleague, and the button to sign out. */
function StaffControls() {
  const name = useAccountName();
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      name &&
        /* @__PURE__ */ jsxs(Link, {
          to: '/security',
          className: 'row gap-2-5 min-w-0 semibold',
          children: [
            /* @__PURE__ */ jsx(AccountFace, {}),
            /* @__PURE__ */ jsx('span', {
              className: `truncate ${staff_controls_module_default.name}`,
              children: name,
            }),
            /* @__PURE__ */ jsx('span', {
              className: `rounded-sm bg-muted-soft muted text-xs p-tag ${staff_controls_module_default.badge}`,
              children: messages$3.nav.admin,
            }),
          ],
        }),
      /* @__PURE__ */ jsx(LogoutButton, {}),
    ],
  });
}
// web/src/app/layout/headers/staff-header.tsx
var CommandButton = lazyRouteComponent(
  () => import('./assets/command-button-2UIuPCdF.js'),
  'CommandButton',
);
var CommandBar = lazyDialog(
  () => import('./assets/command-bar-Bl_OHNzu.js').then((file) => file.CommandBar),
  { keepsText: true },
);
var StaffIcon = lazyRouteComponent(
  () => import('./assets/staff-icons-BG3OQuXd.js').then((n) => n.n),
  'StaffIcon',
);
function StaffHeader() {
  const [opened, setOpened] = useState(null);
  const open = () => setOpened(true);
  useCommandKey(open);
  const hasIcons = useBelow('laptop');
  const entries = useMenu('staff').map((entry) => ({
    ...entry,
    icon: hasIcons && /* @__PURE__ */ jsx(StaffIcon, { to: entry.to }),
  }));
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(Header, {
        dense: true,
        entries,
        bell: /* @__PURE__ */ jsx(CommandButton, { onOpen: open }),
        children: /* @__PURE__ */ jsx(StaffControls, {}),
      }),
      opened !== null &&
        /* @__PURE__ */ jsx(CommandBar, {
          opened,
          onClose: () => setOpened(false),
        }),
    ],
  });
}
// web/src/app/layout/banners/verify-banner.tsx
/** Asks members who have not confirmed their address to do so. */
function VerifyBanner() {
  const m = messages$3.unverified;
  const { requiresVerification } = useSession();
  if (!requiresVerification) return null;
  return /* @__PURE__ */ jsx(Banner, {
    text: m.text,
    children: /* @__PURE__ */ jsx(BannerLink, {
      to: '/verify',
      children: m.action,
    }),
  });
}
var shell_module_default = {
  shell: '_shell_d1wai_2',
  skip: '_skip_d1wai_6',
  content: '_content_d1wai_30',
  banners: '_banners_d1wai_53',
  moments: '_moments_d1wai_75',
};
// web/src/app/shell.tsx
var PaymentBanner = lazyRouteComponent(
  () => import('./assets/payment-banner-iTK-aNIO.js'),
  'PaymentBanner',
);
var PausedBanner = lazyRouteComponent(
  () => import('./assets/paused-banner-BdE_Fd6g.js'),
  'PausedBanner',
);
var IncognitoBanner = lazyRouteComponent(
  () => import('./assets/incognito-banner-Be5VIPqk.js'),
  'IncognitoBanner',
);
var Moments = lazyRouteComponent(
  () => import('./assets/moments-BhsKXdDO.js').then((n) => n.t),
  'Moments',
);
var headers = {
  public: PublicHeader,
  member: MemberHeader,
  staff: StaffHeader,
};
var MissingAddressNotice = lazyRouteComponent(
  () => import('./assets/missing-address-notice-C0SG7jc8.js'),
  'MissingAddressNotice',
);
var LateFailures = lazyRouteComponent(
  () => import('./assets/late-failures-BeK2-O1d.js'),
  'LateFailures',
);
function Shell() {
  const session = useSession();
  const page = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.page)?.staticData.page,
  });
  const missing = missingAddress.use();
  const notice =
    missing !== null &&
    /* @__PURE__ */ jsx(Suspense, {
      children: /* @__PURE__ */ jsx(MissingAddressNotice, { address: missing }),
    });
  const wanted = page?.layout;
  const layout = wanted && wanted !== 'viewer' ? wanted : layoutOf(session);
  useEffect(() => {
    if (layout !== 'staff') settleCommandKey(null);
  }, [layout]);
  if (layout === 'bare')
    return /* @__PURE__ */ jsxs(Fragment$1, {
      children: [
        /* @__PURE__ */ jsx(OfflineBanner, {}),
        notice,
        /* @__PURE__ */ jsx('main', {
          className: 'min-h-screen',
          children: /* @__PURE__ */ jsx(Outlet, {}),
        }),
        /* @__PURE__ */ jsx(ConfirmIdentity, {}),
        /* @__PURE__ */ jsx(OpeningNotice, {}),
      ],
    });
  const Header = headers[layout];
  return /* @__PURE__ */ jsx(MantineThemeProvider, {
    ...(layout === 'staff' && { theme: staffTheme }),
    children: /* @__PURE__ */ jsxs('div', {
      className: `flex column min-h-screen ${shell_module_default.shell}`,
      'data-layout': layout,
      'data-frame': page?.frame,
      'data-titled': page?.titled,
      'data-bare': page?.bareOnPhone,
      children: [
        /* @__PURE__ */ jsx('a', {
          className: `rounded-md semibold absolute ${shell_module_default.skip}`,
          href: '#content',
          children: messages$3.skip,
        }),
        /* @__PURE__ */ jsx(Header, {
          title: page?.titled ? page.title : void 0,
          below: page?.below,
        }),
        /* @__PURE__ */ jsx(OfflineBanner, {}),
        /* @__PURE__ */ jsxs('div', {
          className: shell_module_default.banners,
          children: [
            layout !== 'public' && /* @__PURE__ */ jsx(EmailChangeBanner, {}),
            layout === 'member' && /* @__PURE__ */ jsx(VerifyBanner, {}),
            layout === 'member' &&
              session.user?.isVIP &&
              /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(PaymentBanner, {}) }),
            layout === 'member' &&
              usesIncognito(session) &&
              /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(IncognitoBanner, {}) }),
            layout === 'member' &&
              settingsOf(session).paused === true &&
              /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(PausedBanner, {}) }),
          ],
        }),
        notice,
        /* @__PURE__ */ jsx('main', {
          id: 'content',
          tabIndex: -1,
          className: `flex-1 min-h-screen ${shell_module_default.content}`,
          children: /* @__PURE__ */ jsx(Outlet, {}),
        }),
        !page?.frame && (layout !== 'member' || page?.footer) && /* @__PURE__ */ jsx(Footer, {}),
        /* @__PURE__ */ jsx(ConfirmIdentity, {}),
        /* @__PURE__ */ jsx(OpeningNotice, {}),
        layout === 'member' &&
          canMatch(session) &&
          /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(Moments, {}) }),
        layout === 'staff' &&
          /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(LateFailures, {}) }),
      ],
    }),
  });
}
var settingsOf = ({ user }) => user?.settings ?? {};
/** Most members never use it, and load nothing for it. */
function usesIncognito(session) {
  const { incognito, incognitoEnded } = settingsOf(session);
  return incognito === true || incognitoEnded === true;
}
/** Others have no likes, and see no one. */
var canMatch = ({ user, requiresVerification }) =>
  user !== null && !user.isAdmin && !requiresVerification;
function layoutOf({ token, user }) {
  if (!token) return 'public';
  return user?.isAdmin ? 'staff' : 'member';
}
// web/src/app/router.ts
var unknownPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ cause, location: { pathname } }) => {
    if (cause !== 'preload') setMissing(pathname);
    redirect({
      to: '/dashboard',
      replace: true,
      throw: true,
    });
  },
});
var routeTree = rootRoute.update({ component: Shell }).addChildren([...pages, unknownPage]);
/** Without a history the browser's is used. */
function createAppRouter(history) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailure,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 400,
    scrollRestoration: !history,
  });
  router.subscribe('onResolved', ({ toLocation }) => pageShown(toLocation.pathname));
  return router;
}
// web/src/app/prerender.tsx
/** The pages that are rendered when the web is built. */
var paths = pages.flatMap(({ options }) => {
  const page = options.staticData?.page;
  return page?.prerender ? [page.path] : [];
});
/** Renders a page for a visitor, with placeholders that the server fills from its settings. */
async function renderPage(path) {
  Object.assign(config, placeholders(config, 'CONFIG'));
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return {
    html: renderToString(/* @__PURE__ */ jsx(App, { router })),
    title: documentTitle(router),
  };
}
function placeholders(of, name) {
  return Object.fromEntries(
    Object.entries(of).map(([key, value]) => {
      const path = `${name}.${key}`;
      return [key, typeof value === 'object' && value ? placeholders(value, path) : `__${path}__`];
    }),
  );
}
export {
  lazyDialog as A,
  officePages as B,
  useOwnAddress as C,
  readOwnProfileAgain as D,
  ownProfileQuery as E,
  errorText as F,
  messages$1 as I,
  clearMissing as L,
  Failure as M,
  StateCard as N,
  useFollowedProfile as O,
  column_module_default as P,
  defaultGrowthRange as R,
  useMailedLink as S,
  keepOwnProfile as T,
  steps as V,
  activeText as _,
  useMenu as a,
  formatNumber as b,
  account_menu_module_default as c,
  SchemeSwitch as d,
  Select as f,
  BannerLink as g,
  BannerButton as h,
  status_badge_module_default as i,
  Offline as j,
  useOwnProfile as k,
  AccountFace as l,
  Banner as m,
  useBelow as n,
  BackLink as o,
  BrandMark as p,
  paths,
  Alert as r,
  renderPage,
  useEscape as s,
  shell_module_default as t,
  useAccountName as u,
  capitalize as v,
  useUndoEmailChange as w,
  lastActiveText as x,
  formatDate as y,
  growthRanges as z,
};
