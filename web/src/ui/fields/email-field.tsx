import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconMail } from '@tabler/icons-react';

interface Props {
  label: string;
  value?: string;
  onChange: (value: string) => void;
  error?: string;
  /** A new address, which no account has yet. */
  fresh?: boolean;
}

export function EmailField({ onChange, fresh, ...input }: Props) {
  return (
    <TextInput
      type="email"
      name="email"
      autoComplete={fresh ? 'email' : 'username'}
      size="lg"
      required
      withAsterisk={false}
      leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
      {...input}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
