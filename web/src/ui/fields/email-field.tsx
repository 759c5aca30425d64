import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconMail } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';

const MeantAddress = lazyRouteComponent(() => import('./meant-address.tsx'), 'MeantAddress');

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
      {fresh && input.value?.includes('@') && (
        <Suspense>
          <MeantAddress
            typed={input.value}
            onChange={(meant) => {
              onChange(meant);
              field.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
