import { c as genders, l as profileLimits } from './members-DaHwJcC0.js';
/* empty css                     */
import {
  a as messages$1,
  r as ChoiceTiles,
  t as SeekingFields,
} from './seeking-fields-DBMQHNLE.js';
import { t as messages$2 } from './profiles-DnNuMvS1.js';
import { t as BirthDateField } from './birth-date-field-OIx1j0wo.js';
import { t as LongText } from './long-text-CRUAamGW.js';
/* empty css                      */
import { F as errorText, r as Alert } from '../entry.mjs';
import { i as toDraft } from './profile-draft-DY4tWXq9.js';
import { a as usePlaces, n as useChangeLocation } from './profiles-DMRGhSha.js';
import { s as promptLimits } from './profiles-hZ-wre1n.js';
import { n as useTextLimit } from './text-limit-BKMFwxfE.js';
import { Button, Input, TextInput } from '@mantine/core';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
// web/src/features/profiles/about-fields.tsx
function AboutFields({ form }) {
  const { fields: m } = messages$1;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(FirstNameField, { form }),
      /* @__PURE__ */ jsx(TextInput, {
        size: 'lg',
        label: m.lastName,
        description: m.lastNameWhy,
        autoComplete: 'family-name',
        maxLength: profileLimits.name,
        ...form.getInputProps('lastName'),
      }),
      /* @__PURE__ */ jsx(OwnBirthDateField, { form }),
      /* @__PURE__ */ jsx(GenderFields, { form }),
    ],
  });
}
function FirstNameField({ form }) {
  return /* @__PURE__ */ jsx(TextInput, {
    size: 'lg',
    label: messages$1.fields.firstName,
    autoComplete: 'given-name',
    required: true,
    withAsterisk: false,
    maxLength: profileLimits.name,
    ...form.getInputProps('firstName'),
  });
}
function OwnBirthDateField({ form }) {
  const { fields: m } = messages$1;
  return /* @__PURE__ */ jsx(BirthDateField, {
    label: m.dateOfBirth,
    hint: m.dateOfBirthWhy,
    ...form.getInputProps('dateOfBirth'),
  });
}
function GenderFields({ form }) {
  const { fields: m } = messages$1;
  const { genders: names } = messages$2;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(ChoiceTiles, {
        legend: m.gender,
        type: 'radio',
        options: [
          ...genders.map((value) => ({
            value,
            label: names[value] ?? value,
          })),
          {
            value: 'own',
            label: m.ownWords,
          },
        ],
        chosen: [form.values.gender],
        onChange: (gender) => form.setFieldValue('gender', gender),
        error: form.errors['gender'],
        'data-path': 'gender',
      }),
      form.values.gender === 'own' &&
        /* @__PURE__ */ jsx(TextInput, {
          size: 'lg',
          label: m.ownGender,
          required: true,
          withAsterisk: false,
          maxLength: profileLimits.gender,
          ...form.getInputProps('ownGender'),
        }),
    ],
  });
}
// web/src/features/profiles/bio-field.tsx
function BioField({ form }) {
  return /* @__PURE__ */ jsx(LongText, {
    size: 'lg',
    label: messages$1.fields.bio,
    rows: 4,
    maxLength: profileLimits.bio,
    ...form.getInputProps('bio'),
  });
}
// web/src/texts/en/welcome.ts
var messages = {
  next: 'Continue',
  back: 'Back',
  later: 'Finish later',
  finish: 'Finish',
  saving: 'Saving…',
  steps: {
    about: {
      title: 'About you',
      lead: 'Others see your first name, your age and your gender.',
    },
    place: {
      title: 'Where you live',
      lead: 'Others see your city and about how far away you are.',
    },
    seeking: {
      title: "Who you'd like to meet",
      lead: "You'll see people who are also looking for someone like you. You can change this anytime.",
    },
    photo: {
      title: 'Your photos',
      lead: 'One clear photo of your face is enough to begin.',
    },
    interests: {
      title: 'Your interests',
      lead: 'Optional. They show people what you have in common.',
    },
    prompts: {
      title: 'Your prompts',
      lead: 'Optional. Pick up to three and answer in a line or two.',
    },
  },
  goTo: (step) => `Go to “${step}”`,
  noPhoto: "Add at least one photo. Others can't find you without one.",
  photoComing: 'Your photo is still uploading. Try again in a moment.',
  interests: {
    chosen: 'Chosen interests',
    none: 'Nothing chosen yet',
    remove: (interest) => `Remove ${interest}`,
    search: 'Search interests',
    count: (chosen, all) => `${chosen} of ${all}`,
    full: (all) => `You've chosen ${all}. Remove one to add another.`,
    noneFound: 'No interest found. Try another word.',
  },
  prompts: {
    more: 'Show more prompts',
    less: 'Show fewer prompts',
    remove: (prompt) => `Remove prompt: ${prompt}`,
    count: (typed, all) => `${typed} of ${all}`,
    full: (all) => `You've picked ${all} prompts. Remove one to pick another.`,
  },
  preview: {
    title: 'How others see you',
    noPhoto: 'Your photo',
    noName: 'Your name',
    noPlace: 'Your city',
    prompt: 'Your prompt',
    interests: 'Your interests',
    more: (count) => `+${count}`,
  },
  done: {
    title: 'Your profile is ready',
    text: 'Answer a few questions, and you also see how well you match.',
    inReview: 'Your photo is in review. Others find you as soon as it is approved.',
    questions: 'Answer questions',
    profile: 'View my profile',
    discover: 'See people',
  },
};
var interest_fields_module_default = {
  interests: '_interests_m51ek_1',
  button: '_button_m51ek_1',
  found: '_found_m51ek_12',
  chosen: '_chosen_m51ek_18',
};
// web/src/features/profiles/search-interests.ts
/** Case-insensitive. */
var plain = (text) => text.toLocaleLowerCase().normalize('NFC');
/** Where the term is in the text, or -1. */
var findTerm = (text, term) => plain(text).indexOf(plain(term.trim()));
/** The interests that contain the term, in their groups. */
var searchInterests = (term) =>
  Object.entries(messages$1.interestGroups)
    .map(([group, labels]) => ({
      group,
      interests: Object.entries(labels)
        .filter(([, label]) => findTerm(label, term) >= 0)
        .map(([interest]) => interest),
    }))
    .filter(({ interests }) => interests.length > 0);
