import classes from './legend.module.css';

interface Row {
  name: string;
  color: string;
  count?: string;
  share?: string;
}

export function Legend({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={`plain-list text-sm ${classes.legend}`} data-plain={!rows[0]?.count}>
      {rows.map(({ name, color, count, share }) => (
        <li className="row gap-2 tabular py-1" key={name}>
          <span
            className={`flex-none rounded-xs ${classes.swatch}`}
            style={{ background: color }}
          />
          <span className="min-w-0 anywhere">{name}</span>
          {count && <b className="push-end semibold">{count}</b>}
          {share && <span className={`muted text-end ${classes.share}`}>{share}</span>}
        </li>
      ))}
    </ul>
  );
}
