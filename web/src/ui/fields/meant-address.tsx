import { messages as m } from '#texts/errors.ts';
import { meantAddress } from '../../lib/failures/meant-address.ts';
import { textButton } from '../pages/text-link.ts';

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
        <button type="button" className={textButton} onClick={() => onChange(meant)}>
          {m.meant({ address: meant })}
        </button>
      )}
    </div>
  );
}
