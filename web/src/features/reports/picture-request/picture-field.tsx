import { IconFingerprint } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useFingerprint } from '../../../api/reports/picture-requests.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/picture-requests.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DropZone } from '../../../ui/fields/drop-zone.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

interface Props {
  /** Empty without a picture. */
  fingerprint: string;
  onChange: (fingerprint: string) => void;
}

/** A picture to find copies by, of which only the fingerprint stays in the form. */
export function PictureField({ fingerprint, onChange }: Props) {
  const { mutate, isPending, error, reset } = useFingerprint();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const read = ([file]: File[]) => {
    if (!file) return;
    onChange('');
    mutate(file, { onSuccess: onChange });
  };
  return (
    <DropZone className="grid gap-2" onFiles={read} accept="image/*" input={input}>
      <p id={id} className="text-md font-semibold">
        {m.picture}
      </p>
      <p id={`${id}-about`} className="text-sm leading-snug text-pretty text-muted">
        {m.pictureAbout}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="plain"
          busy={isPending}
          aria-describedby={`${id} ${id}-about`}
          icon={<IconFingerprint size={18} stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {fingerprint ? m.another : m.choose}
        </Button>
        {fingerprint && (
          <Button
            look="quiet"
            onClick={() => {
              reset();
              onChange('');
            }}
          >
            {m.forget}
          </Button>
        )}
      </div>
      <output className="text-sm">{isPending ? m.reading : fingerprint && m.read}</output>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </DropZone>
  );
}
