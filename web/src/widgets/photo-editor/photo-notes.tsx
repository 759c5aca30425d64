import { IconMoodSmile, IconRun, IconShieldLock, IconSun } from '@tabler/icons-react';
import { messages as m } from '#texts/photos.ts';
import classes from './photo-editor.module.css';
import { maxPhotos } from './use-uploads.ts';

const icons = [IconSun, IconMoodSmile, IconRun];

/** Next to the photos: what can be added, and tips for a good one. */
export function PhotoNotes({ full }: { full: boolean }) {
  return (
    <>
      <p className="flex gap-2-5 pretty">
        {full ? (
          m.full
        ) : (
          <span>
            {m.limits({ most: maxPhotos })}{' '}
            <span className={`block ${classes.drop}`}>{m.drop}</span>
          </span>
        )}
      </p>
      <p className="flex gap-2-5 pretty">
        <IconShieldLock className="flex-none mt-hairline" size={18} stroke={1.75} aria-hidden />
        {m.hidden}
      </p>
      <ul
        className={`grid gap-2-5 m-0 border-top ink text-md list-none ${classes.tips}`}
        aria-label={m.tipsLabel}
      >
        {m.tips.map((tip, index) => {
          const Icon = icons[index] ?? IconSun;
          return (
            <li className="row gap-2-5" key={tip}>
              <Icon className="flex-none color-brand" size={19} stroke={1.75} aria-hidden /> {tip}
            </li>
          );
        })}
      </ul>
    </>
  );
}
