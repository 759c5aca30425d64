import { type SiteImageKind, siteImageUrl, longestSiteImage } from '@kindred/contract/site';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useUploadSiteImage } from '../../../api/site.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/site-office.ts';
import { messages as words } from '#texts/site-values.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DropZone } from '../../../ui/fields/drop-zone.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { useValue } from '../office.ts';
import { ValueFrame } from './value-frame.tsx';
import classes from './values.module.css';

interface Props {
  path: 'brand.logo' | 'brand.darkLogo' | 'brand.icon';
  kind: SiteImageKind;
  ground: 'light' | 'dark';
  /** What stands there without a picture of its own. */
  without: ReactNode;
  /** Says so. */
  remove: string;
  /** The picture that is shown if there is none of its own. */
  instead?: string | null;
}

const types = 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif';

/** A picture of the brand, on the ground on which it will stand. */
export function ImageValue({ path, kind, ground, without, remove, instead = null }: Props) {
  const edit = useValue(path);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useUploadSiteImage(kind);
  const [isTooLarge, setTooLarge] = useState(false);
  const upload = ([file]: File[]) => {
    if (!file || edit.isFixed) return;
    // Base64 has four characters for three bytes.
    const tooLarge = file.size > (longestSiteImage * 3) / 4;
    setTooLarge(tooLarge);
    if (!tooLarge) mutate(file, { onSuccess: edit.choose });
  };
  const id = typeof edit.value === 'string' ? edit.value : null;
  const shown = id ?? instead;
  const verb = id === null ? m.image.upload : m.image.replace;
  const fault = isTooLarge ? m.image.tooLarge : error ? errorText(error) : edit.error;
  return (
    <ValueFrame path={path} edit={edit}>
      <DropZone
        className={`grid grid-cols-1 gap-2 ${classes.image}`}
        accept={types}
        input={input}
        onFiles={upload}
      >
        <div
          className={`grid items-center justify-items-start overflow-hidden rounded-md border border-line bg-surface px-4 py-3 ${classes.ground}`}
          data-mantine-color-scheme={ground}
        >
          {shown === null ? (
            without
          ) : (
            <img
              className={kind === 'icon' ? classes['icon-picture'] : classes.picture}
              src={siteImageUrl(shown)}
              alt={m.image[ground]}
            />
          )}
        </div>
        {!edit.isFixed && (
          <div className="flex flex-wrap gap-2">
            <Button
              look="plain"
              icon={<IconUpload size={16} stroke={1.75} aria-hidden />}
              aria-label={m.image.of({ name: words.names[path], action: verb })}
              busy={isPending}
              onClick={() => input.current?.click()}
            >
              {verb}
            </Button>
            {id !== null && (
              <Button look="quiet" onClick={() => edit.choose(null)}>
                {remove}
              </Button>
            )}
          </div>
        )}
      </DropZone>
      {fault !== null && <FieldError role="alert">{fault}</FieldError>}
    </ValueFrame>
  );
}
