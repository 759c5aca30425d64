import type { OwnReport } from '@kindred/contract/reports';
import type { ReasonKey } from '@kindred/contract/reports/reasons';
import { reasonsOf } from '@kindred/contract/reports/reason-forms';
import { maxDescriptionLength } from '@kindred/contract/reports/report-types';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useCreateReport } from '../../api/reports/own-reports.ts';
import { messages } from '#texts/my-reports.ts';
import { personReasons, typeOfReason } from '../../lib/facts/person-reasons.ts';
import { reasonName } from '../../lib/facts/report-reasons.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts';
import { Photo } from '../photos/photo.tsx';
import classes from './report-dialog.module.css';
import { LongText } from '../../ui/fields/long-text.tsx';
import { Picks } from '../../ui/fields/picks.tsx';

export interface ReportedPhoto {
  publicId: string;
  url: string;
}

export interface ReportedMessage {
  messageId: string;
  /** Null if only a photo is reported. */
  text: string | null;
}

export interface Reported {
  id: string;
  name: string;
  /** The report is about this photo of them. */
  photo?: ReportedPhoto;
  /** The report is about this message of theirs. */
  message?: ReportedMessage;
  /** It goes with the latest messages of the chat with them. */
  chat?: boolean;
}

interface Props {
  about: Reported | null;
  onClose: () => void;
  onSent: (sent: { report: OwnReport; blocked: boolean | null }) => void;
}

interface Values {
  reason: ReasonKey | '';
  description: string;
  block: boolean;
}

export function ReportForm({ about, onClose, onSent }: Props) {
  const { dialog: m } = messages;
  const { mutateAsync } = useCreateReport();
  const keepsChat = Boolean(about?.chat && !about.message && !about.photo);
  const form = useApiForm<Values>({
    initialValues: { reason: '', description: '', block: false },
    fieldOf: (field) => (field === 'description' ? field : undefined),
    submit: async ({ reason, description, block }) => {
      if (reason === '') return;
      const report = {
        problem_type: typeOfReason(reason),
        reason,
        description,
        ...(about && { reportedUserId: about.id }),
        ...(about?.photo && { publicId: about.photo.publicId }),
        ...(about?.message && { messageId: about.message.messageId }),
        ...(keepsChat && { chat: true }),
      };
      onSent(await mutateAsync({ report, block: about && block ? about.id : null }));
    },
  });
  const button = useKeptFocus(form.submitting);
  const { reason, description } = form.values;
  const missing =
    reason === '' ? m.missingReason : description.trim() === '' ? m.missingDescription : null;
  const reasons: readonly ReasonKey[] = about ? personReasons() : reasonsOf('service');
  return (
    <form className="grid gap-4" {...form.formProps}>
      <p className="flex gap-2.5 rounded-md bg-warning-soft px-3.5 py-2.5 font-medium text-pretty text-warning">
        <IconAlertTriangle className="mt-0.5 flex-none" size={18} stroke={1.75} aria-hidden />
        {m.danger}
      </p>
      {about && <p>{m.anonymous({ name: about.name })}</p>}
      {about?.photo && (
        <p className={`flex items-center gap-4 ${classes.photo}`}>
          <Photo
            className={`aspect-portrait rounded-md object-cover ${classes.image}`}
            url={about.photo.url}
            alt={m.photoOf({ name: about.name })}
          />
          {m.photoKept}
        </p>
      )}
      {about?.message && (
        <>
          {about.message.text && (
            <blockquote className="m-0 border-s-2 border-line-strong ps-3 anywhere text-muted">
              {about.message.text}
            </blockquote>
          )}
          <p>{m.messageKept}</p>
        </>
      )}
      {keepsChat && <p>{m.chatKept}</p>}
      <Picks
        legend={m.reason}
        options={reasons.map((value) => ({ value, label: reasonName(value) }))}
        isLong
        value={reason === '' ? undefined : reason}
        onChange={(value) => form.setFieldValue('reason', value)}
      />
      {about && (
        <CheckField
          label={m.alsoBlock({ name: about.name })}
          description={m.alsoBlockAbout}
          {...form.getInputProps('block', { type: 'checkbox' })}
        />
      )}
      <LongText
        label={m.description}
        hint={m.descriptionAbout}
        required
        rows={5}
        maxLength={maxDescriptionLength}
        {...form.getInputProps('description')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <DialogFooter hint={missing}>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" busy={form.submitting} disabled={missing !== null}>
          {m.send}
        </Button>
      </DialogFooter>
    </form>
  );
}
