import { IconPhotoPlus, IconPlus } from '@tabler/icons-react';
import { messages as m } from '#texts/photos.ts';
import classes from './photo-editor.module.css';
import { maxPhotos } from './use-uploads.ts';

interface Props {
  number: number;
  /** The first free place. */
  first: boolean;
  onAdd: () => void;
}

export function AddSlot({ number, first, onAdd }: Props) {
  return (
    <li className={`aspect-portrait ${classes.slot}`}>
      <button
        className={`grid h-full w-full cursor-pointer justify-items-center gap-2 rounded-lg bg-transparent p-2 text-muted heading-md hover:bg-hover ${classes.button}`}
        type="button"
        aria-label={first ? m.add : number === maxPhotos ? m.addMore : m.addAt({ number })}
        data-add-photo={first || undefined}
        onClick={onAdd}
      >
        {number === 1 ? (
          <>
            <IconPhotoPlus size={28} stroke={1.5} aria-hidden /> {m.add}
          </>
        ) : number === maxPhotos ? (
          <span className="flex items-center gap-2">
            <IconPlus size={20} stroke={1.75} aria-hidden /> {m.addMore}
          </span>
        ) : (
          <IconPlus size={24} stroke={1.75} aria-hidden />
        )}
      </button>
    </li>
  );
}
