import type { Pose } from '@kindred/contract/photo-checks/poses';
import classes from './pose-figure.module.css';

type Hand = 'fingers' | 'three' | 'flat' | 'open' | 'fist' | 'thumb' | 'point';

interface Figure {
  /** How the head is turned or tilted. */
  readonly head?: string;
  readonly eyes?: string;
  readonly mouth?: string;
  readonly hand?: { readonly shape: Hand; readonly at: string };
  /** An arrow that says where to. */
  readonly arrow?: string;
}

const eyes = 'M41 40v3M55 40v3';
const smile = 'M42 54c4 3 8 3 12 0';
const handsOf: Record<Hand, string> = {
  fingers: 'M-4 4v-18a3 3 0 0 1 6 0v14M2-4l4-13a3 3 0 0 1 6 2l-4 15M-6 0c-3 12 0 18 7 18s10-6 9-16',
  three:
    'M-7 2v-14a3 3 0 0 1 5 0v12M-2-2v-16a3 3 0 0 1 6 0v16M4-2l4-12a3 3 0 0 1 5 2l-4 14M-8 2c-2 12 1 17 9 17s10-6 9-16',
  flat: 'M-20-3h30c5 0 5 6 0 6h-30M-20-3c-6 0-10 2-14 6M-20 3l-8 6',
  open: 'M-10 0v-12M-4-2v-16M2-2v-17M8-2v-14M-10 0c-2 13 2 19 9 19s11-6 10-20M9 4l6-6',
  fist: 'M-9 4c-2-10 3-13 10-13s11 4 9 13c-1 7-4 11-10 11s-9-4-9-11M-4-4v6M1-5v7M6-4v6',
  thumb:
    'M-8 6c-1-8 2-10 8-10s10 3 9 10c-1 6-4 9-9 9s-8-3-8-9M-7 0c-3-6-1-12 0-15a3 3 0 0 1 6 1l-1 9',
  point: 'M-3 2v-17a3 3 0 0 1 6 0v14M-7 4c-2 8 1 14 7 14s9-4 9-11c0-6-2-8-6-8',
};

/** Each figure is as in a mirror: what is on the left of the person is on the left of the picture. */
const figures: Record<Pose, Figure> = {
  'two-fingers-ear': { hand: { shape: 'fingers', at: 'translate(22 56)' } },
  'hand-under-chin': { hand: { shape: 'flat', at: 'translate(54 73)' } },
  'open-hand': { hand: { shape: 'open', at: 'translate(14 50)' } },
  'fist-on-cheek': { hand: { shape: 'fist', at: 'translate(26 54)' } },
  'thumb-up': { hand: { shape: 'thumb', at: 'translate(14 54)' } },
  'hand-on-head': { hand: { shape: 'flat', at: 'translate(52 16)' } },
  'finger-on-nose': { hand: { shape: 'point', at: 'translate(48 64)' } },
  'hand-on-forehead': { hand: { shape: 'flat', at: 'translate(54 30)' } },
  'three-fingers': { hand: { shape: 'three', at: 'translate(14 52)' } },
  'look-left': {
    eyes: 'M32 40v3M44 40v3',
    mouth: 'M32 54c3 3 6 3 10 1',
    arrow: 'M18 42H4M10 35l-7 7 7 7',
  },
  'look-right': {
    eyes: 'M52 40v3M64 40v3',
    mouth: 'M54 55c4 2 7 2 10-1',
    arrow: 'M78 42h14M86 35l7 7-7 7',
  },
  'look-up': {
    eyes: 'M41 30v3M55 30v3',
    mouth: 'M42 43c4 3 8 3 12 0',
    arrow: 'M84 34V14M77 21l7-7 7 7',
  },
  'tilt-right': { head: 'rotate(20 48 68)', arrow: 'M62 8c10 2 18 8 22 16M84 14v10H74' },
  'tilt-left': { head: 'rotate(-20 48 68)', arrow: 'M34 8c-10 2-18 8-22 16M12 14v10h10' },
  'close-left-eye': { eyes: 'M37 42h8M55 40v3', arrow: 'M12 42h12M18 36l6 6-6 6' },
  'open-mouth': { mouth: 'M48 49c5 0 7 3 7 7s-2 8-7 8-7-4-7-8 2-7 7-7' },
  'raise-eyebrows': { eyes: 'M41 41v3M55 41v3M36 32c3-4 7-4 10-1M50 31c3-3 7-3 10 1' },
  'press-lips': { mouth: 'M42 55h12M43 58h10' },
};

/** A simple drawing of a pose. What it shows is said beside it. */
export function PoseFigure({ pose, size = 88 }: { pose: Pose; size?: number }) {
  const { head, hand, arrow, ...face } = figures[pose];
  return (
    <svg className={classes.figure} viewBox="0 0 96 96" width={size} height={size} aria-hidden>
      <path d="M41 66v8c-12 3-21 8-24 19M55 66v8c12 3 21 8 24 19" />
      <g transform={head}>
        <ellipse cx={48} cy={42} rx={21} ry={25} />
        <path className={face.eyes ? classes.asked : undefined} d={face.eyes ?? eyes} />
        <path className={face.mouth ? classes.asked : undefined} d={face.mouth ?? smile} />
      </g>
      {hand && <path className={classes.asked} transform={hand.at} d={handsOf[hand.shape]} />}
      {arrow && <path className={classes.asked} d={arrow} />}
    </svg>
  );
}
