import classes from './arches.module.css';
import kofi from '../portraits/kofi.svg';
import priya from '../portraits/priya.svg';
import sam from '../portraits/sam.svg';
import theo from '../portraits/theo.svg';

const people = [sam, kofi, priya, theo];

interface Props {
  className?: string | undefined;
}

/** Decoration: a row of people, each in an arch. What places it gives it a height. */
export function Arches({ className }: Props) {
  return (
    <div className={`${classes.box} ${className ?? ''}`} aria-hidden="true">
      <div className={`flex h-full items-end justify-center ${classes.row}`}>
        {people.map((picture) => (
          <span className={`flex-none overflow-hidden ${classes.arch}`} key={picture}>
            <img
              className={`block h-full w-full object-cover ${classes.image}`}
              src={picture}
              alt=""
              width={160}
              height={200}
              loading="lazy"
            />
          </span>
        ))}
      </div>
    </div>
  );
}
