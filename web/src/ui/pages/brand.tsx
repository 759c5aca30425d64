import { config } from '../../lib/calls/config.ts';
import { BrandMark } from './brand-mark.tsx';

interface Props {
  size?: number;
  /** It stands on a dark ground in both color schemes. */
  onDark?: boolean;
}

/** The mark and the name of the site. A site with a logo of its own has it in their place, by the style of the served page. */
export const Brand = ({ size, onDark = false }: Props) => (
  <span className="inline-flex min-w-0 items-center gap-2" data-brand={onDark ? 'on-dark' : ''}>
    <BrandMark size={size} />
    <span className="truncate">{config.brandName}</span>
  </span>
);
