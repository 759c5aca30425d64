import type { OwnReport } from '@kindred/contract/reports';
import {
  type ProblemType,
  maxDescriptionLength,
  problemTypes,
} from '@kindred/contract/reports/report-types';
import { Button, Checkbox, NativeSelect, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useCreateReport } from '../api/reports/own-reports.ts';
import { messages } from '../lib/messages/my-reports.ts';
import { useApiForm } from '../lib/use-api-form.ts';
import { Alert } from '../ui/alert.tsx';
import { DialogFooter } from '../ui/dialog-footer.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import classes from './report-dialog.module.css';

export interface Reported {
  id: string;
  name: string;
}

interface Props {
  about: Reported | null;
  onClose: () => void;
  onSent: (sent: { report: OwnReport; blocked: boolean | null }) => void;
}

interface Values {
  problem_type: ProblemType | '';
  description: string;
  block: boolean;
}

export function ReportForm({ about, onClose, onSent }: Props) {
  const { dialog: m } = messages;
  const { mutateAsync } = useCreateReport();
  const form = useApiForm<Values>({
    initialValues: { problem_type: '', description: '', block: true },
    submit: async ({ problem_type: type, description, block }) => {
      if (type === '') return;
      const member = about && { reportedUserId: about.id };
      const report = { problem_type: type, description, ...member };
      onSent(await mutateAsync({ report, block: about && block ? about.id : null }));
    },
  });
  const button = useKeptFocus(form.submitting);
  const { problem_type: type, description } = form.values;
  return (
    <form className={classes.form} {...form.formProps}>
      {about && <p>{m.anonymous(about.name)}</p>}
      <NativeSelect
        data-autofocus
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        label={m.type}
        required
        withAsterisk={false}
        data={[
          { value: '', label: m.choose },
          ...problemTypes.map((value) => ({ value, label: m.types[value] })),
        ]}
        {...form.getInputProps('problem_type')}
      />
      <Textarea
        label={m.description}
        description={m.descriptionAbout}
        required
        withAsterisk={false}
        rows={5}
        maxLength={maxDescriptionLength}
        {...form.getInputProps('description')}
      />
      {about && (
        <Checkbox
          label={m.alsoBlock(about.name)}
          description={m.alsoBlockAbout}
          {...form.getInputProps('block', { type: 'checkbox' })}
        />
      )}
      <p className={classes.danger}>{m.danger}</p>
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          ref={button}
          type="submit"
          loading={form.submitting}
          disabled={type === '' || description.trim() === ''}
        >
          {m.send}
        </Button>
      </DialogFooter>
    </form>
  );
}
