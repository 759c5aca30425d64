import type { ColorRepair } from '@kindred/contract/site/color-repairs';
import { paletteOf } from '@kindred/contract/site/palette';
import { IconCircleCheck } from '@tabler/icons-react';
import { formatContrast } from '../../../lib/formats/contrast.ts';
import { messages as m } from '#texts/color-repairs.ts';
import classes from './parts.module.css';

interface Props {
  main: string;
  accent: string;
}

/** What the palette had to change about the colors, so that everything can be read. */
export function Repairs({ main, accent }: Props) {
  const { repairs } = paletteOf({ main, accent });
  return repairs.map((repair) => (
    <div
      key={`${repair.code} ${repair.scheme}`}
      className={`flex gap-3 rounded-md px-4 py-3 text-sm ${classes.repair}`}
    >
      <IconCircleCheck
        className={`flex-none ${classes.sign}`}
        size={20}
        stroke={1.75}
        aria-hidden
      />
      <div className="min-w-0 anywhere">
        <p className="font-semibold">{m.titles[repair.code]}</p>
        <p>
          {m.reasons[repair.code](written(repair))} {unchanged(repair, repairs)}
        </p>
      </div>
    </div>
  ));
}

const written = (repair: ColorRepair) => ({
  ...repair,
  contrast: formatContrast(repair.contrast),
  least: formatContrast(repair.least),
  usedContrast: formatContrast(repair.usedContrast),
});

const placeOf = ({ code }: ColorRepair) => code.replace(/_(darkened|lightened)$/, '');

/** In the other scheme the color may be used as it is. Text is never of exactly that color. */
function unchanged(repair: ColorRepair, all: readonly ColorRepair[]) {
  const place = placeOf(repair);
  const isAlone = all.filter((each) => placeOf(each) === place).length === 1;
  if (repair.scheme === 'both' || !isAlone || place.endsWith('text')) return null;
  return m.unchanged[repair.scheme === 'light' ? 'dark' : 'light'];
}
