globalThis.lazySources.push('src/features/desk/ladder/ladder-page.tsx');
import {
  c as changeLadder,
  d as longestStrikeDays,
  l as readLadder,
  o as readCase,
  u as faultIn,
} from './desk-CVuL-UDF.js';
import { o as queryOf, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import { n as mayCall } from './may-call-CsvnxYuh.js';
import { r as timedTexts, t as decisionTexts } from './decisions-B4XkFG-n.js';
import { b as formatNumber, f as Select, r as Alert } from '../entry.mjs';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { t as DeskNav } from './desk-nav-DJsmbbF7.js';
/* empty css                     */
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
/* empty css                      */
import { t as session } from './session-qxZvcB-b.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { t as DataTable } from './data-table-DSXaqDH7.js';
import { c as stepActions, i as isTimed } from './sanctions-CWSQSu2b.js';
import { t as data_table_module_default } from './data-table.module-7VNZAjFy.js';
import { r as problemTypes } from './report-types-CGgzN0iD.js';
import { t as staleData } from './stale-data-DSppwhMI.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { useRouter } from '@tanstack/react-router';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
// web/src/api/desk/ladder.ts
/** Fetched again on each visit, as a change is based on what was read. */
var useLadder = () =>
  useQuery({
    ...queryOf(readLadder),
    select: ({ ladder }) => ladder,
    gcTime: 0,
  });
var useChangeLadder = () =>
  useChange(async (body) => (await fetchData(changeLadder, { body })).ladder, readLadder, readCase);
// web/src/texts/en/ladder.ts
var faults = {
  first: 'The first step is for 0 strikes.',
  order: 'Enter more than in the step above.',
  days: 'Enter how many days.',
  milder: 'Never milder than the step above.',
};
var days$1 = (number) => `${formatNumber(number)} ${number === 1 ? 'day' : 'days'}`;
var messages = {
  title: 'Ladder of Strikes',
  about:
    'What the desk suggests for a member with this many strikes. Moderators can always decide otherwise.',
  loading: 'Loading the ladder...',
  failed: 'Error loading the ladder',
  again: 'Try again',
  length: 'How long a strike counts',
  lengthAbout: 'Every decision against a member is a strike until it is undone or reversed.',
  lengthField: 'Days',
  lengthText: (number) => `A strike counts for ${days$1(number)}.`,
  usual: 'Usual steps',
  ofType: (type) => `Steps for ${type}`,
  columns: ['Strikes', 'Usual decision', 'Days it lasts', 'Actions'],
  readColumns: ['Strikes', 'Usual decision'],
  decisions: decisionTexts,
  timed: timedTexts,
  daysOf: days$1,
  range: (from, to) =>
    to === null
      ? `${formatNumber(from)} or more`
      : from === to
        ? formatNumber(from)
        : `${formatNumber(from)} to ${formatNumber(to)}`,
  fieldOf: (name, number, table) => `${name}, step ${number} of ${table}`,
  addStep: 'Add a step',
  addStepTo: (table) => `Add a step to ${table}`,
  remove: 'Remove',
  removeStep: (number, table) => `Remove step ${number} of ${table}`,
  removeSteps: 'Remove steps',
  removeStepsOf: (type) => `Remove steps for ${type}`,
  types: 'Other steps for a problem type',
  typesAbout:
    'Replace the usual steps in cases of this type. In a case with several types the desk suggests the most severe step.',
  type: 'Problem type',
  addType: 'Add steps for this type',
  faults,
  bounds: (least, most) => `Enter a number from ${formatNumber(least)} to ${formatNumber(most)}.`,
  stale: 'A colleague has changed the ladder. If you save now, you replace their changes.',
  showTheirs: 'Show their changes',
  unsaved: 'Unsaved changes',
  unchanged: 'No unsaved changes',
  discard: 'Discard changes',
  leaveTitle: 'Leave without saving?',
  leaveAbout: "Your changes to the ladder aren't saved, and will be lost.",
  stay: 'Keep editing',
  close: 'Close',
  leave: 'Leave without saving',
  save: 'Save ladder',
  saved: 'Ladder saved.',
};
var ladder_page_module_default = {
  form: '_form_1b9nh_3',
  length: '_length_1b9nh_7',
  types: '_types_1b9nh_8',
  ladders: '_ladders_1b9nh_12',
  texts: '_texts_1b9nh_21',
  days: '_days_1b9nh_25',
  step: '_step_1b9nh_29',
  cell: '_cell_1b9nh_29',
  sign: '_sign_1b9nh_39',
  remove: '_remove_1b9nh_92',
  word: '_word_1b9nh_98',
};
// web/src/lib/use-unsaved.ts
/**
 * Asks before a page with unsaved changes is left. The browser asks in its own words before it closes or reloads the page.
 * Someone who was signed out has to sign in, and is not asked.
 */
function useUnsaved(isUnsaved) {
  const { history } = useRouter();
  const [asked, setAsked] = useState(null);
  useEffect(() => {
    if (!isUnsaved) return;
    return history.block({
      enableBeforeUnload: true,
      blockerFn: async ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname || !session.get().token)
          return false;
        const isLeaving = await new Promise((answer) => setAsked({ answer }));
        setAsked(null);
        return !isLeaving;
      },
    });
  }, [history, isUnsaved]);
  return asked;
}
var save_bar_module_default = {
  bar: '_bar_158l9_1',
  dot: '_dot_158l9_7',
};
// web/src/features/desk/ladder/save-bar.tsx
/** Always in view, so that no change further up is forgotten. */
function SaveBar({ ladder }) {
  const { form, isUnsaved, isSaved, hasNewer, discard } = ladder;
  const button = useKeptFocus(form.submitting);
  const asked = useUnsaved(isUnsaved);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-3 sticky z-1 bg-page border-top ${save_bar_module_default.bar}`,
    children: [
      hasNewer &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: messages.stale,
        }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'row wrap gap-3',
        children: [
          /* @__PURE__ */ jsxs('output', {
            className: 'row gap-2 flex-1 muted text-sm',
            'data-unsaved': isUnsaved || void 0,
            children: [
              isUnsaved &&
                /* @__PURE__ */ jsx('span', {
                  className: `flex-none round ${save_bar_module_default.dot}`,
                  'aria-hidden': true,
                }),
              isUnsaved ? messages.unsaved : isSaved ? messages.saved : messages.unchanged,
            ],
          }),
          isUnsaved &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              onClick: () => {
                discard();
                button.current?.focus();
              },
              children: hasNewer ? messages.showTheirs : messages.discard,
            }),
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            type: 'submit',
            color: 'ink',
            loading: form.submitting,
            'aria-disabled': !isUnsaved,
            children: messages.save,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs(Dialog, {
        opened: asked !== null,
        onClose: () => asked?.answer(false),
        title: messages.leaveTitle,
        closeLabel: messages.close,
        children: [
          /* @__PURE__ */ jsx('p', { children: messages.leaveAbout }),
          /* @__PURE__ */ jsxs(DialogFooter, {
            children: [
              /* @__PURE__ */ jsx(Button, {
                variant: 'default',
                'data-autofocus': true,
                onClick: () => asked?.answer(false),
                children: messages.stay,
              }),
              /* @__PURE__ */ jsx(Button, {
                color: 'danger',
                onClick: () => asked?.answer(true),
                children: messages.leave,
              }),
            ],
          }),
        ],
      }),
    ],
  });
}
// web/src/features/desk/ladder/ladder-values.ts
var toValues = ({ strikes, action, days }) => ({
  strikes: String(strikes),
  action,
  days: days === null ? '' : String(days),
});
var valuesOf = ({ strikeDays, steps, ofTypes }) => ({
  strikeDays: String(strikeDays),
  steps: steps.map(toValues),
  ofTypes: ofTypes.map((own) => ({
    ...own,
    steps: own.steps.map(toValues),
  })),
});
var toStep = ({ strikes, action, days }) => ({
  strikes: Number(strikes),
  action,
  days: isTimed(action) ? Number(days) : null,
});
var toLadder = ({ strikeDays, steps, ofTypes }, { version }) => ({
  version,
  strikeDays: Number(strikeDays),
  steps: steps.map(toStep),
  ofTypes: ofTypes.map((own) => ({
    ...own,
    steps: own.steps.map(toStep),
  })),
});
/** One more strike, and as severe as the last step. */
function stepAfter(steps) {
  const last = steps.at(-1);
  const strikes = last ? String(Number(last.strikes) + 1) : '0';
  return {
    action: 'warn',
    days: '',
    ...last,
    strikes,
  };
}
var isWithin = (text, least, most) => {
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isInteger(number) && number >= least && number <= most;
};
/** The errors of a form, by the path of each field. */
function errorsIn({ strikeDays, steps, ofTypes }) {
  const errors = errorsOfSteps('steps', steps);
  for (const [at, own] of ofTypes.entries())
    Object.assign(errors, errorsOfSteps(`ofTypes.${at}.steps`, own.steps));
  if (!isWithin(strikeDays, 1, 1825)) errors['strikeDays'] = messages.bounds(1, longestStrikeDays);
  return errors;
}
function errorsOfSteps(path, steps) {
  const errors = {};
  for (const [at, { strikes, action, days }] of steps.entries()) {
    if (!isWithin(strikes, 0, 100)) errors[`${path}.${at}.strikes`] = messages.bounds(0, 100);
    if (isTimed(action) && !isWithin(days, 1, 365))
      errors[`${path}.${at}.days`] = messages.bounds(1, 365);
  }
  if (Object.keys(errors).length > 0) return errors;
  const found = faultIn(steps.map(toStep));
  return found ? { [`${path}.${found.path}`]: messages.faults[found.fault] } : {};
}
// web/src/features/desk/ladder/step-row.tsx
function StepRow({ table, at, path, action, form, onRemove }) {
  const [strikes = '', decision = '', days = ''] = messages.columns;
  const labelled = (name) => ({ 'aria-label': messages.fieldOf(name, at + 1, table) });
  return /* @__PURE__ */ jsxs('tr', {
    className: `${data_table_module_default.buttonRow} ${ladder_page_module_default.step}`,
    children: [
      /* @__PURE__ */ jsx('td', {
        className: ladder_page_module_default.cell,
        'data-label': strikes,
        children: /* @__PURE__ */ jsx(TextInput, {
          type: 'number',
          min: 0,
          max: 100,
          ...labelled(strikes),
          ...form.getInputProps(`${path}.strikes`),
        }),
      }),
      /* @__PURE__ */ jsx('td', {
        className: ladder_page_module_default.cell,
        'data-label': decision,
        children: /* @__PURE__ */ jsx(Select, {
          data: stepActions.map((value) => ({
            value,
            label: messages.decisions[value].label,
          })),
          ...labelled(decision),
          ...form.getInputProps(`${path}.action`),
        }),
      }),
      /* @__PURE__ */ jsx('td', {
        className: ladder_page_module_default.cell,
        'data-label': days,
        children:
          isTimed(action) &&
          /* @__PURE__ */ jsx(TextInput, {
            type: 'number',
            min: 1,
            max: 365,
            ...labelled(days),
            ...form.getInputProps(`${path}.days`),
          }),
      }),
      /* @__PURE__ */ jsx('td', {
        className: ladder_page_module_default.cell,
        children:
          onRemove &&
          /* @__PURE__ */ jsxs(Button, {
            className: ladder_page_module_default.remove,
            size: 'sm',
            variant: 'default',
            'aria-label': messages.removeStep(at + 1, table),
            onClick: onRemove,
            children: [
              /* @__PURE__ */ jsx(IconTrash, {
                className: ladder_page_module_default.sign,
                size: 20,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              /* @__PURE__ */ jsx('span', {
                className: ladder_page_module_default.word,
                children: messages.remove,
              }),
            ],
          }),
      }),
    ],
  });
}
// web/src/features/desk/ladder/steps-panel.tsx
/** The steps of one ladder: for a problem type, or for all others. */
function StepsPanel({ title, path, steps, form, onRemove, removeLabel }) {
  const add = useRef(null);
  return /* @__PURE__ */ jsxs('section', {
    className: `overflow-hidden ${panel_module_default.panel}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `row wrap between gap-3 p-head ${panel_module_default.head}`,
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'heading',
            children: title,
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'flex wrap gap-2',
            children: [
              onRemove &&
                /* @__PURE__ */ jsx(Button, {
                  variant: 'default',
                  'aria-label': removeLabel,
                  onClick: onRemove,
                  children: messages.removeSteps,
                }),
              /* @__PURE__ */ jsx(Button, {
                ref: add,
                variant: 'default',
                'aria-label': messages.addStepTo(title),
                disabled: steps.length >= 20,
                leftSection: /* @__PURE__ */ jsx(IconPlus, {
                  size: 18,
                  stroke: 1.75,
                  'aria-hidden': true,
                }),
                onClick: () => form.insertListItem(path, stepAfter(steps)),
                children: messages.addStep,
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(DataTable, {
        label: title,
        columns: messages.columns,
        stacks: true,
        children: steps.map(({ action }, at) =>
          /* @__PURE__ */ jsx(
            StepRow,
            {
              table: title,
              at,
              path: `${path}.${at}`,
              action,
              form,
              onRemove:
                steps.length > 1
                  ? () => {
                      form.removeListItem(path, at);
                      add.current?.focus();
                    }
                  : null,
            },
            at,
          ),
        ),
      }),
    ],
  });
}
// web/src/features/desk/ladder/type-choice.tsx
/** Gives a problem type its own steps, which start as the default ones. */
function TypeChoice({ form }) {
  const { steps, ofTypes } = form.values;
  const left = problemTypes.filter((type) =>
    ofTypes.every(({ problem_type }) => problem_type !== type),
  );
  const [wanted, setWanted] = useState('Harassment');
  const chosen = left.includes(wanted) ? wanted : left[0];
  if (!chosen) return null;
  return /* @__PURE__ */ jsxs('section', {
    className: `grid content-start gap-3 p-panel ${panel_module_default.panel} ${ladder_page_module_default.types}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'heading',
        children: messages.types,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted max-w-about',
        children: messages.typesAbout,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap items-end gap-3',
        children: [
          /* @__PURE__ */ jsx(Select, {
            label: messages.type,
            data: left,
            value: chosen,
            onChange: ({ currentTarget }) => setWanted(currentTarget.value),
          }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            leftSection: /* @__PURE__ */ jsx(IconPlus, {
              size: 18,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            onClick: () =>
              form.insertListItem('ofTypes', {
                problem_type: chosen,
                steps: steps.map((step) => ({ ...step })),
              }),
            children: messages.addType,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/desk/ladder/use-ladder-form.ts
/** The entire ladder is saved together, on the version that was read. */
function useLadderForm(loaded) {
  const { mutateAsync } = useChangeLadder();
  const [base, setBase] = useState(loaded);
  const [newer, setNewer] = useState(null);
  const [isSaved, setSaved] = useState(false);
  const form = useApiForm({
    initialValues: valuesOf(loaded),
    validate: errorsIn,
    onValuesChange: () => setSaved(false),
    submit: async (typed) => {
      if (!form.isDirty()) return;
      try {
        show(await mutateAsync(toLadder(typed, base)));
        setSaved(true);
      } catch (failure) {
        const found = staleData(failure)?.ladder;
        if (!found) throw failure;
        setNewer(found);
        setBase(found);
      }
    },
  });
  function show(ladder) {
    setBase(ladder);
    setNewer(null);
    form.setValues(valuesOf(ladder));
    form.resetDirty(valuesOf(ladder));
    form.clearErrors();
  }
  return {
    form,
    isSaved,
    isUnsaved: form.isDirty(),
    /** A colleague has saved another one since. */
    hasNewer: newer !== null,
    /** Replaces what is typed by what is saved, also by a colleague. */
    discard: () => show(base),
  };
}
// web/src/features/desk/ladder/ladder-form.tsx
function LadderForm({ loaded }) {
  const ladder = useLadderForm(loaded);
  const { form } = ladder;
  return /* @__PURE__ */ jsxs('form', {
    className: `grid gap-4 one-column ${ladder_page_module_default.form}`,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsxs('section', {
        className: `grid gap-3 p-panel ${panel_module_default.panel} ${ladder_page_module_default.length}`,
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'heading',
            children: messages.length,
          }),
          /* @__PURE__ */ jsx(TextInput, {
            classNames: { input: ladder_page_module_default.days },
            type: 'number',
            min: 1,
            max: longestStrikeDays,
            required: true,
            withAsterisk: false,
            label: messages.lengthField,
            description: messages.lengthAbout,
            ...form.getInputProps('strikeDays'),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `grid content-start gap-4 min-w-0 ${ladder_page_module_default.ladders}`,
        children: [
          /* @__PURE__ */ jsx(StepsPanel, {
            title: messages.usual,
            path: 'steps',
            steps: form.values.steps,
            form,
          }),
          form.values.ofTypes.map(({ problem_type, steps }, at) =>
            /* @__PURE__ */ jsx(
              StepsPanel,
              {
                title: messages.ofType(problem_type),
                path: `ofTypes.${at}.steps`,
                steps,
                form,
                onRemove: () => form.removeListItem('ofTypes', at),
                removeLabel: messages.removeStepsOf(problem_type),
              },
              problem_type,
            ),
          ),
        ],
      }),
      /* @__PURE__ */ jsx(TypeChoice, { form }),
      /* @__PURE__ */ jsx(SaveBar, { ladder }),
    ],
  });
}
// web/src/features/desk/ladder/ladder-text.tsx
/** The ladder for staff who can only read it. */
function LadderText({ ladder: { strikeDays, steps, ofTypes } }) {
  return /* @__PURE__ */ jsxs('div', {
    className: `grid items-start gap-4 ${ladder_page_module_default.texts}`,
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'full-row',
        children: messages.lengthText(strikeDays),
      }),
      /* @__PURE__ */ jsx(Steps, {
        title: messages.usual,
        steps,
      }),
      ofTypes.map(({ problem_type, steps: own }) =>
        /* @__PURE__ */ jsx(
          Steps,
          {
            title: messages.ofType(problem_type),
            steps: own,
          },
          problem_type,
        ),
      ),
    ],
  });
}
function Steps({ title, steps }) {
  return /* @__PURE__ */ jsxs('section', {
    className: `overflow-hidden ${panel_module_default.panel}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'p-head heading',
        children: title,
      }),
      /* @__PURE__ */ jsx(DataTable, {
        label: title,
        columns: messages.readColumns,
        children: steps.map(({ strikes, action, days }, at) => {
          const next = steps[at + 1];
          return /* @__PURE__ */ jsxs(
            'tr',
            {
              children: [
                /* @__PURE__ */ jsx('td', {
                  children: messages.range(strikes, next ? next.strikes - 1 : null),
                }),
                /* @__PURE__ */ jsx('td', {
                  children: isTimed(action)
                    ? messages.timed[action](messages.daysOf(days ?? 0))
                    : messages.decisions[action].label,
                }),
              ],
            },
            strikes,
          );
        }),
      }),
    ],
  });
}
// web/src/features/desk/ladder/ladder-page.tsx
/** The usual action for each number of strikes. All desk staff read it, and administrators change it. */
function LadderPage() {
  const query = useLadder();
  const mayChange = mayCall(useSession(), changeLadder);
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    children: [
      /* @__PURE__ */ jsx(DeskNav, {}),
      /* @__PURE__ */ jsx('p', {
        className: 'muted max-w-about',
        children: messages.about,
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
        rows: 6,
      }),
      query.data &&
        (mayChange
          ? /* @__PURE__ */ jsx(LadderForm, { loaded: query.data })
          : /* @__PURE__ */ jsx(LadderText, { ladder: query.data })),
    ],
  });
}
export { LadderPage };
