import classes from './legend.module.css';

interface Row {
  name: string;
  color: string;
  count?: string;
  share?: string;
}

export function Legend({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={`m-0 list-none p-0 text-sm ${classes.legend}`} data-plain={!rows[0]?.count}>
      {rows.map(({ name, color, count, share }) => (
        <li className="flex items-center gap-2 py-1 tabular-nums" key={name}>
          <span
            className={`flex-none rounded-xs ${classes.swatch}`}
            style={{ background: color }}
          />
          <span className="min-w-0 anywhere">{name}</span>
          {count && <b className="ms-auto font-semibold">{count}</b>}
          {share && <span className={`text-end text-muted ${classes.share}`}>{share}</span>}
        </li>
      ))}
    </ul>
  );
}
