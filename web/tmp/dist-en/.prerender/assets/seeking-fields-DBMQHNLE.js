import { l as profileLimits, o as dealBreakers, u as soughtGenders } from './members-DaHwJcC0.js';
/* empty css                     */
import { f as Select } from '../entry.mjs';
import { n as keepDraft, r as readDraft } from './kept-drafts-DqT-uSdW.js';
import { n as interestGroups } from './prompts-DcsEnAPY.js';
import { t as staleData } from './stale-data-DSppwhMI.js';
import { i as useCompleteProfile, o as useSaveProfile } from './profiles-DMRGhSha.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { a as required } from './field-rules-DCPVh_RY.js';
import { t as CheckField } from './check-field-J4g3uqnK.js';
import { n as isUnderAge, t as adultBirthDate } from './birth-date-DvOirEXm.js';
import { t as messages$1 } from './profiles-DnNuMvS1.js';
import { n as offeredDistances, t as useDistances } from './use-distances-FwCsoeJt.js';
import { i as toDraft, n as fieldsOf, t as changes } from './profile-draft-DY4tWXq9.js';
import { Input, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
// web/src/texts/en/profile-fields.ts
var messages = {
  stale: (now) =>
    `This was changed somewhere else. ${now.join(' ')} Your changes are still here. Save again to overwrite.`,
  onOff: {
    on: 'on',
    off: 'off',
  },
  nowIs: (field, value) => `${field} is now: ${value}.`,
  interestGroups,
  groupNames: {
    outdoors: 'Outdoors',
    moving: 'Moving',
    food: 'Food and drink',
    music: 'Music',
    arts: 'Arts',
    home: 'At home',
    world: 'The world',
  },
  underAge: {
    title: 'Is this date right?',
    about: (day, age, least) =>
      `You entered ${day}. That makes you ${age}. You must be ${least} or older to use this service, and we delete accounts of anyone younger.`,
    close: 'Close',
    change: 'Change the date',
    right: "It's right. Delete my account",
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    lastNameWhy: 'Optional. Other members never see it.',
    dateOfBirth: 'Date of birth',
    dateOfBirthWhy: 'You need to be 18 or older. Others see your age, never the date.',
    gender: 'Gender',
    noGender: 'Choose one.',
    ownWords: 'In my own words',
    ownGender: 'How you describe your gender',
    sought: 'I would like to meet',
    noneSought: 'Choose at least one.',
    minAge: 'From age',
    maxAge: 'To age',
    agesReversed: "Enter an age that isn't below the first one.",
    ageRange: (from, to) => `Enter an age from ${from} to ${to}.`,
    maxDistance: 'Maximum distance',
    bothWaysAbout: 'Otherwise you also see people who are looking for someone else.',
    dealBreakers: 'Deal-breakers',
    dealBreakersAbout: 'We never suggest changing these',
    city: 'City',
    cityHint: 'Start typing, then choose your city.',
    noCity: 'Choose your city.',
    places: 'Matching cities',
    noPlaces: 'No city found. Try a larger town nearby.',
    here: 'Use my location',
    hereFailed: "We couldn't get your location. Type your city instead.",
    bio: 'About me',
    interests: 'Interests',
    prompts: 'Prompts',
    promptEmpty: 'Write an answer, or remove this prompt.',
  },
  dealBreakers: {
    ages: 'My ages',
    distance: 'My distance',
    bothWays: 'Looking for me',
  },
};
// web/src/widgets/profile-form/profile-conflicts.ts
/** The fields of a group that were changed elsewhere since, to another value than the draft's. */
function findConflicts(group, before, now, draft) {
  const [was, is, typed] = [toDraft(before), toDraft(now), draft].map(withCountry);
  const text = (of, field) => JSON.stringify(of?.[field]);
  return fieldsOf[group]
    .filter((field) => field !== 'country')
    .filter(
      (field) => text(is, field) !== text(was, field) && text(is, field) !== text(typed, field),
    );
}
/** Cities in two countries can have the same name. */
var withCountry = (draft) => ({
  ...draft,
  city: [draft.city, draft.country].filter(Boolean).join(', '),
});
function describeConflict(field, user) {
  const { city, sought, bothWays, dealBreakers, interests, prompts, gender, ...rest } = withCountry(
    toDraft(user),
  );
  const values = {
    ...rest,
    city,
    gender: messages$1.genders[gender] ?? messages.fields.ownWords,
    sought: sought.map((each) => messages$1.sought[each] ?? each).join(', '),
    bothWays: messages.onOff[bothWays ? 'on' : 'off'],
    dealBreakers: dealBreakers.map((each) => messages.dealBreakers[each] ?? each).join(', '),
    interests: interests.map((each) => messages$1.interests[each] ?? each).join(', '),
    prompts: prompts
      .map(({ prompt, answer }) => `${messages$1.prompts[prompt]}: ${answer}`)
      .join(', '),
  };
  const names = {
    ...messages.fields,
    bothWays: messages$1.summary.bothWays,
  };
  return messages.nowIs(names[field], values[field] || messages$1.nothing);
}
// web/src/widgets/profile-form/profile-rules.ts
var m = messages.fields;
/** The checks of each group of fields before it is sent. */
var rules = {
  about: ({ firstName, dateOfBirth, gender, ownGender }) => ({
    firstName: required(firstName.trim()),
    dateOfBirth: adultBirthDate(dateOfBirth),
    gender: gender === '' ? m.noGender : null,
    ownGender: gender === 'own' ? required(ownGender.trim()) : null,
  }),
  seeking: ({ sought, minAge, maxAge }) => ({
    sought: sought.length === 0 ? m.noneSought : null,
    minAge: ageSought(minAge),
    maxAge: ageSought(maxAge) ?? (Number(maxAge) < Number(minAge) ? m.agesReversed : null),
  }),
  place: ({ city, country }) => ({ city: country ? null : city ? m.cityHint : m.noCity }),
  bio: () => ({}),
  interests: () => ({}),
  prompts: ({ prompts }) =>
    Object.fromEntries(
      prompts.map(({ answer }, index) => [
        `prompts.${index}.answer`,
        answer.trim() ? null : m.promptEmpty,
      ]),
    ),
};
function ageSought(text) {
  const age = Number(text);
  const fits = Number.isInteger(age) && age >= 18 && age <= profileLimits.oldestSought;
  return required(text) ?? (fits ? null : m.ageRange(18, profileLimits.oldestSought));
}
// web/src/widgets/profile-form/use-profile-form.ts
/** The form's names for fields that have another name in the request. */
var renamed = {
  'lookingFor.genders': 'sought',
  'lookingFor.minAge': 'minAge',
  'lookingFor.maxAge': 'maxAge',
  'lookingFor.maxDistance': 'maxDistance',
  'lookingFor.bothWays': 'bothWays',
  'lookingFor.dealBreakers': 'dealBreakers',
  'location.city': 'city',
  'location.country': 'city',
};
/** Edits groups of fields, and lists what was changed elsewhere since. */
function useProfileForm({ groups, own, onDone, keepAs, complete = false }) {
  const owner = own.user._id;
  const save = useSaveProfile();
  const finish = useCompleteProfile();
  const { mutateAsync } = complete ? finish : save;
  const [base, setBase] = useState(own);
  const [conflicts, setConflicts] = useState([]);
  const [underAge, setUnderAge] = useState(false);
  const asksBirthDate = groups.includes('about') && own.user.dateOfBirth === null;
  const endsAccount = ({ dateOfBirth }) => asksBirthDate && isUnderAge(dateOfBirth);
  const fields = groups.flatMap((group) => fieldsOf[group]);
  const form = useApiForm({
    initialValues: {
      ...toDraft(own.user),
      ...(keepAs && readDraft(owner, keepAs)),
    },
    validate: (draft) => ({
      ...merged(groups.map((group) => rules[group](draft))),
      ...(endsAccount(draft) && { dateOfBirth: null }),
    }),
    fieldOf: (field) => {
      const name = renamed[field] ?? field.split('.')[0];
      return fields.includes(name ?? '') ? name : void 0;
    },
    onValuesChange: (draft) => {
      const typed = Object.entries(draft).filter(([field]) => fields.includes(field));
      if (keepAs) keepDraft(owner, keepAs, Object.fromEntries(typed));
    },
    submit: async (draft) => {
      if (endsAccount(draft)) setUnderAge(true);
      else await saveDraft(draft);
    },
  });
  async function saveDraft(draft) {
    if (own.version === base.version || !findsConflict(draft, base, own)) await send(draft, own);
  }
  /** Whether these fields have another value now, which the member is then told. */
  function findsConflict(draft, was, now) {
    const found = groups.flatMap((group) => findConflicts(group, was.user, now.user, draft));
    setBase(now);
    setConflicts(found.map((field) => describeConflict(field, now.user)));
    return found.length > 0;
  }
  async function send(draft, on) {
    setConflicts([]);
    try {
      const body = merged(groups.map((group) => changes[group](draft)));
      await mutateAsync({
        body,
        version: on.version,
      });
    } catch (error) {
      const now = staleData(error);
      if (!now) throw error;
      if (!findsConflict(draft, on, now)) await send(draft, now);
      return;
    }
    if (keepAs) keepDraft(owner, keepAs, null);
    onDone();
  }
  return {
    ...form,
    conflicts,
    /** The member has typed a date of birth that ends their account, and is asked whether it is right. */
    underAge,
    onUnderAge: (right) => {
      setUnderAge(false);
      if (right) form.attempt(() => saveDraft(form.getValues()));
    },
  };
}
var merged = (parts) => Object.assign({}, ...parts);
var choice_tiles_module_default = {
  tiles: '_tiles_1a62t_1',
  choice: '_choice_1a62t_1',
  tile: '_tile_1a62t_1',
  input: '_input_1a62t_19',
};
// web/src/ui/fields/choice-tiles.tsx
/** Choices as large tiles. */
function ChoiceTiles({ legend, type, options, chosen, onChange, error, ...rest }) {
  const id = useId();
  return /* @__PURE__ */ jsxs('fieldset', {
    className: `m-0 p-0 min-w-0 border-0 ${choice_tiles_module_default.tiles}`,
    ...(error && { 'aria-describedby': id }),
    children: [
      /* @__PURE__ */ jsx('legend', {
        className: 'p-0 text-md semibold mb-1-5 lh-14',
        children: legend,
      }),
      /* @__PURE__ */ jsx('div', {
        className: 'grid gap-2 mb-1-5 two-columns',
        'data-invalid': error ? true : void 0,
        children: options.map(({ value, label }, index) =>
          /* @__PURE__ */ jsxs(
            'label',
            {
              className: `grid relative clickable ${choice_tiles_module_default.choice}`,
              children: [
                /* @__PURE__ */ jsx('input', {
                  className: `m-0 absolute clickable no-appearance inset-0 ${choice_tiles_module_default.input}`,
                  type,
                  name: id,
                  value,
                  checked: chosen.includes(value),
                  onChange: ({ currentTarget }) => onChange(value, currentTarget.checked),
                  ...(index === 0 && rest),
                }),
                /* @__PURE__ */ jsx('span', {
                  className: `grid place-center bg-surface text-center anywhere border-strong rounded-lg medium ${choice_tiles_module_default.tile}`,
                  children: label,
                }),
              ],
            },
            value,
          ),
        ),
      }),
      error &&
        /* @__PURE__ */ jsx(Input.Error, {
          id,
          children: error,
        }),
    ],
  });
}
// web/src/widgets/profile-form/seeking-fields.tsx
var distances = {
  km: [10, 20, 30, 50, 80, 100, 200],
  mi: [5, 10, 20, 30, 50, 75, 125],
};
function SeekingFields({ form }) {
  const { fields: m } = messages;
  const [isOpen] = useState(form.values.dealBreakers.length > 0);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(SoughtFields, { form }),
      /* @__PURE__ */ jsx(CheckField, {
        label: messages$1.summary.bothWays,
        description: m.bothWaysAbout,
        ...form.getInputProps('bothWays', { type: 'checkbox' }),
      }),
      /* @__PURE__ */ jsxs('details', {
        open: isOpen,
        children: [
          /* @__PURE__ */ jsxs('summary', {
            className: 'row gap-2 min-h-target list-none clickable semibold rounded-md',
            children: [
              m.dealBreakers,
              /* @__PURE__ */ jsx(IconChevronDown, {
                className: 'flex-none muted turn',
                size: 18,
                stroke: 1.75,
                'aria-hidden': true,
              }),
            ],
          }),
          /* @__PURE__ */ jsx(Tiles, {
            form,
            field: 'dealBreakers',
            legend: m.dealBreakersAbout,
            all: dealBreakers,
            labels: messages.dealBreakers,
          }),
        ],
      }),
    ],
  });
}
/** Whom the member would like to meet, how old and how far away. */
function SoughtFields({ form }) {
  const { fields: m } = messages;
  const { unit, format } = useDistances();
  const offered = offeredDistances(distances, unit, Number(form.values.maxDistance));
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(Tiles, {
        form,
        field: 'sought',
        legend: m.sought,
        all: soughtGenders,
        labels: messages$1.sought,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid gap-4 two-columns',
        children: [
          /* @__PURE__ */ jsx(AgeField, {
            label: m.minAge,
            ...form.getInputProps('minAge'),
          }),
          /* @__PURE__ */ jsx(AgeField, {
            label: m.maxAge,
            ...form.getInputProps('maxAge'),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Select, {
        size: 'lg',
        label: m.maxDistance,
        data: [
          ...offered.map((value) => ({
            value: String(value),
            label: messages$1.summary.within(format(value)),
          })),
          {
            value: '',
            label: messages$1.summary.anywhere,
          },
        ],
        ...form.getInputProps('maxDistance'),
      }),
    ],
  });
}
var Tiles = ({ form, field, legend, all, labels }) =>
  /* @__PURE__ */ jsx(ChoiceTiles, {
    legend,
    type: 'checkbox',
    options: all.map((value) => ({
      value,
      label: labels[value] ?? value,
    })),
    chosen: form.values[field],
    onChange: (value, checked) =>
      form.setFieldValue(
        field,
        all.filter((each) => (each === value ? checked : form.values[field].includes(each))),
      ),
    error: form.errors[field],
    'data-path': field,
  });
function AgeField(props) {
  return /* @__PURE__ */ jsx(TextInput, {
    size: 'lg',
    type: 'number',
    inputMode: 'numeric',
    required: true,
    withAsterisk: false,
    min: 18,
    max: profileLimits.oldestSought,
    ...props,
  });
}
export {
  messages as a,
  useProfileForm as i,
  SoughtFields as n,
  ChoiceTiles as r,
  SeekingFields as t,
};
