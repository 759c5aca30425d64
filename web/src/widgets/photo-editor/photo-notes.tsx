import { IconMoodSmile, IconRun, IconShieldLock, IconSun } from '@tabler/icons-react';
import { messages as m } from '#texts/photos.ts';
import classes from './photo-editor.module.css';
import { maxPhotos } from './use-uploads.ts';

const icons = [IconSun, IconMoodSmile, IconRun];

/** Next to the photos: what can be added, and tips for a good one. */
export function PhotoNotes({ full }: { full: boolean }) {
  return (
    <>
      <p className="flex gap-2.5 text-pretty">
        {full ? (
          m.full
        ) : (
          <span>
            {m.limits({ most: maxPhotos })}{' '}
            <span className={`block ${classes.drop}`}>{m.drop}</span>
          </span>
        )}
      </p>
      <p className="flex gap-2.5 text-pretty">
        <IconShieldLock className="mt-0.5 flex-none" size={18} stroke={1.75} aria-hidden />
        {m.hidden}
      </p>
      <ul
        className={`m-0 grid list-none gap-2.5 border-t border-line text-md text-ink ${classes.tips}`}
        aria-label={m.tipsLabel}
      >
        {m.tips.map((tip, index) => {
          const Icon = icons[index] ?? IconSun;
          return (
            <li className="flex items-center gap-2.5" key={tip}>
              <Icon className="flex-none text-brand" size={19} stroke={1.75} aria-hidden /> {tip}
            </li>
          );
        })}
      </ul>
    </>
  );
}
