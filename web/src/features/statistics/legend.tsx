import classes from './legend.module.css';

interface Row {
  name: string;
  color: string;
  count: string;
  share: string;
}

export function Legend({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={classes.legend}>
      {rows.map(({ name, color, count, share }) => (
        <li key={name}>
          <span className={classes.swatch} style={{ background: color }} />
          {name}
          <b>{count}</b>
          <span className={classes.share}>{share}</span>
        </li>
      ))}
    </ul>
  );
}
