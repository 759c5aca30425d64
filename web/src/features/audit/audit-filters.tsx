import { messages as actions } from '#texts/audit-actions.ts';
import { type AuditAction, auditActions } from '@kindred/contract/audit/actions';
import { IconCalendar } from '@tabler/icons-react';
import { capitalize } from '../../lib/formats/formats.ts';
import { messages } from '#texts/audit.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import classes from './audit-page.module.css';
import { type AuditSearch, addressPattern } from './audit-search.ts';

interface Props {
  search: AuditSearch;
  onChange: (change: AuditSearch) => void;
  onApplied?: () => void;
}

/** The whole sign opens the calendar of the browser. */
const dateLook = {
  type: 'date',
  className: classes.date ?? '',
  after: <IconCalendar size={16} stroke={1.75} aria-hidden />,
} as const;

/** The texts are parts of sentences, after whose last word comes the subject. */
const nameOf = (text: string) => capitalize(text.replace(/( (of|on|for|about|to))?\s*:?$/, ''));

/** Dates and address take effect on Apply, because every read is logged. */
export function AuditFilters({ search, onChange, onApplied }: Props) {
  const { filters: m } = messages;
  const { action, from = '', to = '', address = '', reads = false } = search;
  const data = auditActions.map((value) => ({
    value: value as string,
    label: nameOf(actions[value]),
  }));
  const form = useApiForm({
    initialValues: { from, to, address },
    validate: {
      address: (text) => (!text.trim() || addressPattern.test(text.trim()) ? null : m.wrongAddress),
    },
    submit: async (values) => {
      onApplied?.();
      onChange({
        from: values.from || undefined,
        to: values.to || undefined,
        address: values.address.trim() || undefined,
      });
    },
  });
  return (
    <form
      className={`flex flex-wrap items-end gap-3 ${classes.fields}`}
      aria-label={m.label}
      {...form.formProps}
    >
      <Select
        label={m.action}
        value={action ?? ''}
        data={[{ value: '', label: m.every }, ...data]}
        onChange={({ currentTarget }) =>
          onChange({ action: (currentTarget.value || undefined) as AuditAction | undefined })
        }
      />
      <TextField {...dateLook} label={m.from} {...form.getInputProps('from')} />
      <TextField {...dateLook} label={m.to} {...form.getInputProps('to')} />
      <TextField label={m.address} maxLength={45} {...form.getInputProps('address')} />
      {!action && (
        <label className="flex min-h-10 items-center gap-2 text-sm">
          <input
            className="checkbox"
            type="checkbox"
            checked={reads}
            onChange={({ currentTarget }) =>
              onChange({ reads: currentTarget.checked || undefined })
            }
          />
          {m.reads}
        </label>
      )}
      <Button type="submit" look="ink">
        {m.apply}
      </Button>
    </form>
  );
}
