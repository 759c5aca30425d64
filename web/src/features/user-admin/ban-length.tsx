import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages/messages.ts';

const lengths = ['1', '7', '30', '90', 'date', 'good'] as const;

export interface Length {
  days: (typeof lengths)[number];
  /** The last day of it, where one is named. */
  date: string;
}

const day = 86_400_000;

/** The end of a ban; undefined where it has none, null where it is not said yet. */
export function endOf({ days, date }: Length, now: number): string | undefined | null {
  if (days === 'good') return undefined;
  if (days !== 'date') return new Date(now + Number(days) * day).toISOString();
  // The day itself still counts, as it is where whoever decides sits.
  const end = new Date(`${date}T23:59:59`);
  return date && end.getTime() > now ? end.toISOString() : null;
}

interface Props {
  length: Length;
  onChange: (length: Length) => void;
}

export function BanLength({ length, onChange }: Props) {
  const { state: m } = useMessages('users');
  return (
    <>
      <NativeSelect
        mt="md"
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        label={m.length}
        value={length.days}
        data={lengths.map((value) => ({ value, label: m.lengths[value] }))}
        onChange={({ currentTarget }) =>
          onChange({ ...length, days: currentTarget.value as Length['days'] })
        }
      />
      {length.days === 'date' && (
        <TextInput
          mt="md"
          type="date"
          label={m.lastDay}
          value={length.date}
          onChange={({ currentTarget }) => onChange({ ...length, date: currentTarget.value })}
        />
      )}
    </>
  );
}
