globalThis.lazySources.push('src/features/home/landing-page.tsx');
import {
  a as messages,
  i as showFeatures,
  n as Features,
  r as featuresId,
  t as Figures,
} from './figures-B74Tf9_R.js';
/* empty css                      */
import { p as BrandMark } from '../entry.mjs';
import { t as Arches } from './arches-CNN-lMEh.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// web/src/ui/portraits/amara.svg
var amara_default = '/assets/amara-BYmbD3zU.svg';
// web/src/ui/portraits/jonas.svg
var jonas_default = '/assets/jonas-CJjyr4WM.svg';
var collage_module_default = {
  collage: '_collage_1rc4f_1',
  arch: '_arch_1rc4f_15',
  card: '_card_1rc4f_29',
  image: '_image_1rc4f_47',
  caption: '_caption_1rc4f_52',
  first: '_first_1rc4f_64',
  second: '_second_1rc4f_75',
  tag: '_tag_1rc4f_86',
};
// web/src/features/home/collage.tsx
/** Decoration, hidden from screen readers: two profiles under an arch. */
function Collage() {
  const { first, second, common, interests } = messages.collage;
  return /* @__PURE__ */ jsxs('div', {
    className: `relative ${collage_module_default.collage}`,
    'aria-hidden': 'true',
    children: [
      /* @__PURE__ */ jsx('div', { className: `absolute ${collage_module_default.arch}` }),
      /* @__PURE__ */ jsx(Card, {
        className: collage_module_default.first,
        picture: amara_default,
        ...first,
      }),
      /* @__PURE__ */ jsx(Card, {
        className: collage_module_default.second,
        picture: jonas_default,
        ...second,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `row gap-3-5 rounded-xl bg-raised shadow-3 muted text-sm absolute ${collage_module_default.tag}`,
        children: [
          /* @__PURE__ */ jsx(BrandMark, { size: 32 }),
          /* @__PURE__ */ jsxs('span', {
            children: [
              /* @__PURE__ */ jsx('b', {
                className: 'block ink text-md',
                children: common,
              }),
              interests,
            ],
          }),
        ],
      }),
    ],
  });
}
function Card({ className, picture, name, age }) {
  return /* @__PURE__ */ jsxs('figure', {
    className: `absolute overflow-hidden bg-surface shadow-3 rounded-3xl ${collage_module_default.card} ${className}`,
    children: [
      /* @__PURE__ */ jsx('img', {
        className: `w-full h-full cover rounded-2xl ${collage_module_default.image}`,
        src: picture,
        alt: '',
        width: 258,
        height: 336,
      }),
      /* @__PURE__ */ jsxs('figcaption', {
        className: `color-white tight-15 absolute z-1 ${collage_module_default.caption}`,
        children: [
          name,
          ' ',
          /* @__PURE__ */ jsx('span', {
            className: 'normal',
            children: age,
          }),
        ],
      }),
    ],
  });
}
var hero_module_default = {
  hero: '_hero_1v6ml_1',
  title: '_title_1v6ml_19',
  lead: '_lead_1v6ml_32',
  actions: '_actions_1v6ml_43',
};
// web/src/features/home/hero.tsx
/** The landing page begins with it. Members have it in the band below their own things. */
function Hero() {
  return /* @__PURE__ */ jsxs('section', {
    className: `grid items-center m-auto max-w-page ${hero_module_default.hero}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: `balance ${hero_module_default.title}`,
            children: messages.title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: `muted pretty ${hero_module_default.lead}`,
            children: messages.lead,
          }),
          /* @__PURE__ */ jsxs('div', {
            className: `flex wrap gap-3 ${hero_module_default.actions}`,
            children: [
              /* @__PURE__ */ jsx(Button, {
                size: 'lg',
                radius: 999,
                renderRoot: (props) =>
                  /* @__PURE__ */ jsx(Link, {
                    to: '/register',
                    ...props,
                  }),
                children: messages.getStarted,
              }),
              /* @__PURE__ */ jsx(Button, {
                size: 'lg',
                radius: 999,
                variant: 'default',
                className: 'outlined',
                component: 'a',
                href: `#${featuresId}`,
                onClick: showFeatures,
                children: messages.learnMore,
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Collage, {}),
    ],
  });
}
var sign_in_invitation_module_default = {
  invitation: '_invitation_8fuow_1',
  copy: '_copy_8fuow_17',
  paragraph: '_paragraph_8fuow_29',
  arches: '_arches_8fuow_33',
};
// web/src/features/home/sign-in-invitation.tsx
function SignInInvitation() {
  const m = messages.signIn;
  return /* @__PURE__ */ jsx('section', {
    className: 'bg-sunken overflow-hidden',
    children: /* @__PURE__ */ jsxs('div', {
      className: `grid m-auto max-w-page items-end ${sign_in_invitation_module_default.invitation}`,
      children: [
        /* @__PURE__ */ jsxs('div', {
          className: `self-center ${sign_in_invitation_module_default.copy}`,
          children: [
            /* @__PURE__ */ jsx('h2', {
              className: 'tight-25 title-lg',
              children: m.title,
            }),
            /* @__PURE__ */ jsx('p', {
              className: `muted text-xl pretty ${sign_in_invitation_module_default.paragraph}`,
              children: m.text,
            }),
            /* @__PURE__ */ jsx(Button, {
              size: 'lg',
              radius: 999,
              color: 'ink',
              renderRoot: (props) =>
                /* @__PURE__ */ jsx(Link, {
                  to: '/sign-in',
                  ...props,
                }),
              children: m.action,
            }),
            /* @__PURE__ */ jsxs('p', {
              className: 'muted pretty text-lg mt-4',
              children: [
                m.noAccount,
                ' ',
                /* @__PURE__ */ jsx(Link, {
                  className: 'underline color-brand semibold',
                  to: '/register',
                  children: m.join,
                }),
              ],
            }),
          ],
        }),
        /* @__PURE__ */ jsx(Arches, { className: sign_in_invitation_module_default.arches }),
      ],
    }),
  });
}
// web/src/features/home/landing-page.tsx
function LandingPage() {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(Hero, {}),
      /* @__PURE__ */ jsx(Figures, {}),
      /* @__PURE__ */ jsx(Features, {}),
      /* @__PURE__ */ jsx(SignInInvitation, {}),
    ],
  });
}
export { LandingPage };
