import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconChevronLeft, IconChevronRight, IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { messages } from '../../lib/messages/profiles.ts';
import { Photo } from '../../widgets/photo.tsx';
import type { ReportedPhoto } from '../../widgets/report-form.tsx';
import classes from './gallery.module.css';

interface Props {
  name: string;
  photos: readonly ReportedPhoto[];
  /** Null for the member's own photos. */
  onReport: ((photo: ReportedPhoto) => void) | null;
}

/** One large photo, and the others below it to choose from. */
export function Gallery({ name, photos, onReport }: Props) {
  const { person: m } = messages;
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, photos.length - 1);
  const [photo, several] = [photos[index], photos.length > 1];
  const step = (by: number) => setChosen((index + by + photos.length) % photos.length);
  return (
    <section className="grid one-column content-start gap-3" aria-label={m.photos(name)}>
      <div className={`bg-sunken overflow-hidden relative portrait rounded-4xl ${classes.stage}`}>
        {photo && (
          <Photo
            className="w-full h-full cover face-up"
            url={photo.url}
            alt={m.photo(name, index + 1)}
          />
        )}
        {several && (
          <>
            <ActionIcon
              className={`absolute color-white ${classes.back}`}
              variant="filled"
              color="dark"
              radius="xl"
              size={44}
              aria-label={m.previousPhoto}
              onClick={() => step(-1)}
            >
              <IconChevronLeft size={20} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              className={`absolute color-white ${classes.next}`}
              variant="filled"
              color="dark"
              radius="xl"
              size={44}
              aria-label={m.nextPhoto}
              onClick={() => step(1)}
            >
              <IconChevronRight size={20} stroke={1.75} />
            </ActionIcon>
            <output
              className={`rounded-full color-white text-sm tabular absolute ${classes.count}`}
            >
              {m.photoCount(index + 1, photos.length)}
            </output>
          </>
        )}
        {photo && onReport && (
          <ActionIcon
            className={`absolute color-white ${classes.report}`}
            variant="filled"
            color="dark"
            radius="xl"
            size={44}
            aria-label={m.reportPhoto}
            title={m.reportPhoto}
            onClick={() => onReport(photo)}
          >
            <IconFlag size={18} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
      {several && (
        <ul className={`plain-list grid gap-2-5 ${classes.thumbs}`}>
          {photos.map(({ url, publicId }, number) => (
            <li key={publicId}>
              <button
                className={`p-0 w-full border-0 bg-sunken overflow-hidden clickable portrait rounded-lg ${classes.button}`}
                type="button"
                aria-label={m.photo(name, number + 1)}
                aria-pressed={number === index}
                onClick={() => setChosen(number)}
              >
                <Photo className="w-full h-full cover face-up" url={url} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
