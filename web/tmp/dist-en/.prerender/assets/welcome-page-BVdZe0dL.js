globalThis.lazySources.push('src/features/profiles/welcome-page.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { P as column_module_default, k as useOwnProfile, r as Alert } from '../entry.mjs';
import { t as messages } from './profiles-DnNuMvS1.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import './session-qxZvcB-b.js';
import {
  i as useGiveConsent,
  s as useOwnAccount,
  t as messages$1,
} from './personal-data-BvaLG2wp.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as accepted } from './field-rules-DCPVh_RY.js';
import { t as messages$2 } from './consent-ag1oQHDm.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as Arches } from './arches-CNN-lMEh.js';
import { t as CheckField } from './check-field-J4g3uqnK.js';
import { t as StepPage } from './step-page-DjOD8g1P.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import {
  a as messages$3,
  i as useProfileForm,
  n as SoughtFields,
} from './seeking-fields-DBMQHNLE.js';
import {
  a as OwnBirthDateField,
  i as GenderFields,
  n as messages$4,
  r as FirstNameField,
  t as fieldComponents,
} from './profile-fields-CCo5scfz.js';
import {
  a as stepOfPart,
  i as requiredParts,
  r as profileParts,
  t as isDone,
} from './completeness-C2G09VXj.js';
import { t as Photo } from './photo-CDcxc_gL.js';
/* empty css                      */
import { a as usePictures } from './own-photos-CXN9bUfN.js';
import { Link, lazyRouteComponent, useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
var consent_form_module_default = {
  aside: '_aside_1j4um_1',
  arches: '_arches_1j4um_5',
  consent: '_consent_1j4um_10',
};
// web/src/widgets/consent/consent-form.tsx
/** In the frame of the steps that follow it. */
function ConsentForm() {
  const { step: m } = messages$1;
  const { mutateAsync } = useGiveConsent();
  const form = useApiForm({
    initialValues: { consent: false },
    validate: { consent: accepted },
    submit: () => mutateAsync(),
  });
  return /* @__PURE__ */ jsxs(StepPage, {
    arriving: true,
    title: m.title,
    lead: m.why,
    action: m.submit,
    working: m.working,
    pending: form.submitting,
    form: form.formProps,
    exit: /* @__PURE__ */ jsx(Link, {
      to: '/home',
      children: m.later,
    }),
    aside: /* @__PURE__ */ jsx('div', {
      className: `flex items-end h-full bg-brand-soft ${consent_form_module_default.aside}`,
      children: /* @__PURE__ */ jsx(Arches, { className: consent_form_module_default.arches }),
    }),
    children: [
      /* @__PURE__ */ jsx('div', {
        className: `border-strong bg-surface rounded-xl p-panel ${consent_form_module_default.consent}`,
        children: /* @__PURE__ */ jsx(CheckField, {
          name: 'consent',
          required: true,
          label: messages$2.text,
          description: messages$2.why,
          ...form.getInputProps('consent', { type: 'checkbox' }),
        }),
      }),
      /* @__PURE__ */ jsx(Link, {
        to: '/privacy',
        target: '_blank',
        className: columnLink,
        children: m.privacy,
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
    ],
  });
}
// web/src/widgets/consent/consent-gate.tsx
/**
 * Asks for the consent of members who signed up through a provider, who withdrew it and came back, or who agreed to an
 * earlier text. Staff have no profile and need none.
 */
function ConsentGate({ children }) {
  const account = useOwnAccount();
  const { user } = useSession();
  if (user?.isAdmin || account.data?.consent?.version === '2026-11-21') return children;
  if (account.data) return /* @__PURE__ */ jsx(ConsentForm, {});
  return /* @__PURE__ */ jsx('div', {
    className: `grid gap-6 m-auto w-full ${column_module_default.page}`,
    children: /* @__PURE__ */ jsx(QueryState, {
      query: account,
      words: messages$1,
    }),
  });
}
// web/src/features/profiles/welcome/steps.ts
/** The steps of a new profile: each asks for one part, the required ones first. */
var stepNames = profileParts;
/** The first step without which others cannot find the member. */
var missingStep = (user) => requiredParts.find((part) => !isDone[part](user));
/** The number of the first step with something to ask; one more than there are if none has. */
function firstOpenStep(user) {
  const index = stepNames.findIndex((part) => !isDone[part](user));
  return (index === -1 ? stepNames.length : index) + 1;
}
var card_preview_module_default = {
  card: '_card_4ijkf_1',
  picture: '_picture_4ijkf_5',
  noPhoto: '_noPhoto_4ijkf_11',
  name: '_name_4ijkf_17',
  texts: '_texts_4ijkf_25',
  interest: '_interest_4ijkf_28',
  answer: '_answer_4ijkf_34',
};
// web/src/features/profiles/welcome/card-preview.tsx
var shownInterests = 3;
/** Letters of a name that fit on one line of the smallest card together with the age. */
var fitting = 10;
/** The card that others see, as it grows. */
function CardPreview({ user, draft, finished = false }) {
  const { preview: m } = messages$4;
  const { firstName, age, profilePicture, profilePictureFocus } = user;
  const { interests, prompts } = draft ?? user;
  const city = draft?.country ? draft.city : user.location.city;
  const first = prompts.find(({ answer }) => answer.trim());
  const name = draft?.firstName || firstName || m.noName;
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid justify-items-center content-center gap-4 h-full p-8',
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'muted text-sm medium',
        children: m.title,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `w-full bg-surface shadow-3 overflow-hidden rounded-3xl ${card_preview_module_default.card}`,
        children: [
          /* @__PURE__ */ jsx('div', {
            className: `w-full overflow-hidden relative ${card_preview_module_default.picture}`,
            children: profilePicture
              ? /* @__PURE__ */ jsx(Photo, {
                  className: 'w-full h-full cover face-middle',
                  url: profilePicture,
                  focus: profilePictureFocus,
                  alt: '',
                })
              : /* @__PURE__ */ jsxs('span', {
                  className: `grid justify-items-center gap-2 text-sm medium absolute ${card_preview_module_default.noPhoto}`,
                  children: [
                    /* @__PURE__ */ jsx(IconPhoto, {
                      size: 28,
                      stroke: 1.5,
                      'aria-hidden': true,
                    }),
                    m.noPhoto,
                  ],
                }),
          }),
          /* @__PURE__ */ jsxs('div', {
            className: `grid gap-3-5 ${card_preview_module_default.texts}`,
            children: [
              /* @__PURE__ */ jsxs('p', {
                className: 'grid one-column gap-1 muted medium',
                children: [
                  /* @__PURE__ */ jsxs('strong', {
                    className: `flex gap-2 tight ink ${card_preview_module_default.name}`,
                    'data-long': name.length > fitting || void 0,
                    children: [
                      /* @__PURE__ */ jsx('span', {
                        className: 'truncate',
                        children: age === null ? name : `${name},`,
                      }),
                      age !== null &&
                        /* @__PURE__ */ jsx('span', {
                          className: 'flex-none light',
                          children: age,
                        }),
                    ],
                  }),
                  /* @__PURE__ */ jsx('span', {
                    className: 'truncate',
                    children: city ?? m.noPlace,
                  }),
                ],
              }),
              first &&
                /* @__PURE__ */ jsxs('p', {
                  className: `anywhere clamp ${card_preview_module_default.answer}`,
                  children: [
                    /* @__PURE__ */ jsx('span', {
                      className: 'block muted text-xs medium',
                      children: messages.prompts[first.prompt],
                    }),
                    first.answer,
                  ],
                }),
              /* @__PURE__ */ jsxs('ul', {
                className: 'plain-list flex wrap gap-1-5 hide-empty',
                children: [
                  interests.slice(0, shownInterests).map((interest) =>
                    /* @__PURE__ */ jsx(
                      'li',
                      {
                        className: `border-line text-sm medium rounded-full p-chip ${card_preview_module_default.interest}`,
                        children: messages.interests[interest] ?? interest,
                      },
                      interest,
                    ),
                  ),
                  interests.length > shownInterests &&
                    /* @__PURE__ */ jsx('li', {
                      className: `border-line text-sm medium rounded-full p-chip ${card_preview_module_default.interest}`,
                      children: m.more(interests.length - shownInterests),
                    }),
                  !finished &&
                    interests.length === 0 &&
                    /* @__PURE__ */ jsx('li', {
                      className: `border-line text-sm medium rounded-full p-chip ${card_preview_module_default.interest}`,
                      'data-empty': true,
                      children: m.interests,
                    }),
                  !finished &&
                    !first &&
                    /* @__PURE__ */ jsx('li', {
                      className: `border-line text-sm medium rounded-full p-chip ${card_preview_module_default.interest}`,
                      'data-empty': true,
                      children: m.prompt,
                    }),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  });
}
// web/src/features/profiles/welcome/welcome-frame.tsx
/** The frame of all steps of a new profile. */
function WelcomeFrame({ name, user, draft, ...page }) {
  const navigate = useNavigate();
  const step = stepNames.indexOf(name) + 1;
  const { title, lead } = messages$4.steps[name];
  const goBack = () =>
    void navigate({
      to: '/welcome',
      search: { step: step - 1 },
    });
  return /* @__PURE__ */ jsx(StepPage, {
    ...page,
    step,
    steps: stepNames.length,
    title,
    lead,
    back:
      step > 1
        ? {
            label: messages$4.back,
            onClick: goBack,
          }
        : void 0,
    exit: /* @__PURE__ */ jsx(Link, {
      to: '/home',
      children: messages$4.later,
    }),
    action: step === stepNames.length ? messages$4.finish : messages$4.next,
    working: messages$4.saving,
    aside: /* @__PURE__ */ jsx(CardPreview, {
      user,
      draft,
    }),
  });
}
// web/src/features/profiles/welcome/form-step.tsx
var UnderAgeDialog = lazyRouteComponent(
  () => import('./under-age-dialog-BDXEW7Zp.js'),
  'UnderAgeDialog',
);
/** A step of fields. Typed values are kept until they are saved, also through Back and a reload. */
function FormStep({ name, own, onDone }) {
  const complete = name === stepNames.at(-1);
  const form = useProfileForm({
    groups: [name],
    own,
    onDone,
    keepAs: name,
    complete,
  });
  const missing = form.failure && complete ? missingStep(own.user) : void 0;
  return /* @__PURE__ */ jsxs(WelcomeFrame, {
    name,
    user: own.user,
    draft: form.values,
    pending: form.submitting,
    form: form.formProps,
    children: [
      /* @__PURE__ */ jsx(StepFields, {
        name,
        form,
        own,
      }),
      form.conflicts.length > 0 &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: messages$3.stale(form.conflicts),
        }),
      form.failure &&
        /* @__PURE__ */ jsxs(Alert, {
          kind: 'danger',
          children: [
            form.failure,
            ' ',
            missing &&
              /* @__PURE__ */ jsx(Link, {
                to: '/welcome',
                search: { step: stepOfPart(missing) },
                children: messages$4.goTo(messages$4.steps[missing].title),
              }),
          ],
        }),
      form.underAge &&
        /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(UnderAgeDialog, { form }) }),
    ],
  });
}
/** What a newcomer is asked for. The rest of a group is on the profile. */
function StepFields({ name, form, own: { user } }) {
  const Fields = fieldComponents[name];
  if (name === 'seeking') return /* @__PURE__ */ jsx(SoughtFields, { form });
  if (name !== 'about') return /* @__PURE__ */ jsx(Fields, { form });
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      !user.firstName && /* @__PURE__ */ jsx(FirstNameField, { form }),
      !user.dateOfBirth && /* @__PURE__ */ jsx(OwnBirthDateField, { form }),
      /* @__PURE__ */ jsx(GenderFields, { form }),
    ],
  });
}
var welcome_done_module_default = {
  page: '_page_cj3cy_1',
  texts: '_texts_cj3cy_13',
  action: '_action_cj3cy_24',
};
// web/src/features/profiles/welcome/welcome-done.tsx
function WelcomeDone({ own }) {
  const { done: m } = messages$4;
  const { data: pictures } = usePictures();
  const inReview = Boolean(pictures?.length) && pictures?.every(({ waiting }) => waiting);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid min-h-screen ${welcome_done_module_default.page}`,
    children: [
      /* @__PURE__ */ jsx(CardPreview, {
        user: own.user,
        finished: true,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `grid justify-items-start content-center gap-5 ${welcome_done_module_default.texts}`,
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'balance tight-30 title-page',
            children: m.title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'muted text-lg pretty',
            children: m.text,
          }),
          inReview &&
            /* @__PURE__ */ jsx('p', {
              className: 'muted text-lg pretty',
              children: m.inReview,
            }),
          /* @__PURE__ */ jsx(Button, {
            className: welcome_done_module_default.action,
            component: Link,
            to: '/discover',
            size: 'lg',
            radius: 999,
            children: m.discover,
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'flex wrap gap-1-by-6',
            children: [
              /* @__PURE__ */ jsx(Link, {
                to: '/questions',
                className: columnLink,
                children: m.questions,
              }),
              /* @__PURE__ */ jsx(Link, {
                to: '/profile',
                className: columnLink,
                children: m.profile,
              }),
            ],
          }),
        ],
      }),
    ],
  });
}
// web/src/features/profiles/welcome-page.tsx
var welcome_page_exports = /* @__PURE__ */ __exportAll({ WelcomePage: () => WelcomePage });
var PhotoStep = lazyRouteComponent(() => import('./photo-step-B5B_HbEH.js'), 'PhotoStep');
/** New members agree to how their profile is used, and then fill it in step by step. */
function WelcomePage() {
  return /* @__PURE__ */ jsx(ConsentGate, { children: /* @__PURE__ */ jsx(ProfileSteps, {}) });
}
/** The server stores each step: a member who leaves continues where they were. */
function ProfileSteps() {
  const profile = useOwnProfile();
  const { step } = useSearch({ from: '/welcome' });
  if (profile.data)
    return /* @__PURE__ */ jsx(Steps, {
      own: profile.data,
      chosen: step,
    });
  return /* @__PURE__ */ jsx('div', {
    className: `grid gap-6 m-auto w-full ${column_module_default.page}`,
    children: /* @__PURE__ */ jsx(QueryState, {
      query: profile,
      words: messages,
    }),
  });
}
function Steps({ own, chosen }) {
  const navigate = useNavigate();
  const [first] = useState(() => firstOpenStep(own.user));
  const name = stepNames[(chosen ?? first) - 1] ?? missingStep(own.user);
  if (!name) return /* @__PURE__ */ jsx(WelcomeDone, { own });
  const next = stepNames.indexOf(name) + 2;
  const onDone = () =>
    void navigate({
      to: '/welcome',
      search: { step: next },
    });
  if (name === 'photo')
    return /* @__PURE__ */ jsx(
      Suspense,
      {
        children: /* @__PURE__ */ jsx(PhotoStep, {
          own,
          onDone,
        }),
      },
      name,
    );
  return /* @__PURE__ */ jsx(
    FormStep,
    {
      name,
      own,
      onDone,
    },
    name,
  );
}
export { WelcomePage, WelcomeFrame as n, welcome_page_exports as t };
