import strip from '../lists/figure-strip.module.css';
import panel from '../pages/panel.module.css';
import classes from './figures-skeleton.module.css';
import { LoadingLine } from './loading-line.tsx';

const figures = ['first', 'second', 'third', 'fourth'];
const charts = ['first', 'second', 'third'];

interface Props {
  loading: string;
  /** The columns of the charts. */
  className: string | undefined;
}

/** Four figures in a strip, and three charts below it, while they load. */
export const FiguresSkeleton = ({ loading, className }: Props) => (
  <>
    <LoadingLine text={loading} />
    <div
      className={`grid grid-cols-2 overflow-hidden rounded-md border border-line ${strip.strip}`}
      aria-hidden
    >
      {figures.map((figure) => (
        <div className={`grid bg-surface ${strip.figure} ${classes.figure}`} key={figure}>
          <i className={`rounded-sm bg-skeleton ${classes.label}`} />
          <i className={`rounded-sm bg-skeleton ${classes.value}`} />
          <i className={`rounded-sm bg-skeleton ${classes.label}`} />
        </div>
      ))}
    </div>
    <div className={`grid gap-4 ${className}`} aria-hidden>
      {charts.map((chart) => (
        <div className={`grid content-start gap-3 px-5 py-4 ${panel.panel}`} key={chart}>
          <i className={`rounded-sm bg-skeleton ${classes.title}`} />
          <i className={`rounded-sm bg-skeleton ${classes.label}`} />
          <i className={`rounded-md bg-skeleton ${classes.chart}`} />
        </div>
      ))}
    </div>
  </>
);
