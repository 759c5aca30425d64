import { type FormErrors, type UseFormInput, useForm } from '@mantine/form';
import { type SubmitEvent, useId, useState } from 'react';
import { errorText } from './failures/error-text.ts';
import { fieldErrors } from './failures/field-errors.ts';

interface Options<V, T> extends UseFormInput<V, T> {
  initialValues: V;
  /** Sends the input, usually by the `mutateAsync` of a change. The input stays when it fails. */
  submit: (values: T) => Promise<unknown>;
  /** The form's name for a field of the request, where the two differ; undefined if the form has no such field. */
  fieldOf?: (field: string) => string | undefined;
  /** The text for a failure without its own text. */
  failureText?: string;
}

/**
 * A form that is sent to the server. Errors that the server names by field show at their fields, any other is the
 * `failure` of the form. The first field that is wrong gets the focus.
 */
export function useApiForm<V extends object, T = V>({
  submit,
  fieldOf,
  failureText,
  ...options
}: Options<V, T>) {
  const [error, setError] = useState<unknown>(null);
  const id = useId();
  const form = useForm<V, T>({
    ...options,
    onValuesChange: (values, previous) => {
      setError(null);
      options.onValuesChange?.(values, previous);
    },
  });

  const pathOf = (field: string) => {
    const path = fieldOf ? fieldOf(field) : field;
    const [name = ''] = path?.split('.') ?? [];
    return name in options.initialValues ? path : undefined;
  };

  function showFailure(failure: unknown) {
    const fields = Object.entries(fieldErrors(failure));
    const errors: FormErrors = {};
    for (const [field, message] of fields) {
      const path = pathOf(field);
      if (path) errors[path] = message;
    }
    form.setErrors(errors);
    focusFirst(errors, id);
    if (fields.length === 0 || fields.some(([field]) => !pathOf(field))) setError(failure);
  }

  /** Runs another action than `submit` and shows its failure in the same way. */
  async function attempt(action: () => Promise<unknown>) {
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
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (form.submitting) event.preventDefault();
        else onSubmit(event);
      },
    },
  };
}

/** The first on the screen. Each field has its form name as `data-path`, by `getInputProps`. */
function focusFirst(errors: FormErrors, formId: string) {
  const form = document.getElementById(formId);
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  fields.find((field) => Boolean(errors[field.dataset['path'] ?? '']))?.focus();
}