// web/src/features/profiles/marked-text.tsx
/** A text with the matching letters marked. */
function MarkedText({ text, term }) {
  const at = findTerm(text, term);
  const length = term.trim().length;
  if (at < 0 || length === 0) return text;
  return /* @__PURE__ */ jsxs('span', {
    children: [
      text.slice(0, at),
      /* @__PURE__ */ jsx('mark', {
        className: `bg-none color-inherit ${interest_fields_module_default.found}`,
        children: text.slice(at, at + length),
      }),
      text.slice(at + length),
    ],
  });
}
// web/src/features/profiles/interest-fields.tsx
function InterestFields({ form }) {
  const { interests: m } = messages;
  const { interests: names } = messages$2;
  const { groupNames } = messages$1;
  const { interests: chosen } = form.values;
  const [term, setTerm] = useState('');
  const search = useRef(null);
  const hint = useId();
  const full = chosen.length >= profileLimits.interests;
  const groups = searchInterests(term);
  const error = form.errors['interests'];
  function toggle(interest) {
    if (chosen.includes(interest)) set(chosen.filter((each) => each !== interest));
    else if (!full) set([...chosen, interest]);
  }
  const set = (interests) => form.setFieldValue('interests', interests);
  function pickFirst(event) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const first = groups[0]?.interests.find((each) => !chosen.includes(each));
    if (term && first) toggle(first);
  }
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-3 min-w-0 ${interest_fields_module_default.interests}`,
    children: [
      /* @__PURE__ */ jsxs('ul', {
        className: `plain-list row wrap gap-2 min-h-target muted ${interest_fields_module_default.chosen}`,
        'aria-label': m.chosen,
        children: [
          chosen.length === 0 && /* @__PURE__ */ jsx('li', { children: m.none }),
          chosen.map((interest) =>
            /* @__PURE__ */ jsx(
              'li',
              {
                children: /* @__PURE__ */ jsxs('button', {
                  className: `inline-flex items-center gap-1-5 border-line rounded-full min-h-target bg-surface ink text-md medium clickable hover chosen ${interest_fields_module_default.button}`,
                  type: 'button',
                  'aria-label': m.remove(names[interest] ?? interest),
                  onClick: () => {
                    toggle(interest);
                    search.current?.focus({ preventScroll: true });
                  },
                  children: [
                    names[interest] ?? interest,
                    /* @__PURE__ */ jsx(IconX, {
                      size: 16,
                      stroke: 1.75,
                      'aria-hidden': true,
                    }),
                  ],
                }),
              },
              interest,
            ),
          ),
        ],
      }),
      /* @__PURE__ */ jsx(TextInput, {
        ref: search,
        size: 'lg',
        radius: 999,
        type: 'search',
        autoComplete: 'off',
        'aria-label': m.search,
        placeholder: m.search,
        'aria-describedby': hint,
        maxLength: 50,
        leftSection: /* @__PURE__ */ jsx(IconSearch, {
          size: 20,
          stroke: 1.75,
          'aria-hidden': true,
        }),
        rightSection: /* @__PURE__ */ jsx('span', {
          id: hint,
          children: m.count(chosen.length, profileLimits.interests),
        }),
        rightSectionWidth: 92,
        'data-path': 'interests',
        value: term,
        onChange: ({ currentTarget }) => setTerm(currentTarget.value),
        onKeyDown: pickFirst,
      }),
      error && /* @__PURE__ */ jsx(Input.Error, { children: error }),
      /* @__PURE__ */ jsx('output', {
        className: 'muted text-sm hide-empty',
        children: full && m.full(profileLimits.interests),
      }),
      groups.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-sm hide-empty',
          children: m.noneFound,
        }),
      groups.map(({ group, interests }) =>
        /* @__PURE__ */ jsxs(
          'fieldset',
          {
            className: 'p-0 min-w-0 border-0 m-0 mt-2',
            children: [
              /* @__PURE__ */ jsx('legend', {
                className: 'mb-2 p-0 muted text-sm semibold',
                children: groupNames[group] ?? group,
              }),
              /* @__PURE__ */ jsx('div', {
                className: 'flex wrap gap-2',
                children: interests.map((interest) =>
                  /* @__PURE__ */ jsx(
                    'button',
                    {
                      className: `inline-flex items-center gap-1-5 border-line rounded-full min-h-target bg-surface ink text-md medium clickable hover chosen ${interest_fields_module_default.button}`,
                      type: 'button',
                      'aria-pressed': chosen.includes(interest),
                      'aria-disabled': (full && !chosen.includes(interest)) || void 0,
                      onClick: () => toggle(interest),
                      children: /* @__PURE__ */ jsx(MarkedText, {
                        text: names[interest] ?? interest,
                        term,
                      }),
                    },
                    interest,
                  ),
                ),
              }),
            ],
          },
          group,
        ),
      ),
    ],
  });
}
var city_field_module_default = {
  places: '_places_4fti0_1',
  place: '_place_4fti0_1',
};
// web/src/features/profiles/city-field.tsx
var shown = 6;
/** The list is part of the page, so that it never covers what comes after the field. */
function CityField({ form }) {
  const { fields: m } = messages$1;
  const { city: text, country: chosen } = form.values;
  const typed = useDeferredValue(chosen ? '' : text.trim());
  const { data, isPlaceholderData } = usePlaces(typed);
  const list = useId();
  const [current, setCurrent] = useState(0);
  const [closed, setClosed] = useState(false);
  const found = !chosen && typed.length > 1 ? data : void 0;
  const places = closed ? [] : (found ?? []).slice(0, shown);
  const at = Math.min(current, places.length - 1);
  function choose({ city, country }) {
    form.setValues({
      city,
      country,
    });
    form.clearFieldError('city');
  }
  const moves = {
    ArrowDown: (at + 1) % places.length,
    ArrowUp: (at - 1 + places.length) % places.length,
    Home: 0,
    End: places.length - 1,
  };
  function onKeyDown(event) {
    const place = places[at];
    if (!place && event.key === 'ArrowDown') setClosed(false);
    if (!place) return;
    const move = moves[event.key];
    if (event.key === 'Escape') setClosed(true);
    else if (event.key === 'Enter') choose(place);
    else if (move === void 0) return;
    else setCurrent(move);
    event.preventDefault();
  }
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid gap-2',
    children: [
      /* @__PURE__ */ jsx(TextInput, {
        size: 'lg',
        label: m.city,
        description: m.cityHint,
        autoComplete: 'off',
        required: true,
        withAsterisk: false,
        maxLength: 100,
        leftSection: /* @__PURE__ */ jsx(IconMapPin, {
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
        role: 'combobox',
        'aria-expanded': places.length > 0,
        'aria-controls': list,
        'aria-autocomplete': 'list',
        'aria-activedescendant': places.length > 0 ? `${list}-${at}` : void 0,
        ...form.getInputProps('city'),
        value: chosen ? `${text}, ${chosen}` : text,
        onChange: ({ currentTarget }) => {
          setCurrent(0);
          setClosed(false);
          form.setValues({
            city: currentTarget.value,
            country: '',
          });
        },
        onKeyDown,
      }),
      /* @__PURE__ */ jsx('div', {
        id: list,
        role: 'listbox',
        className: `border-line rounded-lg bg-raised p-1 hide-empty m-0 ${city_field_module_default.places}`,
        'aria-label': m.places,
        children: places.map((place, index) =>
          /* @__PURE__ */ jsxs(
            'button',
            {
              type: 'button',
              tabIndex: -1,
              id: `${list}-${index}`,
              role: 'option',
              'aria-selected': index === at,
              className: `block w-full border-0 bg-none color-inherit text-start anywhere clickable rounded-sm hover min-h-target ${city_field_module_default.place}`,
              onMouseDown: (event) => event.preventDefault(),
              onClick: () => choose(place),
              children: [place.city, ', ', place.country],
            },
            `${place.city} ${place.countryCode}`,
          ),
        ),
      }),
      /* @__PURE__ */ jsx('output', {
        className: found ? 'muted hide-empty' : 'hide-empty',
        children: found?.length === 0 && !isPlaceholderData ? m.noPlaces : '',
      }),
    ],
  });
}
// web/src/features/profiles/place-fields.tsx
function PlaceFields({ form }) {
  return /* @__PURE__ */ jsxs('div', {
    className: 'grid gap-2',
    children: [
      /* @__PURE__ */ jsx(CityField, { form }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap items-start gap-2',
        children: [
          /* @__PURE__ */ jsx(ZoneCity, { form }),
          /* @__PURE__ */ jsx(LocationButton, { onFound: form.setValues }),
        ],
      }),
    ],
  });
}
/** The city that the time zone of the device is named after, such as Europe/London. A tap instead of a search. */
function ZoneCity({ form }) {
  const isEmpty = form.values.city === '';
  const name = zoneCity();
  const place = usePlaces(isEmpty ? name : '').data?.find(({ city }) => city === name);
  if (!isEmpty || !place) return null;
  const { city, country } = place;
  return /* @__PURE__ */ jsxs(Button, {
    variant: 'default',
    radius: 'xl',
    onClick: () => {
      form.setValues({
        city,
        country,
      });
      form.clearFieldError('city');
    },
    children: [city, ', ', country],
  });
}
var zoneCity = () =>
  new Intl.DateTimeFormat()
    .resolvedOptions()
    .timeZone.split('/')
    .slice(1)
    .pop()
    ?.replaceAll('_', ' ') ?? '';
/** The browser asks whether it may tell the location. */
function LocationButton({ onFound }) {
  const { fields: m } = messages$1;
  const { mutate, error, isPending } = useChangeLocation();
  const [refused, setRefused] = useState(false);
  function ask() {
    setRefused(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        mutate(
          {
            latitude,
            longitude,
          },
          {
            onSuccess: ({ user }) => {
              const { city, country } = toDraft(user);
              onFound({
                city,
                country,
              });
            },
          },
        ),
      () => setRefused(true),
      { timeout: 1e4 },
    );
  }
  return /* @__PURE__ */ jsxs('div', {
    children: [
      /* @__PURE__ */ jsx(Button, {
        className: 'ink',
        variant: 'subtle',
        color: 'ink',
        leftSection: /* @__PURE__ */ jsx(IconCurrentLocation, {
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
        loading: isPending,
        onClick: ask,
        children: m.here,
      }),
      refused &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: m.hereFailed,
        }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
    ],
  });
}
var prompt_fields_module_default = {
  prompts: '_prompts_1yuut_1',
  more: '_more_1yuut_1',
  card: '_card_1yuut_9',
  prompt: '_prompt_1yuut_1',
  open: '_open_1yuut_22',
  textarea: '_textarea_1yuut_32',
  length: '_length_1yuut_45',
};
// web/src/features/profiles/open-prompt.tsx
/** A picked prompt. Its answer is typed in the font that others will see. */
function OpenPrompt({ name, focused, onRemove, value = '', error, ...field }) {
  const { prompts: m } = messages;
  const { field: limited, cut } = useTextLimit(value, promptLimits.answerLength);
  const answer = useRef(null);
  const id = useId();
  useEffect(() => {
    if (focused) answer.current?.focus();
  }, [focused]);
  return /* @__PURE__ */ jsxs('div', {
    className: `rounded-xl bg-surface ${prompt_fields_module_default.open}`,
    'data-invalid': error ? true : void 0,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'row between gap-3',
        children: [
          /* @__PURE__ */ jsx('label', {
            className: 'muted text-sm medium',
            htmlFor: id,
            children: name,
          }),
          /* @__PURE__ */ jsx('button', {
            className:
              'grid flex-none place-center p-0 w-target h-target border-0 bg-none muted clickable rounded-full hover hover-ink',
            type: 'button',
            'aria-label': m.remove(name),
            onClick: onRemove,
            children: /* @__PURE__ */ jsx(IconX, {
              size: 18,
              stroke: 1.75,
              'aria-hidden': true,
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsx('textarea', {
        className: `block w-full border-0 bg-none ink anywhere no-outline ${prompt_fields_module_default.textarea}`,
        ref: answer,
        id,
        rows: 2,
        'aria-invalid': error ? true : void 0,
        'aria-describedby': `${id}-below`,
        value,
        ...field,
        ...limited,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'row between gap-3',
        id: `${id}-below`,
        children: [
          error && /* @__PURE__ */ jsx(Input.Error, { children: error }),
          /* @__PURE__ */ jsx('output', {
            className: 'muted text-sm hide-empty',
            children: cut,
          }),
          /* @__PURE__ */ jsx('small', {
            className: `faint text-xs tabular ${prompt_fields_module_default.length}`,
            children: m.count(value.length, promptLimits.answerLength),
          }),
        ],
      }),
    ],
  });
}
// web/src/features/profiles/prompt-fields.tsx
var shownAtFirst = 5;
/** A prompt is picked as a card, and answered where it is. */
function PromptFields({ form }) {
  const { prompts: m } = messages;
  const { prompts: names } = messages$2;
  const picked = form.values.prompts.map(({ prompt }) => prompt);
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState('');
  const full = picked.length >= promptLimits.perProfile;
  const shown = Object.keys(names).filter(
    (prompt, index) => picked.includes(prompt) || (!full && (all || index < shownAtFirst)),
  );
  function pick(prompt) {
    setOpened(prompt);
    form.insertListItem('prompts', {
      prompt,
      answer: '',
    });
  }
  function remove(prompt) {
    form.removeListItem('prompts', picked.indexOf(prompt));
    requestAnimationFrame(() => document.getElementById(`pick-${prompt}`)?.focus());
  }
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-2-5 min-w-0 ${prompt_fields_module_default.prompts}`,
    children: [
      shown.map((prompt) =>
        picked.includes(prompt)
          ? /* @__PURE__ */ jsx(
              OpenPrompt,
              {
                name: names[prompt] ?? prompt,
                focused: opened === prompt,
                onRemove: () => remove(prompt),
                ...form.getInputProps(`prompts.${picked.indexOf(prompt)}.answer`),
              },
              prompt,
            )
          : /* @__PURE__ */ jsxs(
              'button',
              {
                id: `pick-${prompt}`,
                type: 'button',
                className: `row between gap-3-5 w-full border-line rounded-xl bg-surface ink text-start clickable hover ${prompt_fields_module_default.card}`,
                onClick: () => pick(prompt),
                children: [
                  /* @__PURE__ */ jsx('span', {
                    className: prompt_fields_module_default.prompt,
                    children: names[prompt],
                  }),
                  /* @__PURE__ */ jsx(IconPlus, {
                    className: 'flex-none p-2 bg-muted-soft muted rounded-full content-box',
                    size: 18,
                    stroke: 1.75,
                    'aria-hidden': true,
                  }),
                ],
              },
              prompt,
            ),
      ),
      form.errors['prompts'] &&
        /* @__PURE__ */ jsx(Input.Error, {
          mt: 6,
          children: form.errors['prompts'],
        }),
      full &&
        /* @__PURE__ */ jsx('p', {
          className: 'mt-1-5 muted text-sm',
          children: m.full(promptLimits.perProfile),
        }),
      !full &&
        /* @__PURE__ */ jsx('div', {
          className: prompt_fields_module_default.more,
          children: /* @__PURE__ */ jsx(Button, {
            variant: 'subtle',
            color: 'ink',
            size: 'md',
            'aria-expanded': all,
            rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
              size: 18,
              stroke: 1.75,
              'aria-hidden': true,
              'data-open': all,
            }),
            onClick: () => setAll(!all),
            children: all ? m.less : m.more,
          }),
        }),
    ],
  });
}
// web/src/features/profiles/profile-fields.ts
var fieldComponents = {
  about: AboutFields,
  seeking: SeekingFields,
  place: PlaceFields,
  bio: BioField,
  interests: InterestFields,
  prompts: PromptFields,
};
export {
  OwnBirthDateField as a,
  GenderFields as i,
  messages as n,
  FirstNameField as r,
  fieldComponents as t,
};
