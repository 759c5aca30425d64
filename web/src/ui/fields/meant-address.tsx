import { UnstyledButton } from '@mantine/core';
import { messages as m } from '#texts/errors.ts';
import { meantAddress } from '../../lib/failures/meant-address.ts';
import { textLink } from '../pages/text-link.ts';

interface Props {
  typed: string;
  onChange: (meant: string) => void;
}

/** Offers the address that was meant instead of a mistyped one. */
export function MeantAddress({ typed, onChange }: Props) {
  const meant = meantAddress(typed);
  return (
    <div aria-live="polite">
      {meant && (
        <UnstyledButton className={textLink} onClick={() => onChange(meant)}>
          {m.meant({ address: meant })}
        </UnstyledButton>
      )}
    </div>
  );
}
