import classes from './numbers-page.module.css';

/** The length of a row's first figure compared with the largest; the figure itself is in the row. */
export const Bar = ({ share }: { share: number }) => (
  <i aria-hidden className={`mt-1 block rounded-xs bg-muted-soft ${classes.bar}`}>
    <i className="block h-full rounded-xs bg-chart-1" style={{ width: `${share * 100}%` }} />
  </i>
);
