import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { messages } from '../../lib/messages/user-admin.ts';
import { type BanLength, banLengths } from './ban-end.ts';

interface Props {
  length: BanLength;
  onChange: (length: BanLength) => void;
}

export function BanLengthFields({ length, onChange }: Props) {
  const { state: m } = messages;
  return (
    <>
      <NativeSelect
        mt="md"
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        label={m.length}
        value={length.days}
        data={banLengths.map((value) => ({ value, label: m.lengths[value] }))}
        onChange={({ currentTarget }) =>
          onChange({ ...length, days: currentTarget.value as BanLength['days'] })
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
