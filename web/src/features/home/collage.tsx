import { messages } from '#texts/home.ts';
import { BrandMark } from '../../ui/pages/brand-mark.tsx';
import amara from '../../ui/portraits/amara.svg';
import jonas from '../../ui/portraits/jonas.svg';
import classes from './collage.module.css';

/** Decoration, hidden from screen readers: two profiles under an arch. */
export function Collage() {
  const { first, second, common, interests } = messages.collage;
  return (
    <div className={`relative ${classes.collage}`} aria-hidden="true">
      <div className={`absolute ${classes.arch}`} />
      <Card className={classes.first} picture={amara} {...first} />
      <Card className={classes.second} picture={jonas} {...second} />
      <div
        className={`absolute flex items-center gap-3.5 rounded-xl bg-raised text-sm text-muted shadow-3 ${classes.tag}`}
      >
        <BrandMark size={32} />
        <span>
          <b className="block text-md text-ink">{common}</b>
          {interests}
        </span>
      </div>
    </div>
  );
}

interface CardProps {
  className: string | undefined;
  picture: string;
  name: string;
  age: string;
}

function Card({ className, picture, name, age }: CardProps) {
  return (
    <figure
      className={`absolute overflow-hidden rounded-3xl bg-surface shadow-3 ${classes.card} ${className}`}
    >
      <img
        className={`h-full w-full rounded-2xl object-cover ${classes.image}`}
        src={picture}
        alt=""
        width={258}
        height={336}
      />
      <figcaption className={`absolute z-1 tracking-snug text-ink ${classes.caption}`}>
        {name} <span className="font-normal">{age}</span>
      </figcaption>
    </figure>
  );
}
