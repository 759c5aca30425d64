globalThis.lazySources.push('src/features/desk/statements/appeal-form.tsx');
import { n as messages, r as useAppeal } from './statement-title-_WbnAzIQ.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { r as Alert } from '../entry.mjs';
import { t as SubmitButton } from './submit-button-CAnZT-pb.js';
import { t as LongText } from './long-text-CRUAamGW.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/desk/statements/appeal-form.tsx
function AppealForm({ token }) {
  const { contest: m } = messages;
  const { mutateAsync } = useAppeal(token);
  const appeal = useApiForm({
    initialValues: { message: '' },
    submit: ({ message }) => mutateAsync(message),
  });
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-5',
    ...appeal.formProps,
    children: [
      /* @__PURE__ */ jsx(LongText, {
        label: m.label,
        required: true,
        autosize: true,
        minRows: 4,
        maxLength: 4e3,
        ...appeal.getInputProps('message'),
      }),
      appeal.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: appeal.failure,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label: m.button,
        working: m.working,
        pending: appeal.submitting,
      }),
    ],
  });
}
export { AppealForm };
