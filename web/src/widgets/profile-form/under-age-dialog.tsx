import { minimumAge } from '@kindred/contract/members';
import { useState } from 'react';
import { ageOn } from '../../lib/facts/age.ts';
import { isoDay } from '../../lib/facts/birth-date.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages } from '#texts/profile-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Asks a member under age whether their date of birth is right, because it ends their account. */
export function UnderAgeDialog({ form }: { form: ProfileForm }) {
  const { underAge: m } = messages;
  const [today] = useState(() => new Date());
  const day = isoDay(form.values.dateOfBirth);
  return (
    <Dialog
      title={m.title}
      closeLabel={m.close}
      opened={form.underAge}
      onClose={() => form.onUnderAge(false)}
    >
      <p>{m.about({ day: formatDate(day), age: ageOn(day, today), least: minimumAge })}</p>
      <DialogFooter>
        <Button look="plain" data-autofocus onClick={() => form.onUnderAge(false)}>
          {m.change}
        </Button>
        <Button look="danger" onClick={() => form.onUnderAge(true)}>
          {m.right}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
