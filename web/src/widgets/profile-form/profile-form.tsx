import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { OwnProfile } from '../../api/accounts/own-profile.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts';
import type { Group } from './profile-draft.ts';
import { type ProfileForm as Form, useProfileForm } from './use-profile-form.ts';

const ConflictsAlert = lazyRouteComponent(() => import('./conflicts-alert.tsx'), 'ConflictsAlert');
const UnderAgeDialog = lazyRouteComponent(() => import('./under-age-dialog.tsx'), 'UnderAgeDialog');

interface Props {
  group: Group;
  Fields: ComponentType<{ form: Form }>;
  own: OwnProfile;
  submit: string;
  /** A button or link next to the button that saves. */
  other: ReactNode;
  inDialog?: boolean;
  onDone: () => void;
}

/** One group of fields. The typed text stays when saving fails. */
export function ProfileForm({ group, Fields, own, submit, other, inDialog, onDone }: Props) {
  const form = useProfileForm({ groups: [group], own, onDone });
  const button = useKeptFocus(form.submitting);
  const Buttons = inDialog ? DialogFooter : FormButtons;
  return (
    <form className="grid gap-5" {...form.formProps}>
      <Fields form={form} />
      {form.conflicts && (
        <Suspense>
          <ConflictsAlert {...form.conflicts} />
        </Suspense>
      )}
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      {form.underAge && (
        <Suspense>
          <UnderAgeDialog form={form} />
        </Suspense>
      )}
      <Buttons>
        {other}
        <Button ref={button} type="submit" busy={form.submitting}>
          {submit}
        </Button>
      </Buttons>
    </form>
  );
}

const FormButtons = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-end gap-3">{children}</div>
);
