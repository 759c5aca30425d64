import type { ComponentProps, ReactNode } from 'react';
import { isSendChord } from '../../lib/keys/is-send-chord.ts';
import { messages as keyNames } from '#texts/key-names.ts';
import { Button } from '../buttons/button.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { Alert } from '../states/alert.tsx';
import { Dialog } from './dialog.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import classes from './reason-dialog.module.css';

interface DialogProps<S> extends Omit<ComponentProps<typeof Dialog>, 'opened' | 'children'> {
  /** What the decision is about. Null while the dialog is closed. */
  subject: S | null;
  /** The form, which is new each time the dialog opens. */
  children: (subject: S) => ReactNode;
}

/** Asks staff for the reason of what they are about to do. */
export function ReasonDialog<S>({ subject, children, ...dialog }: DialogProps<S>) {
  return (
    <Dialog opened={subject !== null} {...dialog}>
      {subject !== null && children(subject)}
    </Dialog>
  );
}

interface FormProps {
  /** The result of `useApiForm`, with a value `reason`. */
  form: {
    formProps: ComponentProps<'form'>;
    getInputProps(path: 'reason'): object;
    submitting: boolean;
    failure: string | null;
  };
  words: { reason: string; reasonAbout: string; cancel: string };
  submitLabel: ReactNode;
  color?: 'ink' | 'danger';
  ready?: boolean;
  maxLength?: number;
  /** The dialog opens with the focus in the reason. */
  focusesReason?: boolean;
  /** Ctrl+Enter in the reason submits. */
  sendsByKey?: boolean;
  /** Replaces the message of a failure. */
  warning?: string | null;
  onClose: () => void;
  /** The fields above the reason, and below it. */
  children?: ReactNode;
  below?: ReactNode;
}

export function ReasonForm({ form, words, submitLabel, warning, onClose, ...props }: FormProps) {
  const { color = 'ink', ready = true, maxLength = 500, children, below } = props;
  const button = useKeptFocus(form.submitting);
  return (
    <form className={`grid grid-cols-1 gap-5 ${classes.form}`} {...form.formProps}>
      {children}
      <TextArea
        {...(props.focusesReason && { 'data-autofocus': true })}
        label={words.reason}
        hint={words.reasonAbout}
        hintBelow
        required
        rows={3}
        maxLength={maxLength}
        onKeyDown={(event) => {
          if (props.sendsByKey && ready && isSendChord(event))
            event.currentTarget.form?.requestSubmit();
        }}
        {...form.getInputProps('reason')}
      />
      {below}
      {form.failure && (
        <Alert kind={warning ? 'warning' : 'danger'}>{warning ?? form.failure}</Alert>
      )}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button ref={button} type="submit" look={color} busy={form.submitting} disabled={!ready}>
          {submitLabel}
          {props.sendsByKey && (
            <kbd className={`key ${classes.key}`} aria-hidden>
              {keyNames.control} {keyNames.enter}
            </kbd>
          )}
        </Button>
      </DialogFooter>
    </form>
  );
}
