import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import classes from './code-field.module.css';

export const codeLength = 6;

interface Props {
  label: string;
  value?: string;
  onChange: (digits: string) => void;
  error?: string;
}

/** One field instead of six, so that a code can be pasted, filled in by a phone and read by a screen reader. */
export function CodeField({ onChange, ...input }: Props) {
  return (
    <TextInput
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      size="xl"
      required
      withAsterisk={false}
      classNames={{ input: classes.input }}
      {...input}
      onChange={(event) =>
        onChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, codeLength))
      }
    />
  );
}
