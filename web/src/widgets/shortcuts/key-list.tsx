import classes from './shortcuts.module.css';

/** The effect of each key. */
export function KeyList({
  keys,
  label,
}: {
  keys: readonly (readonly [string, string])[];
  label: string;
}) {
  return (
    <dl
      className={`grid gap-hairline m-0 border-top muted text-xs hide-below-tablet ${classes.keys}`}
      aria-label={label}
    >
      {keys.map(([key, what]) => (
        <div className="flex between gap-2" key={key}>
          <dt className="semibold">{key}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
