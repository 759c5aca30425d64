import { t as config } from './config-QonXKZXr.js';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconPuzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
// web/src/texts/en/home.ts
var messages = {
  greeting: (name) => `Good to see you, ${name}`,
  title: 'Find Your Perfect Match',
  lead: 'Meet people who share your interests and want what you want.',
  getStarted: 'Get Started',
  learnMore: 'Learn More',
  nextStep: {
    label: 'Next step',
    loading: 'Loading your next step…',
    failed: "Your home page couldn't be loaded",
    again: 'Try again',
    verify: {
      title: 'Confirm your email',
      about: 'So that others can find you and you can see them.',
      action: 'Enter the code',
      verb: 'Enter',
    },
    required: {
      title: 'Complete your profile',
      about: "Others can't find you yet.",
      action: 'Continue',
      verb: 'Continue',
    },
    missing: (done, all) =>
      `${done} of ${all} parts are done. Others can't find you until all are.`,
    reply: {
      title: 'We answered your report',
      about: 'Read what we found.',
      action: 'Read the answer',
      verb: 'Read',
    },
    match: {
      title: (name) => `You and ${name} like each other`,
      about: "It's a match!",
      action: 'View matches',
      verb: 'View',
    },
    turn: {
      title: (name) => `${name} is waiting for an answer`,
      about: 'You have unread messages.',
      action: 'Reply',
      verb: 'Reply',
    },
    hello: {
      title: (name) => `Say hello to ${name}`,
      about: 'You matched, and no one has written yet.',
      action: 'Write a message',
      verb: 'Write',
    },
    interests: {
      title: 'Choose your interests',
      about: 'They show people what you have in common.',
      action: 'Choose interests',
      verb: 'Choose',
    },
    prompts: {
      title: 'Answer a prompt',
      about: 'It gives people something to write about.',
      action: 'Choose a prompt',
      verb: 'Choose',
    },
    questions: {
      title: (missing) =>
        missing === 1 ? 'Answer 1 more question' : `Answer ${missing} more questions`,
      about: 'Then you see how well you and others match.',
      action: 'Answer questions',
      verb: 'Answer',
    },
    likes: {
      title: (count) => (count === 1 ? '1 person likes you' : `${count} people like you`),
      about: 'If you like one of them too, you match.',
      action: 'View likes',
      verb: 'View',
    },
    browse: {
      title: "See who's new",
      about: 'There are people you can meet.',
      action: 'Browse people',
      verb: 'Browse',
    },
    widen: {
      title: 'No one new fits right now',
      about: 'See which change would bring you more people.',
      action: 'See what helps',
      verb: 'See',
    },
  },
  today: {
    title: 'Today',
    loading: 'Loading what is new…',
    turn: 'Your turn',
    allMatches: 'All matches',
    photo: (name) => `${name} sent a photo`,
    silent: 'You matched. No one has written yet.',
    seeAll: 'See all',
    locked: 'If you like one of them too, you match.',
    people: 'New people',
    discover: 'Discover',
    question: 'One question',
    skip: 'Skip',
    another: 'Another question',
  },
  collage: {
    first: {
      name: 'Amara',
      age: '27',
    },
    second: {
      name: 'Jonas',
      age: '30',
    },
    common: 'Two interests in common',
    interests: 'Sunday hikes, live jazz',
  },
  figures: {
    title: 'In numbers',
    activeUsers: 'Active users',
    successStories: 'Success stories',
    satisfaction: 'Satisfaction',
    support: 'Support',
  },
  features: {
    title: 'Features',
    safe: {
      title: 'Safe & Secure',
      text: "Your location is rounded to about two kilometres before we store it. No ads, no trackers, and passwords even we can't read.",
    },
    smart: {
      title: 'Smart Matching',
      text: "Profiles show more than a photo: who you'd like to meet, what you enjoy, and who you are in your own words.",
    },
    global: {
      title: 'Global Community',
      text: 'Any city in any country, and gender in your own words. Everyone 18 and over is welcome.',
    },
  },
  signIn: {
    title: 'Already a member?',
    text: 'Sign in with your email and password.',
    action: 'Sign in',
    noAccount: 'No account?',
    join: 'Create one',
  },
};
var features_module_default = {
  features: '_features_z9vnc_1',
  heading: '_heading_z9vnc_16',
  feature: '_feature_z9vnc_1',
  sign: '_sign_z9vnc_38',
  text: '_text_z9vnc_43',
};
// web/src/features/home/show-features.ts
var featuresId = 'features';
/** Moves the focus as well, so that the next Tab continues from the features. */
function showFeatures(event) {
  const features = document.getElementById(featuresId);
  if (!features) return;
  event.preventDefault();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  features.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  features.focus({ preventScroll: true });
}
// web/src/features/home/features.tsx
/** Quiet below what is the member's own. */
function Features({ quiet = false }) {
  const { title, safe, smart, global } = messages.features;
  const features = [
    {
      Icon: IconShieldCheck,
      ...safe,
    },
    {
      Icon: IconPuzzle,
      ...smart,
    },
    {
      Icon: IconWorld,
      ...global,
    },
  ];
  return /* @__PURE__ */ jsx('section', {
    id: featuresId,
    tabIndex: -1,
    className: `grid m-auto max-w-page three-columns gap-12 no-outline ${features_module_default.features}`,
    'aria-label': title,
    'data-quiet': quiet || void 0,
    children: features.map(({ Icon, ...feature }) =>
      /* @__PURE__ */ jsxs(
        'article',
        {
          className: features_module_default.feature,
          children: [
            /* @__PURE__ */ jsx(Icon, {
              size: 30,
              stroke: 1.5,
              className: `color-brand ${features_module_default.sign}`,
              'aria-hidden': true,
            }),
            /* @__PURE__ */ jsx('h2', {
              className: `tight-15 ${features_module_default.heading}`,
              children: feature.title,
            }),
            /* @__PURE__ */ jsx('p', {
              className: `muted text-lg pretty ${features_module_default.text}`,
              children: feature.text,
            }),
          ],
        },
        feature.title,
      ),
    ),
  });
}
var figures_module_default = {
  strip: '_strip_ji0i2_1',
  figures: '_figures_ji0i2_6',
  figure: '_figure_ji0i2_6',
  value: '_value_ji0i2_36',
  term: '_term_ji0i2_54',
};
// web/src/features/home/figures.tsx
var kinds = ['activeUsers', 'successStories', 'satisfaction', 'support'];
function Figures({ quiet = false }) {
  const m = messages.figures;
  return /* @__PURE__ */ jsx('section', {
    className: figures_module_default.strip,
    'aria-label': m.title,
    'data-quiet': quiet || void 0,
    children: /* @__PURE__ */ jsx('dl', {
      className: `grid m-auto max-w-page ${figures_module_default.figures}`,
      children: kinds.map((kind) =>
        /* @__PURE__ */ jsxs(
          'div',
          {
            className: `flex justify-end ${figures_module_default.figure}`,
            children: [
              /* @__PURE__ */ jsx('dt', {
                className: `mt-1 text-lg ${figures_module_default.term}`,
                children: m[kind],
              }),
              /* @__PURE__ */ jsx('dd', {
                className: `m-0 anywhere tight-30 ${figures_module_default.value}`,
                children: config.figures[kind],
              }),
            ],
          },
          kind,
        ),
      ),
    }),
  });
}
export { messages as a, showFeatures as i, Features as n, featuresId as r, Figures as t };
