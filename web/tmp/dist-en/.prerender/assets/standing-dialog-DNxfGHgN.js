globalThis.lazySources.push('src/features/desk/person/standing-dialog.tsx');
import { o as readCase } from './desk-CVuL-UDF.js';
import { t as changeReporterStanding } from './safety-B11iDMrR.js';
import { t as call } from './call-DKXJHjxq.js';
import { s as useChange } from './query-AAxsCU1Q.js';
import { a as required } from './field-rules-DCPVh_RY.js';
import { b as formatNumber, f as Select, y as formatDate } from '../entry.mjs';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as Segments } from './segments-EG9FkmAo.js';
import { n as ReasonForm, t as ReasonDialog } from './reason-dialog-DHRbj6mM.js';
import { n as StandingLine } from './open-case-Dkp6Y04b.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/api/desk/standing.ts
/** Warns a member whose reports are often unfounded, sets them aside, or undoes that. */
var useChangeStanding = (id) =>
  useChange(
    (body) =>
      call(changeReporterStanding, {
        params: { id },
        body,
      }),
    readCase,
  );
// web/src/texts/en/standing.ts
var messages = {
  title: (name) => `Unfounded reports of ${name}`,
  close: 'Close',
  step: 'Step',
  steps: {
    warn: 'Warn',
    'set-aside': 'Set aside',
    clear: 'Clear',
  },
  about: {
    warn: 'We tell them that their reports may be set aside if this continues.',
    'set-aside':
      'Their new reports wait in the queue "Set aside" until then, except where a life may be in danger. Possible after a warning that was followed by another rejected report.',
    clear: 'Their reports are handled as usual again.',
  },
  days: 'Until',
  length: (days, when) => `${formatNumber(days)} days, until ${when}`,
  reason: 'Reason',
  reasonAbout: {
    member: 'They read it in the app and by email.',
    team: 'Only the team reads it.',
  },
  reasons: {
    warn: "Several of your reports were about things that our terms allow or that didn't happen.",
    'set-aside': 'After our warning, more of your reports were unfounded.',
    clear: '',
  },
  cancel: 'Cancel',
  save: {
    warn: 'Send warning',
    'set-aside': 'Set reports aside',
    clear: 'Clear',
  },
};
// web/src/features/desk/person/standing-dialog.tsx
var lengths = [7, 14, 30, 90, 180];
var until = (days) => formatDate(new Date(Date.now() + days * 864e5).toISOString());
/** The next step first. Reports are only set aside after a warning. */
var stepsFor = (standing) =>
  standing ? (standing.asideUntil ? ['clear', 'set-aside'] : ['set-aside', 'clear']) : ['warn'];
/** Warns a member whose reports are often unfounded, sets their reports aside for a time, or undoes that. */
function StandingDialog({ reporter, name, onClose }) {
  const steps = stepsFor(reporter.standing);
  const { mutateAsync } = useChangeStanding(reporter._id);
  const values = useApiForm({
    initialValues: {
      step: steps[0],
      days: '30',
      reason: messages.reasons[steps[0]],
    },
    validate: { reason: (reason) => required(reason.trim()) },
    submit: async ({ step, days, reason }) => {
      const length = step === 'set-aside' && { days: Number(days) };
      await mutateAsync({
        step,
        reason: reason.trim(),
        ...length,
      });
      onClose();
    },
  });
  const { step } = values.values;
  return /* @__PURE__ */ jsx(ReasonDialog, {
    subject: reporter,
    onClose,
    title: messages.title(name),
    closeLabel: messages.close,
    children: () =>
      /* @__PURE__ */ jsxs(ReasonForm, {
        form: values,
        words: {
          reason: messages.reason,
          reasonAbout: messages.reasonAbout[step === 'clear' ? 'team' : 'member'],
          cancel: messages.cancel,
        },
        submitLabel: messages.save[step],
        maxLength: 2e3,
        focusesReason: true,
        onClose,
        children: [
          /* @__PURE__ */ jsx(StandingLine, { reporter }),
          reporter.standing &&
            /* @__PURE__ */ jsx('p', {
              className: 'text-sm normal',
              children: reporter.standing.reason,
            }),
          steps.length > 1 &&
            /* @__PURE__ */ jsx(Segments, {
              legend: messages.step,
              options: steps.map((value) => ({
                value,
                label: messages.steps[value],
              })),
              value: step,
              onChange: (chosen) =>
                values.setValues({
                  step: chosen,
                  reason: messages.reasons[chosen],
                }),
            }),
          /* @__PURE__ */ jsx('p', { children: messages.about[step] }),
          step === 'set-aside' &&
            /* @__PURE__ */ jsx(Select, {
              label: messages.days,
              data: lengths.map((days) => ({
                value: String(days),
                label: messages.length(days, until(days)),
              })),
              ...values.getInputProps('days'),
            }),
        ],
      }),
  });
}
export { StandingDialog };
