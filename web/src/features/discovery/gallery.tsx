import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { messages } from '../../lib/messages/profiles.ts';
import { Photo } from '../../widgets/photo.tsx';
import classes from './gallery.module.css';

/** One large photo, and the others below it to choose from. */
export function Gallery({ name, urls }: { name: string; urls: readonly string[] }) {
  const { person: m } = messages;
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, urls.length - 1);
  const [url, several] = [urls[index], urls.length > 1];
  const step = (by: number) => setChosen((index + by + urls.length) % urls.length);
  return (
    <section className={classes.gallery} aria-label={m.photos(name)}>
      <div className={classes.stage}>
        {url && <Photo url={url} alt={m.photo(name, index + 1)} />}
        {several && (
          <>
            <ActionIcon
              className={classes.back}
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
              className={classes.next}
              variant="filled"
              color="dark"
              radius="xl"
              size={44}
              aria-label={m.nextPhoto}
              onClick={() => step(1)}
            >
              <IconChevronRight size={20} stroke={1.75} />
            </ActionIcon>
            <output className={classes.count}>{m.photoCount(index + 1, urls.length)}</output>
          </>
        )}
      </div>
      {several && (
        <ul className={classes.thumbs}>
          {urls.map((each, number) => (
            <li key={each}>
              <button
                type="button"
                aria-label={m.photo(name, number + 1)}
                aria-pressed={number === index}
                onClick={() => setChosen(number)}
              >
                <Photo url={each} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
