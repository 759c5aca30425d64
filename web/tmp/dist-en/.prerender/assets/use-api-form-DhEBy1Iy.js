import { F as errorText } from '../entry.mjs';
import { f as CallError } from './session-qxZvcB-b.js';
import { useId, useState } from 'react';
import { useForm } from '@mantine/form';
// web/src/lib/failures/field-errors.ts
/** The errors of single fields that the server sent, by the name of the field in the request. */
function fieldErrors(error) {
  const body = error instanceof CallError ? error.body : null;
  const errors = Array.isArray(body?.errors) ? body.errors : [];
  return Object.fromEntries(errors.filter(isFieldError).map(({ field, msg }) => [field, msg]));
}
function isFieldError(error) {
  const { field, msg } = error ?? {};
  return typeof field === 'string' && typeof msg === 'string';
}
// web/src/lib/use-api-form.ts
/**
 * A form that is sent to the server. Errors that the server names by field show at their fields, any other is the
 * `failure` of the form. The first field that is wrong gets the focus.
 */
function useApiForm({ submit, fieldOf, failureText, ...options }) {
  const [error, setError] = useState(null);
  const id = useId();
  const form = useForm({
    ...options,
    onValuesChange: (values, previous) => {
      setError(null);
      options.onValuesChange?.(values, previous);
    },
  });
  const pathOf = (field) => {
    const path = fieldOf ? fieldOf(field) : field;
    const [name = ''] = path?.split('.') ?? [];
    return name in options.initialValues ? path : void 0;
  };
  function showFailure(failure) {
    const fields = Object.entries(fieldErrors(failure));
    const errors = {};
    for (const [field, message] of fields) {
      const path = pathOf(field);
      if (path) errors[path] = message;
    }
    form.setErrors(errors);
    focusFirst(errors, id);
    if (fields.length === 0 || fields.some(([field]) => !pathOf(field))) setError(failure);
  }
  /** Runs another action than `submit` and shows its failure in the same way. */
  async function attempt(action) {
    setError(null);
    await action().catch(showFailure);
  }
  const onSubmit = form.onSubmit(
    (values) => attempt(() => submit(values)),
    (errors) => focusFirst(errors, id),
  );
  return {
    ...form,
    attempt,
    error,
    failure: error === null ? null : errorText(error, failureText),
    /** Submits as if the button were pressed, with the latest values. */
    submitNow: () => {
      if (!form.submitting) onSubmit();
    },
    /** For the `form` element. A second submission while the first is on its way does nothing. */
    formProps: {
      id,
      noValidate: true,
      onSubmit: (event) => {
        if (form.submitting) event.preventDefault();
        else onSubmit(event);
      },
    },
  };
}
/** The first on the screen. Each field has its form name as `data-path`, by `getInputProps`. */
function focusFirst(errors, formId) {
  [...(document.getElementById(formId)?.querySelectorAll('[data-path]') ?? [])]
    .find((field) => Boolean(errors[field.dataset['path'] ?? '']))
    ?.focus();
}
export { useApiForm as t };
