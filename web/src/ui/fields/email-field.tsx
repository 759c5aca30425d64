import { IconMail } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { TextField } from './text-field.tsx';

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
      <TextField
        ref={field}
        type="email"
        name="email"
        autoComplete={fresh ? 'email' : 'username'}
        size="lg"
        required
        icon={<IconMail size={18} stroke={1.75} aria-hidden />}
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
