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
        className={`row gap-3-5 rounded-xl bg-raised shadow-3 muted text-sm absolute ${classes.tag}`}
      >
        <BrandMark size={32} />
        <span>
          <b className="block ink text-md">{common}</b>
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
      className={`absolute overflow-hidden bg-surface shadow-3 rounded-3xl ${classes.card} ${className}`}
    >
      <img
        className={`w-full h-full cover rounded-2xl ${classes.image}`}
        src={picture}
        alt=""
        width={258}
        height={336}
      />
      <figcaption className={`ink tight-15 absolute z-1 ${classes.caption}`}>
        {name} <span className="normal">{age}</span>
      </figcaption>
    </figure>
  );
}
