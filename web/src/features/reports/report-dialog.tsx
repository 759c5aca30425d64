import { type OwnReport } from '@kindred/contract/reports';
import {
  type ProblemType,
  longestDescription,
  problemTypes,
} from '@kindred/contract/reports/report-types';
import { Button, Checkbox, NativeSelect, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/my-reports.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useCreateReport } from './own-queries.ts';
import classes from './report-dialog.module.css';
import { shortId } from './short-id.ts';

interface Sent {
  report: OwnReport;
  /** Null where nobody asked for it. */
  blocked: boolean | null;
}

interface Props {
  opened: boolean;
  /** Whom it is about; null for a problem with the service. */
  about: { id: string; name: string } | null;
  onClose: () => void;
  /** Instead, where they were blocked as well. */
  onBlocked?: () => void;
}

export function ReportDialog({ opened, about, onClose, onBlocked }: Props) {
  const { dialog: m } = messages;
  const [sent, setSent] = useState<Sent | null>(null);
  const close = () => {
    if (sent?.blocked) onBlocked?.();
    setSent(null);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={sent ? m.doneTitle : m.title(about?.name ?? null)}
      closeLabel={m.close}
    >
      {sent ? (
        <div className={classes.form}>
          <p>{m.done(shortId(sent.report._id))}</p>
          {about && sent.blocked === true && <p>{m.blocked(about.name)}</p>}
          {about && sent.blocked === false && (
            <Notice kind="warning">{m.notBlocked(about.name)}</Notice>
          )}
          <div className={classes.buttons}>
            <Button data-autofocus onClick={close}>
              {m.close}
            </Button>
          </div>
        </div>
      ) : (
        <ReportForm about={about} onClose={close} onSent={setSent} />
      )}
    </Dialog>
  );
}

interface FormProps {
  about: Props['about'];
  onClose: () => void;
  onSent: (sent: Sent) => void;
}

function ReportForm({ about, onClose, onSent }: FormProps) {
  const { dialog: m } = messages;
  const { mutate, error, isPending } = useCreateReport();
  const button = useKeptFocus(isPending);
  const [type, setType] = useState<ProblemType | ''>('');
  const [description, setDescription] = useState('');
  const [blocking, setBlocking] = useState(true);
  const ready = type !== '' && description.trim() !== '';

  function send() {
    if (!type || !ready || isPending) return;
    const report = { problem_type: type, description, ...(about && { reportedUserId: about.id }) };
    const block = about && blocking ? about.id : null;
    mutate({ report, block }, { onSuccess: onSent });
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {about && <p>{m.anonymous(about.name)}</p>}
      <NativeSelect
        data-autofocus
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        label={m.type}
        required
        withAsterisk={false}
        value={type}
        data={[
          { value: '', label: m.choose },
          ...problemTypes.map((value) => ({ value, label: m.types[value] })),
        ]}
        onChange={({ currentTarget }) => setType(currentTarget.value as ProblemType | '')}
      />
      <Textarea
        label={m.description}
        description={m.descriptionAbout}
        required
        withAsterisk={false}
        rows={5}
        maxLength={longestDescription}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
      {about && (
        <Checkbox
          label={m.alsoBlock(about.name)}
          description={m.alsoBlockAbout}
          checked={blocking}
          onChange={({ currentTarget }) => setBlocking(currentTarget.checked)}
        />
      )}
      <p className={classes.danger}>{m.danger}</p>
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" loading={isPending} disabled={!ready}>
          {m.send}
        </Button>
      </div>
    </form>
  );
}
