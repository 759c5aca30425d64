import { TextInput, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconMail } from '@tabler/icons-react';
import { useRef } from 'react';
import { messages as m } from '#texts/errors.ts';
import { meantAddress } from '../../lib/failures/meant-address.ts';
import { textLink } from '../pages/text-link.ts';

interface Props {
  label: string;
  value?: string;
  onChange: (value: string) => void;
  error?: string;
  /** A new address, which no account has yet. */
  fresh?: boolean;
}

export function EmailField({ onChange, fresh, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const meant = fresh ? meantAddress(input.value ?? '') : null;
  return (
    <div>
      <TextInput
        ref={field}
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
      {fresh && (
        <div aria-live="polite">
          {meant && (
            <UnstyledButton
              className={textLink}
              onClick={() => {
                onChange(meant);
                field.current?.focus();
              }}
            >
              {m.meant(meant)}
            </UnstyledButton>
          )}
        </div>
      )}
    </div>
  );
}
